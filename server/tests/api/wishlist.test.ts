// What a customer keeps for later: the hearts on cards, the Wishlist screen, and the way from the cart and to it.
import { describe, expect, test } from 'vitest';
import { type Client, type Schemas, shop } from './support/client.ts';
import { customer, guest } from './support/people.ts';
import { aProduct, plentiful, soldOut } from './support/shelf.ts';

type Wishlist = Schemas['Wishlist'];

const read = (client: Client, query = {}) =>
  client.get<Wishlist>('/users/current/getwishlist', {
    fields: 'FULL',
    ...query,
  });
const change = (client: Client, what: 'addproducttowishlist' | 'removeproductfromwishlist', productCode: string) =>
  client.post<Wishlist>(`/users/current/${what}`, { productCode }, { query: { pageLabelOrId: 'wishlist', fields: 'FULL' } });

describe('the wishlist', () => {
  test('keeps products, the latest first, with price and stock as a list shows them', async () => {
    const [one, two] = [await aProduct(0), await soldOut()];
    const { client } = await customer();
    expect(await read(client)).toMatchObject({
      products: [],
      productCodes: [],
      pagination: { totalResults: 0, totalPages: 0 },
    });

    expect(await change(client, 'addproducttowishlist', one.code)).toMatchObject({
      responseStatus: true,
      successMsg: 'Added to your wishlist',
      productCodes: [one.code],
    });
    const list = await change(client, 'addproducttowishlist', two.code);

    expect(list.productCodes).toEqual([two.code, one.code]);
    expect(list.products?.map(({ code }) => code)).toEqual([two.code, one.code]);
    expect(list.products?.[0]?.stock?.stockLevelStatus).toBe('outOfStock');
    expect(list.products?.[1]).toMatchObject({
      name: one.name,
      price: { value: one.price!.value },
    });
    expect(list.products?.map(({ isFavorite }) => isFavorite)).toEqual([true, true]);
    expect(await read(client)).toMatchObject({
      productCodes: list.productCodes,
    });
  });

  test('holds a product once, and lets go of it as often as asked', async () => {
    const { code } = await aProduct(1);
    const { client } = await customer();
    await change(client, 'addproducttowishlist', code);
    expect((await change(client, 'addproducttowishlist', code)).productCodes).toEqual([code]);
    expect(await change(client, 'removeproductfromwishlist', code)).toMatchObject({
      productCodes: [],
      successMsg: 'Removed from your wishlist',
    });
    expect((await change(client, 'removeproductfromwishlist', code)).productCodes).toEqual([]);
  });

  test('comes in pages of twenty; the codes are all there on each, and alone at BASIC', async () => {
    const codes = (await plentiful()).slice(0, 23).map(({ code }) => code);
    const { client } = await customer();
    for (const code of codes) await change(client, 'addproducttowishlist', code);
    const first = await read(client);
    const second = await read(client, { currentPage: 1 });
    expect(first.pagination).toEqual({
      currentPage: 0,
      pageSize: 20,
      totalPages: 2,
      totalResults: 23,
    });
    expect(first.products).toHaveLength(20);
    expect(second.products).toHaveLength(3);
    expect([...first.products!, ...second.products!].map(({ code }) => code).sort()).toEqual([...codes].sort());
    expect(second.productCodes).toHaveLength(23);
    const hearts = await read(client, { fields: 'BASIC' });
    expect(hearts.products).toBeUndefined();
    expect([...hearts.productCodes].sort()).toEqual([...codes].sort());
    expect((await read(client, { currentPage: 9 })).products).toEqual([]);
  });

  test('is of one customer alone', async () => {
    const { code } = await aProduct(2);
    const mine = await customer();
    await change(mine.client, 'addproducttowishlist', code);
    const other = await customer();
    expect((await read(other.client)).productCodes).toEqual([]);
    expect(await other.client.refusal('GET', `/users/${encodeURIComponent(mine.email)}/getwishlist`)).toMatchObject({ status: 403 });
    for (const nobody of [shop(), (await guest()).client])
      expect(
        await nobody.refusal('POST', '/users/anonymous/addproducttowishlist', {
          body: { productCode: code },
        }),
      ).toMatchObject({ status: 401 });
  });

  test('refuses what is no product and no page, and stays as it is', async () => {
    const { client } = await customer();
    expect(
      await client.refusal('POST', '/users/current/addproducttowishlist', {
        body: { productCode: 'NOTHING' },
      }),
    ).toMatchObject({
      status: 400,
      type: 'UnknownIdentifierError',
      subject: 'NOTHING',
    });
    expect(
      await client.refusal('POST', '/users/current/addproducttowishlist', {
        body: {},
      }),
    ).toMatchObject({ status: 400, type: 'ValidationError' });
    for (const currentPage of ['-1', 'two'])
      expect(
        await client.refusal('GET', '/users/current/getwishlist', {
          query: { currentPage },
        }),
      ).toMatchObject({ status: 400, subject: 'currentPage' });
    expect((await read(client)).productCodes).toEqual([]);
  });
});

describe('from the cart', () => {
  test('an entry moves to the wishlist: out of the one, into the other', async () => {
    const { code } = await aProduct(3);
    const { client } = await customer();
    await client.post('/users/current/carts/addtocart', { productCode: code, quantity: 2 }, { query: { requestType: 'add' } });
    const cart = await client.delete<Schemas['Cart']>('/users/current/carts/current/addentrytowishlist/0', { query: { fields: 'FULL' } });
    expect(cart).toMatchObject({
      totalItems: 0,
      successMsg: 'Item moved to wishlist',
    });
    expect((await read(client)).productCodes).toEqual([code]);
  });

  test("a guest's entry stays where it is", async () => {
    const { code } = await aProduct(4);
    const { client } = await guest();
    const cart = await client.post<Schemas['Cart']>('/users/anonymous/carts/addtocart', { productCode: code, quantity: 1 }, { query: { requestType: 'add' } });
    const path = `/users/anonymous/carts/${cart.guid}`;
    expect(await client.refusal('DELETE', `${path}/addentrytowishlist/0`)).toMatchObject({ status: 403, type: 'AccessDeniedError' });
    expect(await client.get<Schemas['Cart']>(path, { fields: 'FULL' })).toMatchObject({ totalItems: 1 });
  });
});
