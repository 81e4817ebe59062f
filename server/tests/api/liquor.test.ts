// Liquor: only for people of 18 and older, whose age is checked and whose number is not kept.
import { describe, expect, test } from 'vitest';
import type { Schemas } from './support/client.ts';
import { choose, place, readCheckout } from './support/buying.ts';
import { customerWithAddress } from './support/people.ts';
import { allProducts } from './support/shelf.ts';

const adult = '9202204720083';
const child = { dateOfBirth: `${new Date().getFullYear() - 16}-01-01`, confirmed: true };

const shopperWithLiquor = async () => {
  const shopper = await customerWithAddress();
  const bottle = (await allProducts()).find((one) => one.liquor && !one.preOrder && (one.stock?.stockLevel ?? 0) >= 3);
  if (!bottle) throw new Error('the demo shop has no liquor in stock');
  const cart = await shopper.client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: bottle.code });
  const path = `/users/current/carts/${cart.code}`;
  const shipments = choose(await readCheckout(shopper.client, path), bottle.tradingType === '09' ? 'pickup' : 'doorstep');
  return { ...shopper, cart, path, shipments };
};

describe('an order with liquor', () => {
  test('asks how old the shopper is and says between which hours it comes', async () => {
    const { client, path } = await shopperWithLiquor();
    const checkout = await readCheckout(client, path);
    expect(checkout.ageCheck).toEqual({ isRequired: true, isConfirmed: false });
    const chosen = checkout.shipmentEntries!.shipments[0]!.deliveryInfos!.find((info) => info.isSelected)!;
    expect(chosen.estimatedTimeMsg).toMatch(/between 09:00 and 1[78]:00/);
  });

  test.each([
    ['nothing', undefined, 'CartValidationError'],
    ['a number with a wrong digit', { idNumber: '9202204720084', confirmed: true }, 'ValidationError'],
    ['no confirmation', { idNumber: adult }, 'ValidationError'],
    ['a birthday 16 years ago', child, 'ValidationError'],
    ['a day that is none', { dateOfBirth: '1990-02-30', confirmed: true }, 'ValidationError'],
  ])('is refused with %s', async (_, ageDeclaration, type) => {
    const { client, path, shipments } = await shopperWithLiquor();
    expect(await client.refusal('POST', `${path}/confirmCheckout`, { body: { shipments, ageDeclaration } })).toMatchObject({ status: 400, type });
  });

  test('is placed by an adult, whose number is nowhere in the answers', async () => {
    const { client, cart, path, shipments } = await shopperWithLiquor();
    const confirmed = await client.post<Schemas['Checkout']>(`${path}/confirmCheckout`, { shipments, ageDeclaration: { idNumber: adult, confirmed: true } }, { query: { fields: 'FULL' } });
    expect(confirmed.ageCheck).toEqual({ isRequired: true, isConfirmed: true });
    expect(JSON.stringify(confirmed)).not.toContain(adult);
    const { status, body: order } = await place(client, cart.code);
    expect(status).toBe(201);
    expect(order.entries![0]!.product.liquor).toBe(true);
  });
});
