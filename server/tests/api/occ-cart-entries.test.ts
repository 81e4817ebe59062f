// Entries of a cart by themselves, and the check before the checkout, as a stock OCC client calls them.
import { describe, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { sql } from './support/database.ts';
import { customer, guest } from './support/people.ts';
import { fillDemoShop, freshDatabase, importFile, serve, type Shop } from './support/server.ts';
import { aProduct } from './support/shelf.ts';

type Cart = Schemas['Cart'];

describe('the entries of a cart', () => {
  test('are listed and looked at one by one', async () => {
    const { client } = await customer();
    const stock = client.plain;
    const [first, second] = [await aProduct(0), await aProduct(1)];
    const { code } = await stock.post<Cart>('/users/current/carts', {});
    const cart = `/users/current/carts/${code}`;
    for (const product of [first, second]) await stock.post(`${cart}/entries`, { quantity: 1, product: { code: product.code } });
    const { orderEntries } = await stock.get<Schemas['OrderEntryList']>(`${cart}/entries`, { fields: 'FULL' });
    expect(orderEntries.map(({ entryNumber, product }) => [entryNumber, product.code])).toEqual([[0, first.code], [1, second.code]]);
    expect(await stock.get<Schemas['OrderEntry']>(`${cart}/entries/1`)).toMatchObject({ entryNumber: 1, product: { code: second.code } });
    expect(await stock.refusal('GET', `${cart}/entries/2`)).toMatchObject({ type: 'CartEntryError', reason: 'notFound' });
    expect(await stock.refusal('GET', '/users/current/carts/stale/entries')).toMatchObject({ status: 400, type: 'CartError', reason: 'notFound' });
  });

  test('are delivered again when PUT names no store', async () => {
    const { client } = await customer();
    const stock = client.plain;
    const { code } = await aProduct();
    await stock.post<Cart>('/users/current/carts/addtocart', { productCode: code, quantity: 1 });
    const entry = '/users/current/carts/current/entries/0';
    const { code: cart } = await stock.get<Cart>('/users/current/carts/current');
    const store = async () => (JSON.parse(sql(`SELECT document FROM cart WHERE code = '${cart}'`)) as { s?: string }[])[0]!.s;
    await stock.put(entry, { quantity: 1, deliveryPointOfService: { name: client.zone } });
    expect(await store()).toBe(client.zone);
    await stock.patch(entry, { quantity: 2 });
    expect(await store(), 'PATCH leaves what it does not name').toBe(client.zone);
    expect(await stock.put<Schemas['CartModification']>(entry, { quantity: 2 })).toMatchObject({ entry: { quantity: 2 } });
    expect(await store()).toBeUndefined();
    expect(await stock.refusal('PUT', entry, { body: { quantity: -1 } })).toMatchObject({ subject: 'quantity' });
    await stock.put(entry, { quantity: 0 });
    expect((await stock.get<Cart>('/users/current/carts/current', { fields: 'FULL' })).entries).toEqual([]);
  });
});

test('a cart is checked: what cannot be had any more is taken down to what is left', async () => {
  const database = freshDatabase();
  let own: Shop | undefined;
  try {
    fillDemoShop(database.url, 60);
    own = await serve({ label: 'validate', database: database.url, env: { SPAZA_RENDER_WORKERS: '0' } });
    const { client } = await guest(new Client({ base: own.base }));
    const stock = client.plain;
    const { products } = await client.get<Schemas['ProductSearchPage']>('/products/search', { query: ':relevance', pageSize: 100, fields: 'FULL' });
    const many = products.filter(({ tradingType, stock: shelf, preOrder, liquor }) => tradingType === '00' && !preOrder && !liquor && (shelf?.stockLevel ?? 0) >= 5).slice(0, 3);
    const { guid } = await stock.post<Cart>('/users/anonymous/carts', {});
    const cart = `/users/anonymous/carts/${guid}`;
    for (const { code } of many) await stock.post(`${cart}/entries`, { quantity: 4, product: { code } });
    const check = () => stock.post<Schemas['CartModificationList']>(`${cart}/validate`, {});
    expect(await check()).toEqual({ cartModifications: [] });

    const [gone, few, left] = many.map(({ code }) => code!);
    importFile(database.url, 'stock.csv', `product,store,onHand\n${[`${gone!},${client.zone},0`, `${gone!},W001,0`, `${few!},${client.zone},2`, `${few!},W001,0`].join('\n')}\n`);
    await expect.poll(async () => (await client.get<Schemas['Product']>(`/products/${gone!}`, { fields: 'FULL' })).stock!.stockLevel).toBe(0);

    const { cartModifications } = await check();
    expect(cartModifications.map(({ productCode, statusCode, quantity, quantityAdded }) => [productCode, statusCode, quantity, quantityAdded])).toEqual([
      [gone, 'noStock', 4, 0],
      [few, 'lowStock', 4, 2],
    ]);
    expect(cartModifications[1]!.entry).toMatchObject({ entryNumber: 0, quantity: 2, product: { code: few } });
    const { entries } = await stock.get<Cart>(cart, { fields: 'FULL' });
    expect(entries!.filter(({ giveAway }) => !giveAway).map(({ product, quantity }) => [product.code, quantity])).toEqual([[few, 2], [left, 4]]);
    expect(await check()).toEqual({ cartModifications: [] });
  } finally {
    await own?.stop();
    database.drop();
  }
});
