// A gift of which there is none, in a shop whose stock no other test changes.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { cable, miniLed } from './support/offers.ts';
import { guest } from './support/people.ts';
import { startOwnShop } from './support/server.ts';

type Cart = Schemas['Cart'];

let own: Awaited<ReturnType<typeof startOwnShop>>;
beforeAll(async () => {
  own = await startOwnShop('gifts', { products: 100 });
});
afterAll(() => own?.stop());

const given = (cart: Cart) => (cart.appliedProductPromotions ?? []).map(({ promotion }) => promotion?.code);

test('is neither in the cart nor reported as given, and is both when there is one', async () => {
  const { client } = await guest(new Client({ base: own.shop.base }));
  const { guid } = await client.post<Cart>('/users/anonymous/carts', {});
  const path = `/users/anonymous/carts/${guid}`;
  const read = () => client.get<Cart>(path, { fields: 'FULL' });
  await client.put('/users/anonymous/carts/addtocart', { cartId: guid, productCode: cable, quantity: 999 });
  await client.post(`${path}/entries`, { quantity: 1, product: { code: miniLed } });
  const all = await read();
  expect(all.entries![0]!.quantity).toBeLessThan(999); // every one there is
  expect(all.entries!.filter(({ giveAway }) => giveAway)).toEqual([]);
  expect(given(all)).not.toContain('promotion-cable-with-mini-led');

  await client.call('PATCH', `${path}/entries/0`, { body: { quantity: all.entries![0]!.quantity - 1 } });
  const spare = await read();
  expect(spare.entries!.filter(({ giveAway }) => giveAway)).toHaveLength(1);
  expect(given(spare)).toContain('promotion-cable-with-mini-led');
});
