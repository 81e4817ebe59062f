// One change of many products or prices: previewed, applied as previewed, undone as a whole.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { importFile, startOwnShop, until } from './support/server.ts';
import { api, memberOf } from './support/staff.ts';

type Plan = Schemas['StaffBulkPreview'];
type Done = Schemas['StaffBulkDone'];

let own: Awaited<ReturnType<typeof startOwnShop>>;
let client: Client;
let pricing: ReturnType<typeof memberOf>;
let codes: string[];

const sql = (statement: string) => sqlOn(own.database.url, statement);
const at = () => ({ database: own.database.url, base: own.shop.base });
const products = `${api}/bulk/products`;
const prices = `${api}/bulk/prices`;
const plan = (path: string, selection: object, change: object) => client.post<Plan>(`${path}/preview`, { selection, change });
const apply = async (path: string, selection: object, change: object, more: object = {}) =>
  client.post<Done>(path, { selection, change, mark: (await plan(path, selection, change)).mark, ...more });
const priceAll = (list: string[], price: number, was?: number) => importFile(own.database.url, 'prices.csv', `product,price,wasPrice\n${list.map((code) => `${code},${price},${was ?? ''}`).join('\n')}\n`);
const costs = (list: string[]) => sql(`SELECT cents FROM price WHERE product_code IN (${list.map((code) => `'${code}'`).join(', ')}) ORDER BY product_code`).split('\n').map(Number);

beforeAll(async () => {
  own = await startOwnShop('bulk', { products: 160, env: { SPAZA_LIMITS_ENABLED: 'false' } });
  client = memberOf(at(), 'catalogue').client;
  pricing = memberOf(at(), 'prices');
  codes = sql("SELECT code FROM product WHERE on_sale = 1 AND base_product = '' ORDER BY code").split('\n');
});
afterAll(() => own?.stop());

describe('products', () => {
  test('are hidden together: what is so already or unknown is skipped, with why; undone as a whole', async () => {
    const list = codes.slice(0, 5);
    await apply(products, { codes: [list[0]!] }, { onSale: false });
    const before = sql('SELECT COUNT(*) FROM staff_act');
    const preview = await plan(products, { codes: [...list, 'nobody', list[1]!] }, { onSale: false });
    expect(preview).toMatchObject({ changing: 4, skipped: 2, isForTwo: false });
    expect(preview.entries.map(({ code, before: was, after, skipped }) => [code, was, after, skipped])).toEqual([
      [list[0], 'false', 'false', 'It is so already.'], ...list.slice(1).map((code) => [code, 'true', 'false', undefined]), ['nobody', undefined, 'false', 'There is no such product.'],
    ]);
    expect(sql('SELECT COUNT(*) FROM staff_act')).toBe(before);
    const done = await apply(products, { codes: [...list, 'nobody'] }, { onSale: false }, { why: 'Recalled' });
    expect(done).toMatchObject({ isWaiting: false, changed: 4, skipped: 2 });
    expect(Number(sql('SELECT COUNT(*) FROM staff_act')) - Number(before)).toBe(4);
    expect(sql(`SELECT COUNT(*) FROM product WHERE on_sale = 0 AND code IN (${list.map((code) => `'${code}'`).join(', ')})`)).toBe('5');
    const undone = await client.post<Done>(`${products}/${done.batch}/undo`, { why: 'False alarm' });
    expect(undone.changed).toBe(4);
    expect(sql(`SELECT COUNT(*) FROM product WHERE on_sale = 0 AND code IN (${list.map((code) => `'${code}'`).join(', ')})`)).toBe('1');
    expect(await client.refusal('POST', `${products}/${done.batch}/undo`)).toMatchObject({ status: 409, type: 'StaffUndoError' });
    expect(await client.refusal('POST', `${products}/nothing/undo`)).toMatchObject({ status: 404 });
  });

  test('are not undone when one was changed since: none of them', async () => {
    const list = codes.slice(5, 8);
    const category = sql(`SELECT code FROM category WHERE parent_code IS NOT NULL AND code NOT IN (SELECT category_code FROM product WHERE code IN (${list.map((code) => `'${code}'`).join(', ')})) ORDER BY code LIMIT 1`);
    const { batch } = await apply(products, { codes: list }, { category });
    const product = await client.get<Schemas['StaffProduct']>(`${api}/products/${list[2]}`);
    const other = sql(`SELECT code FROM category WHERE parent_code IS NOT NULL AND code <> '${category}' ORDER BY code LIMIT 1`);
    await client.patch(`${api}/products/${list[2]}`, { version: product.version, changes: { category: other } });
    expect(await client.refusal('POST', `${products}/${batch}/undo`)).toMatchObject({ status: 409, type: 'StaffUndoError', subject: list[2] });
    expect(sql(`SELECT COUNT(*) FROM product WHERE category_code = '${category}' AND code IN ('${list[0]}', '${list[1]}')`)).toBe('2');
  });

  test('get one fact; what is none, or of another type, is refused before', async () => {
    const number = sql("SELECT code FROM attribute WHERE type = 'number' ORDER BY code LIMIT 1");
    const list = codes.slice(8, 11);
    for (const [change, subject] of [[{ fact: { code: number, values: ['many'] } }, `attr:${number}`], [{ fact: { code: 'noSuchFact', values: ['1'] } }, 'attr:noSuchFact'], [{ category: 'nowhere' }, 'category']] as const)
      expect([subject, await client.refusal('POST', `${products}/preview`, { body: { selection: { codes: list }, change } })]).toMatchObject([subject, { status: 400, subject }]);
    await apply(products, { codes: list }, { fact: { code: number, values: ['7'] } });
    const product = await client.get<Schemas['StaffProduct']>(`${api}/products/${list[0]}`);
    expect(product.facts.find(({ code }) => code === number)!.values).toEqual(['7']);
  });

  test('changed since the preview are not changed', async () => {
    const [code] = codes.slice(11);
    const { mark } = await plan(products, { codes: [code] }, { onSale: false });
    const product = await client.get<Schemas['StaffProduct']>(`${api}/products/${code}`);
    await client.patch(`${api}/products/${code}`, { version: product.version, changes: { keywords: 'something' } });
    expect(await client.refusal('POST', products, { body: { selection: { codes: [code] }, change: { onSale: false }, mark } })).toMatchObject({ status: 409, type: 'StaffPreviewError' });
    expect(sql(`SELECT on_sale FROM product WHERE code = '${code}'`)).toBe('1');
  });

  test('are chosen by what a list was asked for', async () => {
    const brand = sql('SELECT brand_code FROM product ORDER BY code LIMIT 1');
    const { entries } = await plan(products, { brand }, { onSale: true });
    expect(entries.map(({ code }) => code)).toEqual(sql(`SELECT code FROM product WHERE brand_code = '${brand}' ORDER BY code`).split('\n'));
    for (const [form, subject] of [
      [{ selection: { codes: [] }, change: { onSale: true } }, 'selection/codes'], [{ selection: { codes: Array.from({ length: 5001 }, (_, n) => String(n)) }, change: { onSale: true } }, 'selection'], [{ selection: { brand: 'nobody' }, change: { onSale: true } }, 'selection'],
      [{ selection: { state: 'mine' }, change: { onSale: true } }, 'selection/state'], [{ selection: { codes: ['1'] }, change: {} }, 'change'], [{ selection: { codes: ['1'] }, change: { onSale: true, category: 'x' } }, 'change'],
    ] as const)
      expect([subject, await client.refusal('POST', `${products}/preview`, { body: form })]).toMatchObject([subject, { status: 400, subject }]);
    expect(await client.refusal('POST', products, { body: { selection: { codes: ['1'] }, change: { onSale: true } } })).toMatchObject({ status: 400, subject: 'mark' });
  });
});

describe('prices', () => {
  test('go down by a percentage and end in .99, with the former price as was-price; undone as a whole', async () => {
    const list = codes.slice(20, 24);
    priceAll(list, 1234.5);
    const change = { percent: -10, rounding: '99', was: 'former' };
    const preview = await plan(prices, { codes: list }, change);
    expect(preview.entries.map(({ before, after }) => [before, after])).toEqual(list.map(() => ['1234.50', '1110.99 (was 1234.50)']));
    const done = await apply(prices, { codes: list }, change);
    expect(done).toMatchObject({ isWaiting: false, changed: 4 });
    expect(costs(list)).toEqual([111099, 111099, 111099, 111099]);
    expect((await client.post<Done>(`${prices}/${done.batch}/undo`)).changed).toBe(4);
    expect(costs(list)).toEqual([123450, 123450, 123450, 123450]);
    expect(sql(`SELECT COUNT(*) FROM price WHERE was_cents IS NOT NULL AND product_code IN (${list.map((code) => `'${code}'`).join(', ')})`)).toBe('0');
  });

  test.each([
    [{ amount: -100 }, '899.00'], [{ amount: 0.5, rounding: '00' }, '1000.00'], [{ price: 950 }, '950.00'], [{ percent: 10, rounding: '00' }, '1099.00'], [{ percent: -15, of: 'wasPrice', rounding: '99' }, '1019.99'],
  ])('%j make of R999.00 (was R1 200.00) %s', async (change, after) => {
    const list = codes.slice(24, 26);
    priceAll(list, 999, 1200);
    expect((await plan(prices, { codes: list }, change)).entries.map((entry) => entry.after!.split(' ')[0])).toEqual([after, after]);
  });

  test('that cannot be are skipped with why', async () => {
    const [without, priced] = [codes[26]!, codes[27]!];
    sql(`DELETE FROM price WHERE product_code = '${without}'`);
    priceAll([priced], 50);
    const why = async (list: string[], change: object) => (await plan(prices, { codes: list }, change)).entries.map(({ skipped }) => skipped);
    expect(await why([without, priced, 'nobody'], { amount: -50 })).toEqual(['It has no price.', 'It would cost nothing.', 'There is no such product.']);
    expect(await why([priced], { percent: -10, of: 'wasPrice' })).toEqual(['It has no was-price.']);
    expect(await why([priced], { price: 50 })).toEqual(['It is so already.']);
    const { version } = await client.get<Schemas['StaffPrices']>(`${api}/products/${priced}/prices`);
    expect(version).not.toBe('');
    await client.post(`${api}/products/${priced}/campaigns`, { price: 45, startsAt: '2020-01-01', endsAt: '2099-01-01' });
    expect(await why([priced], { percent: 5 })).toEqual(['A campaign runs.']);
    for (const [change, subject] of [[{}, 'change'], [{ percent: 1, amount: 1 }, 'change'], [{ percent: -100 }, 'change/percent'], [{ amount: 1e9 }, 'change/amount'], [{ price: -1 }, 'change/price'], [{ percent: 1, rounding: '95' }, 'change/rounding'], [{ percent: 1, of: 'mood' }, 'change/of'], [{ percent: 1, was: 'mood' }, 'change/was']] as const)
      expect([subject, await client.refusal('POST', `${prices}/preview`, { body: { selection: { codes: [priced] }, change } })]).toMatchObject([subject, { status: 400, subject }]);
  });

  test('with a large move among them wait for a second person, all of them', async () => {
    const list = codes.slice(30, 33);
    priceAll(list, 1000);
    const preview = await plan(prices, { codes: list }, { percent: -40 });
    expect([preview.isForTwo, preview.entries.map(({ isLargeMove }) => isLargeMove)]).toEqual([true, [true, true, true]]);
    const { isWaiting, proposal, batch } = await apply(prices, { codes: list }, { percent: -40 });
    expect([isWaiting, batch, costs(list)]).toEqual([true, undefined, [100000, 100000, 100000]]);
    const { proposals } = await pricing.client.get<Schemas['StaffPriceProposalList']>(`${api}/price-proposals`);
    expect(proposals.find(({ id }) => id === proposal)).toMatchObject({ kind: 'bulk', products: 3, isMine: false });
    const { lines } = await pricing.client.get<Schemas['StaffPriceProposalSheet']>(`${api}/price-proposals/${proposal}`);
    expect(lines.map(({ product, after, movePercent }) => [product, after.value, movePercent])).toEqual(list.map((code) => [code, 600, -40]));
    const agreed = await pricing.client.post<Schemas['StaffProposalDone']>(`${api}/price-proposals/${proposal}/agree`);
    expect([agreed.changed, costs(list)]).toEqual([3, [60000, 60000, 60000]]);
    // undoing it is a large move, too
    const undo = await client.post<Done>(`${prices}/${agreed.batch}/undo`);
    expect([undo.isWaiting, costs(list)]).toEqual([true, [60000, 60000, 60000]]);
    await pricing.client.post(`${api}/price-proposals/${undo.proposal}/agree`);
    expect(costs(list)).toEqual([100000, 100000, 100000]);
  });

  test('changed at once by two are changed by one of them', async () => {
    const list = codes.slice(33, 36);
    priceAll(list, 1000);
    const { mark } = await plan(prices, { codes: list }, { amount: -10 });
    const answers = await Promise.all([1, 2, 3].map(() => client.call('POST', prices, { body: { selection: { codes: list }, change: { amount: -10 }, mark } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(costs(list)).toEqual([99000, 99000, 99000]);
  });
});

test('what was done is in the shop', async () => {
  const [code] = codes.slice(40);
  await apply(products, { codes: [code] }, { onSale: false });
  await until('it to be gone', 60_000, async () => (await client.raw('GET', `${client.prefix()}/products/${code}`)).status !== 200);
});
