// Each call of OCC v2 that a shop of consumers may have is answered, or absent for the reason docs/occ.md gives.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Schemas, shop } from './support/client.ts';
import { operations } from './support/contract.ts';
import { customer } from './support/people.ts';

interface Some {
  why: string;
  calls: string[];
}
const { areas } = JSON.parse(readFileSync(new URL('../../../contract/occ-calls.json', import.meta.url), 'utf8')) as {
  areas: { area: string; answered: string[]; refused?: Some[]; absent: Some[] }[];
};
const refused = areas.flatMap((area) => (area.refused ?? []).flatMap(({ calls }) => calls));
const answered = areas.flatMap((area) => [...area.answered, ...(area.refused ?? []).flatMap(({ calls }) => calls)]);
const absent = areas.flatMap((area) => area.absent.flatMap(({ calls }) => calls));
const anywhere = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');

/** What a customer of its own is answered: the status, and the type of the first error. */
const asked = async (call: string, token?: string) => {
  const [method, path] = call.split(' ') as [string, string];
  const filled = path.replaceAll('{userId}', 'current').replaceAll(/\{\w+\}/g, 'nothing');
  const { status, body } = await shop().with({ token }).raw(method, `/occ/v2${path === '/basesites' ? '' : '/spaza'}${filled}`, method === 'GET' || method === 'HEAD' ? {} : { body: {} });
  return [status, (body as Partial<Schemas['ErrorList']>).errors?.[0]?.type] as const;
};
const nowhere = [[404, 'UnknownResourceError'], [405, 'MethodNotAllowedError']];

test('no call stands in the list twice', () => {
  const all = [...answered, ...absent];
  expect(new Set(all).size).toBe(all.length);
});

describe('a call that is answered', () => {
  test('stands in the contract', () => {
    const known = new Set(operations.map(({ method, path }) => `${method} ${anywhere(path.replace(/^\/occ\/v2/, ''))}`));
    expect(answered.filter((call) => !known.has(anywhere(call).replace(/^HEAD/, 'GET')))).toEqual([]);
  });

  test('is answered', async () => {
    // Closing the account goes last.
    const closing = 'DELETE /users/{userId}';
    const calls = [...answered.filter((call) => call !== closing), closing];
    const { client } = await customer();
    for (const call of calls) {
      const answer = await asked(call, client.token);
      expect(nowhere, call).not.toContainEqual(answer);
      expect(answer[0], call).toBeLessThan(500);
    }
  });

  test('and always refused says so', async () => {
    const { client } = await customer();
    for (const call of refused) expect((await asked(call, client.token))[0], call).toBe(400);
  });
});

test('a call that is absent is none', async () => {
  const { client } = await customer();
  for (const call of absent) {
    const answer = await asked(call, client.token);
    // There may be a product of that code.
    if (call === 'GET /products/expressupdate') expect(answer).toEqual([400, 'UnknownIdentifierError']);
    else expect(nowhere, call).toContainEqual(answer);
  }
});
