// Carts as Spartacus reads, puts aside, takes up and removes them: by their codes, with its own `fields`.
import { describe, expect, test } from 'vitest';
import type { Client, Schemas } from './support/client.ts';
import { customer } from './support/people.ts';
import { aProduct } from './support/shelf.ts';

type Cart = Schemas['Cart'];
const carts = '/users/current/carts';

/** A level, and members of members of it. */
const fields = 'DEFAULT,entries(totalPrice(formattedValue),product(images(FULL),stock(FULL)),basePrice(formattedValue,value),updateable),totalPrice(formattedValue),user,saveTime,name';

const make = async (api: Client, index: number, quantity: number) => {
  const { code } = await api.post<Cart>(carts, {});
  const product = (await aProduct(index)).code!;
  await api.post(`${carts}/${code}/entries`, { quantity, product: { code: product } });
  return { code, product };
};
const all = async (api: Client) => (await api.get<Schemas['CartList']>(carts, { fields: `carts(${fields})` })).carts!;
const save = (api: Client, code: string, name: string) => api.done<Schemas['SaveCartResult']>('PATCH', `${carts}/${code}/save`, { form: { saveCartName: name, saveCartDescription: '' }, query: { fields: 'FULL' } });
const held = ({ code, name, saveTime, entries }: Cart) => ({ code, name, saved: saveTime !== undefined, units: entries?.map(({ quantity }) => quantity) });

test('what is named within a member is added to what its level shows of it', async () => {
  const { client } = await customer();
  const { code, product } = await make(client.plain, 0, 2);
  const cart = await client.plain.get<Cart>(`${carts}/${code}`, { fields });
  const [entry] = cart.entries!;
  expect(entry).toMatchObject({ entryNumber: 0, quantity: 2, updateable: true, product: { code: product, name: expect.any(String), stock: { stockLevelStatus: expect.any(String) } } });
  expect(entry!.product!.images!.length).toBeGreaterThan(0);
  const alone = await client.plain.get<Cart>(`${carts}/${code}`, { fields: 'entries(product(code))' });
  expect(alone).toEqual({ entries: [{ product: { code: product } }] });
});

describe('a saved cart', () => {
  test('is taken up under its own code, and the one there was is put aside without a name', async () => {
    const { client } = await customer();
    const api = client.plain;
    const first = await make(api, 0, 1);
    await save(api, first.code, 'Birthday');
    const second = await make(api, 1, 3);

    const { savedCartData } = await api.done<Schemas['SaveCartResult']>('PATCH', `${carts}/${first.code}/restoresavedcart`, { form: {}, query: { fields: 'FULL' } });
    expect(held(savedCartData)).toEqual({ code: first.code, name: undefined, saved: false, units: [1] });
    expect((await save(api, second.code, '')).savedCartData).toMatchObject({ code: second.code, name: second.code });

    const [current, ...others] = (await all(api)).filter(({ name }) => !name?.startsWith('wishlist'));
    expect(held(current!)).toEqual({ code: first.code, name: undefined, saved: false, units: [1] });
    expect(others.map(held)).toEqual([{ code: second.code, name: second.code, saved: true, units: [3] }]);
    expect((await api.get<Cart>(`${carts}/current`, { fields: 'FULL' })).code).toBe(first.code);
    await api.post(`${carts}/${first.code}/entries`, { quantity: 1, product: { code: first.product } });
    expect((await api.get<Cart>(`${carts}/${first.code}`, { fields: 'FULL' })).entries![0]!.quantity).toBe(2);
    expect(await api.refusal('PATCH', `${carts}/${first.code}/restoresavedcart`, { form: {} })).toMatchObject({ type: 'CartError' });
  });

  test('of which a copy was made is taken up as well, beside what the customer has', async () => {
    const { client } = await customer();
    const api = client.plain;
    const { code } = await make(api, 0, 1);
    await save(api, code, 'Birthday');
    const { savedCartData: copy } = await api.done<Schemas['SaveCartResult']>('POST', `${carts}/${code}/clonesavedcart`, { body: {}, query: { name: 'Copy', fields: 'FULL' } });
    const current = await make(api, 1, 2);
    await api.done('PATCH', `${carts}/${copy.code}/restoresavedcart`, { form: {} });
    expect((await all(api)).filter(({ name }) => !name?.startsWith('wishlist')).map(held)).toEqual([
      { code: copy.code, name: undefined, saved: false, units: [1] },
      { code: current.code, name: undefined, saved: false, units: [2] },
      { code, name: 'Birthday', saved: true, units: [1] },
    ]);
  });

  test('is deleted as any cart is, and nobody else’s is', async () => {
    const { client } = await customer();
    const api = client.plain;
    const { code } = await make(api, 0, 1);
    await save(api, code, 'Birthday');
    const { client: stranger } = await customer();
    expect(await stranger.plain.refusal('DELETE', `${carts}/${code}`)).toMatchObject({ status: 400, type: 'CartError' });
    expect((await api.call('DELETE', `${carts}/${code}`)).status).toBe(200);
    expect((await all(api)).filter(({ name }) => name === 'Birthday')).toEqual([]);
    expect(await api.refusal('DELETE', `${carts}/${code}`)).toMatchObject({ status: 400, type: 'CartError' });
  });
});
