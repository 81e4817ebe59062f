import { describe, expect, test } from 'vitest';
import { shop } from './support/client.ts';
import { unbought } from './support/shelf.ts';

const api = shop();
const product = async (fields?: string) => {
  const { code } = await unbought();
  return api.get<Record<string, any>>(`/products/${code}`, { fields });
};
const membersOf = (value: object) => Object.keys(value).sort();

describe('fields', () => {
  test('each level holds everything of the level below', async () => {
    const [basic, standard, full] = await Promise.all(['BASIC', 'DEFAULT', 'FULL'].map((level) => product(level)));
    expect(membersOf(standard!)).toEqual(expect.arrayContaining(membersOf(basic!)));
    expect(membersOf(full!)).toEqual(expect.arrayContaining(membersOf(standard!)));
    expect(membersOf(basic!).length).toBeLessThan(membersOf(standard!).length);
    expect(membersOf(standard!).length).toBeLessThan(membersOf(full!).length);
  });

  test('without them are DEFAULT', async () => expect(await product()).toEqual(await product('DEFAULT')));

  test('may be written in any case', async () => {
    expect(await product('basic')).toEqual(await product('BASIC'));
    expect(await product('Full')).toEqual(await product('FULL'));
  });

  test('naming members give those and no others', async () => {
    expect(membersOf(await product('code,name'))).toEqual(['code', 'name']);
  });

  test('naming a nested member give just that', async () => {
    const { price } = await product('price(formattedValue)');
    expect(membersOf(price)).toEqual(['formattedValue']);
  });

  test('add members to a level', async () => {
    const seen = await product('BASIC,averageRating');
    expect(membersOf(seen)).toEqual([...new Set([...membersOf(await product('BASIC')), 'averageRating'])].sort());
  });

  test('may repeat themselves, in any order and with spaces', async () => {
    expect(await product('name, code, name,price(value, currencyIso)')).toEqual(await product('price(currencyIso,value),code,name'));
  });

  test('nobody knows are passed over', async () => {
    expect(membersOf(await product('code,doesNotExist,price(alsoNot)'))).toEqual(expect.arrayContaining(['code']));
  });

  test('reach into lists', async () => {
    const page = await api.get('/products/search', { fields: 'products(code,price(FULL)),pagination(DEFAULT)', pageSize: 3 });
    expect(membersOf(page)).toEqual(['pagination', 'products']);
    for (const one of page.products) expect(membersOf(one)).toEqual(['code', 'price']);
  });

  test.each(['(', ')', 'code)', 'code(', 'code((name))', ',', 'code,,name', 'price()', 'co de', 'code(name))', '()', 'a(b', '%'])(
    'malformed as %j are refused',
    async (fields) => {
      const { code } = await unbought();
      expect(await api.refusal('GET', `/products/${code}`, { query: { fields } })).toMatchObject({
        status: 400,
        type: 'ValidationError',
        reason: 'invalid',
        subjectType: 'parameter',
        subject: 'fields',
      });
    },
  );

  test('eight levels deep are read, nine are refused', async () => {
    const { code } = await unbought();
    const nested = (depth: number) => 'a('.repeat(depth) + 'a' + ')'.repeat(depth);
    expect((await api.call('GET', `/products/${code}`, { query: { fields: nested(7) } })).status).toBe(200);
    expect((await api.call('GET', `/products/${code}`, { query: { fields: nested(9) } })).status).toBe(400);
  });
});
