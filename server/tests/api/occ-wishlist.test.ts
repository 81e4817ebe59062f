// A stock OCC client keeps its wish list in a cart named `wishlist` and the customer's id: the one list there is.
import { describe, expect, test } from 'vitest';
import type { Client, Schemas } from './support/client.ts';
import { customer } from './support/people.ts';
import { aProduct } from './support/shelf.ts';

type Cart = Schemas['Cart'];
const carts = '/users/current/carts';

const shopper = async () => {
  const { client } = await customer();
  const { customerId } = await client.get<Schemas['User']>('/users/current', { fields: 'FULL' });
  return { own: client, stock: client.plain, name: `wishlist${customerId!}` };
};
/** As such a client makes its list: a new cart, put aside under the name. */
const made = async (stock: Client, name: string) => {
  const { code } = await stock.post<Cart>(carts, {});
  const { savedCartData } = await stock.done<Schemas['SaveCartResult']>('PATCH', `${carts}/${code}/save`, { query: { saveCartName: name, saveCartDescription: '', fields: 'FULL' } });
  return { from: code, list: savedCartData };
};
const all = async (client: Client) => (await client.get<Schemas['CartList']>(carts, { fields: 'carts(DEFAULT,saveTime,name,entries(product(code)))' })).carts!;
const products = (cart: Cart) => (cart.entries ?? []).map(({ product, quantity }) => [product.code, quantity]);
const wished = async (own: Client) => (await own.get<Schemas['Wishlist']>('/users/current/getwishlist')).productCodes;

describe("a stock client's wish list", () => {
  test('is made of an empty cart, found by its name, and is the list of the shop', async () => {
    const { own, stock, name } = await shopper();
    const [first, second] = [await aProduct(0), await aProduct(1)];
    await own.post('/users/current/addproducttowishlist', { productCode: first.code });

    const { list } = await made(stock, name);
    expect(list).toMatchObject({ name, totalUnitCount: 1 });
    expect(list.saveTime).toBeDefined();
    expect(list.expirationTime, 'it does not end').toBeUndefined();
    const found = (await all(stock)).find((cart) => cart.name === name)!;
    expect(found.code).toBe(list.code);
    expect(found.entries!.map(({ product }) => product.code)).toEqual([first.code]);

    const added = await stock.post<Schemas['CartModification']>(`${carts}/${list.code}/entries`, { quantity: 3, product: { code: second.code } });
    expect(added).toMatchObject({ statusCode: 'success', quantityAdded: 1, entry: { entryNumber: 1, quantity: 1 } });
    expect(products(await stock.get<Cart>(`${carts}/${list.code}`, { fields: 'FULL' }))).toEqual([[first.code, 1], [second.code, 1]]);
    expect(await stock.get<Cart>(`${carts}/${list.code}`)).toMatchObject({ name, saveTime: expect.any(String) });
    expect((await wished(own)).toSorted()).toEqual([first.code, second.code].toSorted());

    await stock.delete(`${carts}/${list.code}/entries/0`);
    expect(await wished(own)).toEqual([second.code]);
    await own.post('/users/current/removeproductfromwishlist', { productCode: second.code });
    expect(products(await stock.get<Cart>(`${carts}/${list.code}`, { fields: 'FULL' }))).toEqual([]);
    expect(await stock.refusal('DELETE', `${carts}/${list.code}/entries/0`)).toMatchObject({ type: 'CartEntryError' });
    expect(await stock.refusal('POST', `${carts}/${list.code}/entries`, { body: { product: { code: 'nothing' } } })).toMatchObject({ type: 'UnknownIdentifierError' });
  });

  test('is one, however often and on how many devices it is made, and takes no cart away', async () => {
    const { own, stock, name } = await shopper();
    const product = await aProduct();
    const current = await own.post<Cart>(`${carts}/addtocart`, { productCode: product.code, quantity: 2 });
    const once = await made(stock, name);
    const again = await made(stock, name);
    expect(again.list.code).toBe(once.list.code);
    expect((await all(stock)).filter((cart) => cart.name === name)).toHaveLength(1);

    // even when a client puts the full one aside under that name
    const { savedCartData } = await stock.done<Schemas['SaveCartResult']>('PATCH', `${carts}/${current.code}/save`, { query: { saveCartName: name } });
    expect(savedCartData.code).toBe(once.list.code);
    expect(products(await own.get<Cart>(`${carts}/current`, { fields: 'FULL' }))).toEqual([[product.code, 2]]);
    expect(await wished(own)).toEqual([]);
  });

  test('is no saved cart of the shop, and no other name is it', async () => {
    const { own, stock, name } = await shopper();
    await made(stock, name);
    const names = async (client: Client) => (await client.get<Schemas['CartList']>(carts, { savedCartsOnly: true, fields: 'FULL' })).carts!.map((cart) => cart.name);
    expect(await names(own)).toEqual([]);
    expect(await names(stock)).toEqual([name]);

    await own.post(`${carts}/addtocart`, { productCode: (await aProduct()).code });
    const kept = await own.done<Schemas['SaveCartResult']>('PATCH', `${carts}/current/save`, { query: { saveCartName: 'wishlist for the summer' } });
    expect(await names(own)).toEqual(['wishlist for the summer']);
    expect(await own.refusal('POST', `${carts}/${kept.savedCartData.code}/clonesavedcart`, { query: { name } })).toMatchObject({ status: 400, subject: 'name' });
    expect(await own.refusal('PATCH', `${carts}/made-up/save`, { query: { saveCartName: name } })).toMatchObject({ type: 'CartError', reason: 'notFound' });
  });

  test('is its owner\'s alone', async () => {
    const { stock, name } = await shopper();
    const { list } = await made(stock, name);
    const other = await shopper();
    expect(await other.stock.refusal('GET', `${carts}/${list.code}`)).toMatchObject({ type: 'CartError', reason: 'notFound' });
    expect(await other.stock.refusal('POST', `${carts}/${list.code}/entries`, { body: { product: { code: (await aProduct()).code } } })).toMatchObject({ type: 'CartError' });
    const { savedCartData } = await other.stock.done<Schemas['SaveCartResult']>('PATCH', `${carts}/${(await other.stock.post<Cart>(carts, {})).code}/save`, { query: { saveCartName: other.name } });
    expect(savedCartData.code).not.toBe(list.code);
  });
});
