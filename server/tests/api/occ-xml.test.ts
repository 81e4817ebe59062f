// Stock OCC clients that ask for XML get it: the same answer, element by element.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shop } from './support/client.ts';
import { operations } from './support/contract.ts';
import { customer } from './support/people.ts';
import { aProduct } from './support/shelf.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
/** An element: its name, and its text or its elements. */
type Element = [string, string | Element[]];

const stock = shop().plain;
const prefix = '/occ/v2/spaza';

/** Read by a parser that refuses what is not well-formed. */
const parsed = (xml: string): Element =>
  JSON.parse(
    execFileSync('python3', [
      '-c',
      `import json,sys,xml.etree.ElementTree as tree
def shown(e): return [e.get('name') if e.tag == 'member' and e.get('name') is not None else e.tag, [shown(c) for c in e] if len(e) else (e.text or '')]
print(json.dumps(shown(tree.fromstring(sys.stdin.buffer.read()))))`,
    ], { input: xml, maxBuffer: 1e8 }).toString(),
  );

/** What the document must be for this JSON. */
const elements = (name: string, value: Json): Element[] => {
  if (value === null) return [];
  if (Array.isArray(value)) return [[name, value.length === 0 ? '' : value.flatMap((item) => elements('item', item))]];
  if (typeof value !== 'object') return [[name, String(value)]];
  const inside = Object.entries(value).flatMap(([member, item]) => (Array.isArray(item) ? item.flatMap((each) => elements(member, each)) : elements(member, item)));
  return [[name, inside.length === 0 ? '' : inside]];
};

const xmlOf = async (path: string, accept = 'application/xml') => stock.raw('GET', path, { headers: { accept } });

interface Examples {
  parameters: Record<string, string | number>;
  calls: Record<string, Record<string, string | number>>;
}
const examples = JSON.parse(readFileSync(new URL('../../../contract/examples.json', import.meta.url), 'utf8')) as Examples;
const roots = JSON.parse(readFileSync(new URL('../../assets/occ/xml-roots.json', import.meta.url), 'utf8')) as Record<string, string>;

/** Reads that need nobody's token, with the parameters of the examples. */
const reads = operations
  .filter(({ method, atRoot, needsToken, path }) => method === 'GET' && !atRoot && !needsToken && !path.includes('{cart}') && !path.includes('{user}'))
  .map(({ id, path, call }) => {
    const values = { ...examples.parameters, ...examples.calls[id] };
    const missing = [...path.matchAll(/\{(\w+)\}/g)].some(([, name]) => !(name! in values));
    const query = (call.parameters as { name?: string; in?: string; $ref?: string }[])
      .map((each) => each.name ?? each.$ref!.split('/').at(-1)!)
      .filter((name) => name in (examples.calls[id] ?? {}))
      .map((name) => `${name}=${encodeURIComponent(String(values[name]))}`);
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
    return { id, template: path, path: query.length > 0 ? `${filled}?${query.join('&')}` : filled, missing };
  })
  .filter(({ missing }) => !missing);

describe('every read of the examples', () => {
  test('there are some', () => expect(reads.length).toBeGreaterThan(25));

  test.each(reads)('$id is the same in XML', async ({ path, template }) => {
    const json = await stock.raw('GET', prefix + path);
    if (!json.headers.get('content-type')?.startsWith('application/json')) {
      expect((await xmlOf(prefix + path)).headers.get('content-type')).toBe(json.headers.get('content-type'));
      return;
    }
    const xml = await xmlOf(prefix + path);
    expect([xml.status, xml.headers.get('content-type')]).toEqual([json.status, 'application/xml']);
    const root = json.status < 400 ? roots[`GET ${template.replaceAll(/\{\w+\}/g, '{}')}`]! : 'errorList';
    expect(parsed(xml.body)).toEqual(elements(root, json.body as Json)[0]);
  });
});

describe('an answer in XML', () => {
  test('is called as OCC calls it', async () => {
    const { code } = await aProduct();
    for (const [path, root] of [[`/products/${code}`, 'product'], ['/products/search', 'productSearchPage'], ['/cms/pages?pageLabelOrId=/cart', 'cmsPage'], ['/languages', 'languageList'], ['/products/nothing', 'errorList'], ['/no-such-call', 'errorList'], ['/users/current/carts', 'errorList']])
      expect([path, parsed((await xmlOf(prefix + path)).body)[0]]).toEqual([path, root]);
  });

  test('is of a person, too, and of what is written', async () => {
    const { client } = await customer();
    const made = await client.raw('POST', `${prefix}/users/current/carts`, { body: {}, headers: { accept: 'application/xml' } });
    expect([made.status, made.headers.get('content-type'), parsed(made.body)[0]]).toEqual([201, 'application/xml', 'cart']);
    const user = await client.raw('GET', `${prefix}/users/current`, { headers: { accept: 'text/xml' } });
    expect(parsed(user.body)[0]).toBe('user');
    expect(user.headers.get('cache-control')).toBe('no-store');
  });

  test('has a tag of its own', async () => {
    const path = `${prefix}/products/${(await aProduct()).code}`;
    const [json, xml] = [await stock.raw('GET', path), await xmlOf(path)];
    expect(json.headers.get('vary')).toContain('Accept');
    expect(xml.headers.get('etag')).not.toBe(json.headers.get('etag'));
    const held = await stock.raw('GET', path, { headers: { accept: 'application/xml', 'if-none-match': xml.headers.get('etag')! } });
    expect(held.status).toBe(304);
    expect((await stock.raw('GET', path, { headers: { 'if-none-match': xml.headers.get('etag')! } })).status).toBe(200);
  });

  test('is given to who wants it more than JSON; calls with a zone are JSON whatever is wanted', async () => {
    const path = `${prefix}/languages`;
    for (const accept of ['application/json', '*/*', 'application/xml;q=0.5, application/json', 'application/json, text/plain, */*'])
      expect([accept, (await xmlOf(path, accept)).headers.get('content-type')]).toEqual([accept, 'application/json']);
    const zoned = `${prefix}/channel/web/zone/G205/products/${(await aProduct()).code}`;
    expect((await xmlOf(zoned)).headers.get('content-type')).toBe('application/json');
  });

  test('neither of both is refused before anything is done', async () => {
    const { client } = await customer();
    const before = (await client.plain.get('/users/current/carts')).carts.length;
    const refused = await client.raw('POST', `${prefix}/users/current/carts`, { body: {}, headers: { accept: 'text/csv' } });
    expect([refused.status, refused.body.errors[0]]).toMatchObject([406, { type: 'NotAcceptableError', subject: 'Accept' }]);
    expect((await client.plain.get('/users/current/carts')).carts.length).toBe(before);
  });
});
