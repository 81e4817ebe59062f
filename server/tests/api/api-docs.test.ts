// What /docs/api shows: the shop's part of the contract, whose examples the demo shop answers.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { shop } from './support/client.ts';
import { operations } from './support/contract.ts';
import { guest } from './support/people.ts';
import { startOwnShop } from './support/server.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  example?: string | number;
}
interface Call {
  operationId: string;
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { $ref: string } | { content?: Record<string, { schema: { xml: { name: string } } }> }>;
}

const api = shop();
const built = new URL('../../../web/dist/docs/api/openapi.json', import.meta.url);
const shown = JSON.parse(readFileSync(built, 'utf8'));
const resolved = (node: Parameter | { $ref: string }): Parameter => ('$ref' in node ? shown.components.parameters[node.$ref.split('/').at(-1)!] : node);

const calls = Object.entries<Record<string, Call>>(shown.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
    .map(([method, call]) => ({ ...call, method: method.toUpperCase(), path })),
);
const call = (id: string) => calls.find(({ operationId }) => operationId === id)!;

/** The address and query that the examples of a call make; `own` stands for what no example can know. */
const asShown = ({ path, parameters }: { path: string; parameters: Call['parameters'] }, own: Record<string, string> = {}) => {
  const query: Record<string, string | number> = {};
  for (const { name, in: where, required, example } of parameters.map(resolved)) {
    const value = own[name] ?? example;
    if (required) expect(value, `${path}: no example of ${name}`).toBeDefined();
    if (value === undefined) continue;
    if (where === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    if (where === 'query') query[name] = value;
  }
  return { path, query };
};

/** Reads that need nobody's token and nothing made before. */
const openReads = operations.filter(({ method, atRoot, needsToken, path }) => method === 'GET' && !atRoot && !needsToken && !path.includes('{cart}'));

test('a shop with its web files shows the document on a page that has nothing of elsewhere', async () => {
  const own = await startOwnShop('api-docs', { env: { SPAZA_SERVE_WEB_DIR: fileURLToPath(new URL('../..', built)) } });
  try {
    const page = await fetch(`${own.shop.base}/docs/api`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(await page.text()).not.toMatch(/<script(?![^>]* src=)|<style|https?:/);
    expect(await (await fetch(`${own.shop.base}/docs/api/openapi.json`)).json()).toEqual(shown);
  } finally {
    await own.stop();
  }
});

test('the document has every call of the contract but those of the shop’s people, and nothing that only they need', () => {
  const ids = calls.map(({ operationId }) => operationId).sort();
  expect(ids).toEqual(operations.filter(({ path }) => !path.startsWith('/backoffice/')).map(({ id }) => id).sort());
  expect(JSON.stringify(shown)).not.toMatch(/backoffice\/api|staffCookie/);
});

test('the document says of each answer how it can be had: the shop’s in XML, too', () => {
  const roots = JSON.parse(readFileSync(new URL('../../assets/occ/xml-roots.json', import.meta.url), 'utf8')) as Record<string, string>;
  const reported: Record<string, string> = {};
  for (const { method, path, responses } of calls)
    for (const [status, given] of Object.entries(responses)) {
      const { content = {} } = '$ref' in given ? shown.components.responses[given.$ref.split('/').at(-1)!] : given;
      const [json, xml] = [content['application/json'], content['application/xml']];
      if (!json || !xml) continue;
      const { xml: name, ...schema } = xml.schema;
      expect([method, path, status, schema]).toEqual([method, path, status, json!.schema]);
      if (status.startsWith('2')) reported[`${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`] = name.name;
      else expect([method, path, status, name.name]).toEqual([method, path, status, 'errorList']);
    }
  expect(reported).toEqual(roots);
});

describe('its examples are answered by the demo shop', () => {
  test.each(openReads.map(({ id, path }) => [id, path]))('%s, %s', async (id) => {
    const { path, query } = asShown(call(id!));
    await api.get(path, query);
  });

  test('from a guest’s session to a cart with an entry', async () => {
    const body = (id: string) => call(id).requestBody?.content['application/json']?.example;
    const { client } = await guest();
    expect(body('anonymousUserLogin')).toEqual({});
    const { guid: cart } = await client.post<{ guid: string }>(asShown(call('createCart')).path, body('createCart'));
    const added = asShown(call('addEntry'), { cart });
    expect(await client.post(added.path, body('addEntry'))).toMatchObject({ quantityAdded: 1 });
    for (const id of ['getCart', 'getEntries', 'getEntry', 'getVouchers', 'getCarts']) {
      const { path, query } = asShown(call(id), { cart });
      await client.get(path, query);
    }
  });
});
