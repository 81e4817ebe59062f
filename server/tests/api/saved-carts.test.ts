// Carts beside the current one: made by an OCC client, or put aside under a name.
import { describe, expect, test } from 'vitest';
import type { Client, Schemas } from './support/client.ts';
import { customer } from './support/people.ts';
import { aProduct } from './support/shelf.ts';

type Cart = Schemas['Cart'];

describe('a cart made beside the current one', () => {
  const make = (client: Client) => client.post<Cart>('/users/current/carts', {}, { query: { fields: 'FULL' } });
  const codes = async (client: Client, query = {}) =>
    (await client.get<Schemas['CartList']>('/users/current/carts', { fields: 'carts(code)', ...query })).carts!.map(({ code }) => code);

  test('leaves what the customer has chosen alone, also when it is filled and put aside', async () => {
    const { client } = await customer();
    const [first, second] = [await aProduct(0), await aProduct(1)];
    const current = await client.post<Cart>('/users/current/carts/addtocart', { productCode: first.code, quantity: 2 });

    const made = await make(client);
    expect(made.code).not.toBe(current.code);
    expect((await make(client)).code).toBe(made.code); // an empty one is enough
    await client.post(`/users/current/carts/${made.code}/entries`, { quantity: 1, product: { code: second.code } });
    expect(await codes(client)).toEqual([current.code, made.code]);
    expect(await codes(client, { currentOnly: true })).toEqual([current.code]);

    const { savedCartData } = await client.done<Schemas['SaveCartResult']>('PATCH', `/users/current/carts/${made.code}/save`, {
      query: { saveCartName: 'wishlist', fields: 'FULL' },
    });
    expect(savedCartData).toMatchObject({ code: made.code, name: 'wishlist', totalUnitCount: 1 });
    const kept = await client.get<Cart>('/users/current/carts/current', { fields: 'FULL' });
    expect(kept.code).toBe(current.code);
    expect(kept.entries!.map((entry) => [entry.product.code, entry.quantity])).toEqual([[first.code, 2]]);
    expect(await codes(client)).toEqual([current.code, made.code]);
  });

  test('is the current one while that is empty, and another customer cannot use it', async () => {
    const { client } = await customer();
    const made = await make(client);
    expect(await codes(client)).toEqual([made.code]);
    await client.post('/users/current/carts/addtocart', { productCode: (await aProduct()).code });
    const beside = await make(client);
    const { client: other } = await customer();
    expect(await other.refusal('GET', `/users/current/carts/${beside.code}`)).toMatchObject({ type: 'CartError', reason: 'notFound' });
  });

  test('is refused when there are ten', async () => {
    const { client } = await customer();
    const { code: productCode } = await aProduct();
    await client.post('/users/current/carts/addtocart', { productCode });
    for (let i = 0; i < 10; ++i) {
      const { code } = await make(client);
      await client.post(`/users/current/carts/${code}/entries`, { quantity: 1, product: { code: productCode } });
    }
    expect(await client.refusal('POST', '/users/current/carts', { body: {} })).toMatchObject({ status: 400, type: 'CartError' });
    expect(await codes(client)).toHaveLength(11);
  });
});

describe('a saved cart', () => {
  const list = (client: Client) => client.get<Schemas['CartList']>('/users/current/carts', { savedCartsOnly: true, fields: 'FULL' });
  const saveAs = (client: Client, code: string, name: string) =>
    client.call<Schemas['SaveCartResult']>('PATCH', `/users/current/carts/${code}/save`, { query: { saveCartName: name, fields: 'FULL' } });

  test('is put aside under a name, seen on another device, and put back', async () => {
    const { client } = await customer();
    const product = await aProduct();
    const cart = await client.post<Cart>('/users/current/carts/addtocart', { productCode: product.code, quantity: 2 });
    const { status, body } = await saveAs(client, cart.code, '  Braai on Saturday ');
    expect(status).toBe(200);
    const saved = body.savedCartData;
    expect(saved).toMatchObject({ name: 'Braai on Saturday', totalUnitCount: 2 });
    expect(saved.code).toBe(cart.code);
    expect(Date.parse(saved.expirationTime!)).toBeGreaterThan(Date.parse(saved.saveTime!));
    expect(await client.refusal('GET', '/users/current/carts/current')).toMatchObject({ type: 'CartError' });
    expect((await list(client)).carts!.map(({ code, name }) => [code, name])).toEqual([[saved.code, 'Braai on Saturday']]);
    expect((await client.get<Schemas['SaveCartResult']>(`/users/current/carts/${saved.code}/savedcart`)).savedCartData.name).toBe('Braai on Saturday');

    const back = await client.call<Schemas['SaveCartResult']>('PATCH', `/users/current/carts/${saved.code}/restoresavedcart`, { query: { fields: 'FULL' } });
    expect(back.body.savedCartData.entries!.map((entry) => [entry.product.code, entry.quantity])).toEqual([[product.code, 2]]);
    expect(back.body.savedCartData.cartModifications).toMatchObject([{ statusCode: 'success', productCode: product.code }]);
    expect((await list(client)).carts).toEqual([]);
  });

  test('is renamed, cloned and deleted, by its owner alone', async () => {
    const { client } = await customer();
    const cart = await client.post<Cart>('/users/current/carts/addtocart', { productCode: (await aProduct()).code });
    const { savedCartData: saved } = (await saveAs(client, cart.code, 'One')).body;
    expect((await saveAs(client, saved.code, 'Two')).body.savedCartData).toMatchObject({ code: saved.code, name: 'Two' });
    const clone = await client.call<Schemas['SaveCartResult']>('POST', `/users/current/carts/${saved.code}/clonesavedcart`, { query: { name: 'Three' } });
    expect((await list(client)).carts!.map(({ name }) => name).sort()).toEqual(['Three', 'Two']);
    const other = (await customer()).client;
    for (const call of ['restoresavedcart', 'restorecart', 'flagForDeletion'])
      expect(await other.refusal('PATCH', `/users/current/carts/${saved.code}/${call}`)).toMatchObject({ type: 'CartError', reason: 'notFound' });
    expect(await other.refusal('GET', `/users/current/carts/${saved.code}/savedcart`)).toMatchObject({ type: 'CartError' });
    await client.call('PATCH', `/users/current/carts/${saved.code}/flagForDeletion`);
    expect((await list(client)).carts!.map(({ code }) => code)).toEqual([clone.body.savedCartData.code]);
  });

  test('needs a name and something in it', async () => {
    const { client } = await customer();
    const cart = await client.post<Cart>('/users/current/carts/addtocart', { productCode: (await aProduct()).code });
    expect(await client.refusal('PATCH', `/users/current/carts/${cart.code}/save`, { query: { saveCartName: ' ' } })).toMatchObject({ type: 'ValidationError', subject: 'saveCartName' });
    expect(await client.refusal('PATCH', `/users/current/carts/${cart.code}/save`, { query: { saveCartName: 'x'.repeat(81) } })).toMatchObject({ type: 'ValidationError' });
    expect(await client.refusal('PATCH', `/users/current/carts/${cart.code}/save`, { query: { saveCartName: 'ë'.repeat(81) } })).toMatchObject({ type: 'ValidationError' });
    const named = (await saveAs(client, cart.code, 'ë'.repeat(80))).body.savedCartData; // letters are counted, not bytes
    expect(named.name).toBe('ë'.repeat(80));
    await client.call('PATCH', `/users/current/carts/${named.code}/restoresavedcart`);
    await client.call('DELETE', `/users/current/carts/${cart.code}/entry/0`);
    expect(await client.refusal('PATCH', `/users/current/carts/${cart.code}/save`, { query: { saveCartName: 'Empty' } })).toMatchObject({ type: 'CartError' });
    expect((await list(client)).carts).toEqual([]);
  });
});
