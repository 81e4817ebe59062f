// @vitest-environment node
import { ESLint } from 'eslint';
import { beforeAll, expect, test } from 'vitest';

const eslint = new ESLint({ ignore: false });

const refusals = async (code: string, filePath = 'src/screens/home.tsx') => {
  const [result] = await eslint.lintText(code, { filePath });
  return result!.messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax').length;
};

// The first one reads the rules and the compiler, which takes seconds on a busy machine.
beforeAll(async () => void (await refusals('')), 60_000);

test.each([
  ['a type beside a path', 'export const q = () => useApi<string>(path);'],
  ['a type beside a write', "export const w = () => api.post<string>('/logout');"],
  ['a type beside what is kept', 'export const k = () => cache.getQueryData<string>(keyOf(path));'],
  ['a type beside what the server found', 'export const a = () => answers.get<string>(path);'],
  ['an answer made into something else', 'export const c = async () => (await api.get(path)) as string;'],
  ['an address made of a string', "export const p = '/carts/1' as ApiPath<string>;"],
  ['a key made of a string', 'export const s = () => cache.setQueryData([path], 1);'],
  ['a query of its own', 'export const o = { queryKey: [`/carts/${code}`] };'],
  ['a call past the client', "export const f = () => fetch('/occ/v2/spaza/carts/1');"],
])('%s is refused', async (_, code) => {
  expect(await refusals(code)).toBe(1);
});

test.each([
  ['e2e/flows/expiry.spec.ts', "export const f = () => fetch('/occ/v2/spaza/carts/1');"],
  ['e2e/flows/expiry.spec.ts', 'export const f = () => page.request.post(`/occ/v2/spaza/carts/${cart}`);'],
  ['src/screens/test/home.test.tsx', 'export const q = () => useApi<string>(path);'],
])('by hand it is refused in %s', async (file, code) => {
  expect(await refusals(code, file)).toBe(1);
});

test.each([
  ['without a method', 'export const F = () => <form onSubmit={send} />;', 1],
  ['by get', 'export const F = () => <form method="get" onSubmit={send} />;', 1],
  ['by post', 'export const F = () => <form method="post" onSubmit={send} />;', 0],
  ['with an address of its own', 'export const F = () => <form action="/l/search" onSubmit={send} />;', 0],
])('a form %s', async (_, code, times) => {
  expect(await refusals(code)).toBe(times);
});

test("React's own lazy is refused", async () => {
  expect(await refusals("import { lazy } from 'react';")).toBe(1);
});

test('what the contract types is not', async () => {
  const code = "export const q = () => useApi(apiPath('/carts/{cart}', { path: { cart: '1' } }));";
  expect(await refusals(code)).toBe(0);
});
