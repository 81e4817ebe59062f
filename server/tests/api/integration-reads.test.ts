// ERP and marketplaces read the shop in bulk: everything once, then what changed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shopperWithOrder } from './support/buying.ts';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { readAll, send, signingKey } from './support/integration.ts';
import { pay } from './support/returns.ts';
import { startOwnShop } from './support/server.ts';
import { api, memberOf, staffMember } from './support/staff.ts';

type Product = Schemas['BulkProduct'];
type Shelf = Schemas['BulkShelf'];
type Price = Schemas['BulkPrice'];
type Order = Schemas['Order'];

const root = `${api}/integration`;
/** Goods of a shop in which nobody else changes any. */
let own: Awaited<ReturnType<typeof startOwnShop>>;
let goods: Client;
const sql = (statement: string) => sqlOn(own.database.url, statement);
const count = (what: string) => Number(sql(`SELECT COUNT(*) FROM ${what}`));

beforeAll(async () => {
  own = await startOwnShop('integration-reads', { products: 500 });
  goods = memberOf({ database: own.database.url, base: own.shop.base }, 'bulk-goods').client;
});
afterAll(() => own.stop());

const shelfKey = ({ product, store }: Shelf) => `${product}|${store}`;

describe('everything', () => {
  test('is given once, page by page, as lines and as JSON alike', async () => {
    const { rows, pages } = await readAll<Product>(goods, 'products', { limit: 120 });
    expect(rows).toHaveLength(count('product'));
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
    expect(pages).toBe(Math.ceil(rows.length / 120));
    const json = await goods.get<Schemas['BulkProducts']>(`${root}/products`, { limit: 120 });
    expect(json.products).toEqual(rows.slice(0, 120));
    expect(json.next).toBeTruthy();
    expect((await goods.get<Schemas['BulkProducts']>(`${root}/products`, { limit: 120, cursor: json.next })).products).toEqual(rows.slice(120, 240));
    const [price, stock] = [await readAll<Price>(goods, 'prices'), await readAll<Shelf>(goods, 'stock', { limit: 10_000 })];
    expect(price.rows).toHaveLength(count('price'));
    expect(stock.rows).toHaveLength(count('stock'));
    expect(new Set(stock.rows.map(shelfKey)).size).toBe(stock.rows.length);
    for (const { onHand, reserved, free } of stock.rows) expect(onHand - reserved).toBe(free);
    expect(price.rows.find(({ product }) => product === rows[0]!.code)!.price).toBe(Number(sql(`SELECT cents FROM price WHERE product_code = '${rows[0]!.code}'`)) / 100);
  });

  test('is given in shorter pages where its texts are long, and once all the same', async () => {
    const long = 'x'.repeat(60_000);
    sql(`CREATE TABLE short AS SELECT code, description FROM product`);
    sql(`UPDATE product SET description = '${long}'`);
    try {
      const sizes: number[] = [];
      const { rows, pages } = await readAll<Product>(goods, 'products', { limit: 10_000 }, (page) => void sizes.push(JSON.stringify(page).length));
      expect(rows).toHaveLength(count('product'));
      expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
      expect(pages).toBeGreaterThan(1);
      for (const size of sizes) expect(size).toBeLessThan(17 << 20);
    } finally {
      sql('UPDATE product SET description = (SELECT description FROM short WHERE short.code = product.code)');
      sql('DROP TABLE short');
    }
  });

  test('is given once while stock is written between the pages, and what was written comes with the changes', async () => {
    const key = signingKey(own.database.url, 'stock');
    const { rows: before } = await readAll<Shelf>(goods, 'stock', { limit: 10_000 });
    const touched = new Map<string, number>();
    let page = 0;
    const { rows, changes } = await readAll<Shelf>(goods, 'stock', { limit: Math.ceil(before.length / 5) }, async () => {
      for (const at of [page, Math.floor(before.length / 2) + page, before.length - 1 - page]) {
        const { product, store, onHand } = before[at]!;
        const { body } = await send(goods, key, 'stock', [{ product, store, onHand: onHand + 1 }]);
        expect(body.changed).toBe(1);
        touched.set(`${product}|${store}`, onHand + 1);
      }
      page += 1;
    });
    expect(page).toBe(4);
    expect(rows.map(shelfKey)).toEqual(before.map(shelfKey));
    const changed = await readAll<Shelf>(goods, 'stock', { changedSince: changes });
    const reported = new Map(changed.rows.map((row) => [shelfKey(row), row.onHand]));
    expect(reported.size).toBe(changed.rows.length);
    for (const [shelf, onHand] of touched) expect([shelf, reported.get(shelf)]).toEqual([shelf, onHand]);
    const later = await readAll<Shelf>(goods, 'stock', { changedSince: changed.changes });
    for (const shelf of touched.keys()) expect(later.rows.map(shelfKey)).not.toContain(shelf);
  });
});

describe('changes', () => {
  test('of a price are reported once, with what holds now', async () => {
    const key = signingKey(own.database.url, 'prices');
    const { changes, rows } = await readAll<Price>(goods, 'prices', { changedSince: 'now' });
    expect(rows).toEqual([]);
    const { rows: all } = await readAll<Price>(goods, 'prices');
    const [one, other] = [all[3]!, all[7]!];
    for (const [row, more] of [[one, 1], [other, 2], [one, 3]] as const)
      expect((await send(goods, key, 'prices', [{ product: row.product, price: row.price + more }])).body.changed).toBe(1);
    const changed = await readAll<Price>(goods, 'prices', { changedSince: changes, limit: 1 });
    const ours = changed.rows.filter(({ product }) => [one.product, other.product].includes(product));
    expect(ours.map(({ product, price }) => [product, price]).sort()).toEqual([[one.product, one.price + 3], [other.product, other.price + 2]].sort());
    expect((await readAll<Price>(goods, 'prices', { changedSince: changed.changes })).rows.filter(({ product }) => product === one.product)).toEqual([]);
  });

  test('by the clock: what was noted since then, and a little before', async () => {
    const key = signingKey(own.database.url, 'prices');
    const [row] = (await readAll<Price>(goods, 'prices', { limit: 1000 })).rows;
    expect((await send(goods, key, 'prices', [{ product: row!.product, price: row!.price + 4 }])).body.changed).toBe(1);
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const reported = async (minutes: number) => (await readAll<Price>(goods, 'prices', { changedSince: at(minutes) })).rows.filter(({ product }) => product === row!.product);
    for (const minutes of [-60, 0, 10]) expect([minutes, await reported(minutes)]).toMatchObject([minutes, [{ price: row!.price + 4 }]]);
    sql(`UPDATE change_log SET at = at - ${30 * 60_000} WHERE kind = 'price'`);
    expect(await reported(0)).toEqual([]);
    expect(await reported(-20)).toHaveLength(1);
    const { changes } = await readAll(goods, 'prices', { changedSince: at(0) });
    expect((await send(goods, key, 'prices', [{ product: row!.product, price: row!.price }])).body.changed).toBe(1);
    expect((await readAll<Price>(goods, 'prices', { changedSince: changes })).rows.map(({ product }) => product)).toEqual([row!.product]);
    expect(await goods.refusal('GET', `${root}/prices`, { query: { changedSince: at(20) } })).toMatchObject({ status: 400, type: 'ValidationError', subject: 'changedSince' });
    expect(await goods.refusal('GET', `${root}/prices`, { query: { changedSince: at(-48 * 60) } })).toMatchObject({ status: 410, type: 'ChangesLostError', subject: 'changedSince' });
  });

  test('that are not kept any more, or of another kind, are refused', async () => {
    const { changes } = await readAll<Price>(goods, 'prices', { changedSince: 'now' });
    const aged = (days: number) => {
      const [mark, kind, taken, position] = Buffer.from(changes, 'base64url').toString().split('\n');
      return Buffer.from([mark, kind, String(Number(taken) - days * 86_400_000), position].join('\n')).toString('base64url');
    };
    expect((await readAll(goods, 'prices', { changedSince: aged(1) })).changes).toBeTruthy();
    expect(await goods.refusal('GET', `${root}/prices`, { query: { changedSince: aged(3) } })).toMatchObject({ status: 410, type: 'ChangesLostError', subject: 'changedSince' });
    for (const [what, query, subject] of [
      ['stock', { changedSince: changes }, 'changedSince'], ['prices', { changedSince: 'yesterday' }, 'changedSince'], ['prices', { cursor: changes }, 'cursor'], ['prices', { cursor: '?' }, 'cursor'],
      ['prices', { cursor: 'x', changedSince: changes }, 'changedSince'], ['prices', { limit: 0 }, 'limit'], ['prices', { limit: 10_001 }, 'limit'],
    ] as const)
      expect([what, query, await goods.refusal('GET', `${root}/${what}`, { query })]).toMatchObject([what, query, { status: 400, subject }]);
  });
});

const { client, name } = staffMember('bulk-orders');

describe('orders', () => {
  test('come when they are placed and with each step, in the shape of the contract, with who ordered', async () => {
    const { changes } = await readAll<Order>(client, 'orders', { changedSince: 'now' });
    const { client: shopper, order, email } = await shopperWithOrder();
    const placed = (await readAll<Order>(client, 'orders', { changedSince: changes, limit: 500 })).rows.filter(({ code }) => code === order.code);
    expect(placed).toMatchObject([{ code: order.code, paymentStatus: 'pending', user: { uid: email }, totalPriceWithTax: { value: order.totalPriceWithTax!.value } }]);
    expect(placed[0]!.entries!.map(({ product, quantity }) => [product!.code, quantity])).toEqual(order.entries!.map(({ product, quantity }) => [product!.code, quantity]));
    expect(placed[0]!.deliveryAddress).toMatchObject({ postalCode: order.deliveryAddress!.postalCode });
    const paid = await pay(shopper, order);
    const { orders, changes: since } = await client.get<Schemas['BulkOrders']>(`${root}/orders`, { changedSince: changes, limit: 500 });
    expect(orders.filter(({ code }) => code === order.code)).toMatchObject([{ paymentStatus: 'succeed', consignments: [{ code: paid.consignments![0]!.code }] }]);
    expect(since).toBeTruthy();
  });

  test('by number all of them, and each page stands in the audit', async () => {
    const { order } = await shopperWithOrder();
    const { rows } = await readAll<Order>(client, 'orders', { limit: 400 });
    const codes = rows.map(({ code }) => code);
    expect(codes).toContain(order.code);
    expect(codes).toEqual([...codes].sort());
    expect(await client.refusal('GET', `${root}/orders`, { query: { limit: 501 } })).toMatchObject({ status: 400, subject: 'limit' });
    const auditor = staffMember('auditor').client;
    const { acts } = await auditor.get<Schemas['StaffActList']>(`${api}/audit`, { by: name });
    expect(acts.map(({ act }) => act)).toContain('orders.readInBulk');
    expect(acts[0]).toMatchObject({ about: 'orders', to: expect.stringContaining(`, ${codes.length % 400 || 400}`) });
  });
});
