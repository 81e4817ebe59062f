// Pre-orders: one product in a cart of its own, checked out by that cart's code.
import { describe, expect, test } from 'vitest';
import type { Client, Schemas } from './support/client.ts';
import { confirm, place, readCheckout } from './support/buying.ts';
import { customer, customerWithAddress, guest } from './support/people.ts';
import { allProducts, aProduct } from './support/shelf.ts';

const preOrders = async () => {
  const found = (await allProducts()).filter((one) => one.preOrder && !one.requiresTvLicence && (one.stock?.stockLevel ?? 0) >= 2);
  if (found.length < 2) throw new Error('the demo shop needs two pre-orders that can be had');
  return found;
};
const preOrder = (client: Client, productCode: string, quantity = 1) =>
  client.put<Schemas['Cart']>('/users/current/carts/addtocart', { productCode, quantity, entryNumber: 0 }, { query: { isPreOrderCart: true, calculationRequired: true, fields: 'FULL' } });

describe('a pre-order', () => {
  test('says the day it is released; what is there says none', async () => {
    const [first] = await preOrders();
    const { client } = await guest();
    const product = await client.get<Schemas['Product']>(`/products/${first!.code}`);
    expect(product.preOrder).toBe(true);
    expect(new Date(product.preOrderDate!).getTime()).toBeGreaterThan(Date.now());
    expect((await client.get<Schemas['Product']>(`/products/${(await aProduct()).code}`)).preOrderDate).toBeUndefined();
  });

  test('has a cart of its own with one product; the ordinary cart stays as it is', async () => {
    const [first, second] = await preOrders();
    const { client } = await customer();
    const ordinary = await client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: (await aProduct()).code });
    await preOrder(client, first!.code);
    const cart = await client.put<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: second!.code, quantity: 2, entryNumber: 0 }, { query: { isPreOrderCart: true, replacePreOrder: true, fields: 'FULL' } });
    expect(cart.isPreOrderCart).toBe(true);
    expect(cart.code).not.toBe(ordinary.code);
    expect(cart.entries!.map((entry) => [entry.product.code, entry.quantity])).toEqual([[second!.code, 2]]);
    expect(cart.entries![0]!.expectedDeliveryMsg).toMatch(/^Pre-order/);
    const again = await client.put<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: second!.code, entryNumber: 0 }, { query: { isPreOrderCart: true, fields: 'FULL' } });
    expect(again.entries![0]!.quantity).toBe(2);
    const current = await client.get<Schemas['Cart']>('/users/current/carts/current', { fields: 'FULL' });
    expect(current.entries!.map((entry) => entry.product.code)).toEqual([(await aProduct()).code]);
    expect(await client.get<Schemas['Cart']>('/users/current/carts/preorderCart', { productCode: second!.code, fields: 'FULL' })).toMatchObject({ code: cart.code });
    expect(await client.refusal('GET', '/users/current/carts/preorderCart', { query: { productCode: first!.code } })).toMatchObject({ type: 'CartError' });
    const begun = () => client.get<Schemas['CartList']>('/users/current/carts', { preOrderCartOnly: true, fields: 'FULL' });
    expect((await begun()).carts).toMatchObject([{ code: cart.code, isPreOrderCart: true }]);
    await client.delete(`/users/current/carts/${cart.code}`);
    expect((await begun()).carts).toEqual([]);
  });

  test('begun with another product gives way only when that is asked for', async () => {
    const [first, second] = await preOrders();
    const { client } = await customer();
    const begun = await preOrder(client, first!.code, 2);
    for (const method of ['PUT', 'POST'] as const)
      expect(await client.refusal(method, '/users/current/carts/addtocart', { body: { productCode: second!.code, quantity: 1 }, query: { isPreOrderCart: true } })).toMatchObject({ status: 400, type: 'PreOrderBegunError', subject: first!.code });
    const kept = await client.get<Schemas['Cart']>('/users/current/carts/preorderCart', { productCode: first!.code, fields: 'FULL' });
    expect(kept).toMatchObject({ code: begun.code, entries: [{ quantity: 2 }] });
    expect((await preOrder(client, first!.code, 1)).entries![0]!.quantity).toBe(1);
  });

  test('is refused in the ordinary cart, and an ordinary product in the other', async () => {
    const [first] = await preOrders();
    const { client } = await customer();
    expect(await client.refusal('POST', '/users/current/carts/addtocart', { body: { productCode: first!.code } })).toMatchObject({ type: 'PreOrderError', subject: first!.code });
    expect(await client.refusal('PUT', '/users/current/carts/addtocart', { body: { productCode: (await aProduct()).code, quantity: 1 }, query: { isPreOrderCart: true } })).toMatchObject({ type: 'PreOrderError' });
  });

  test('is for customers', async () => {
    const [first] = await preOrders();
    const { client } = await guest();
    expect(await client.refusal('PUT', '/users/anonymous/carts/addtocart', { body: { productCode: first!.code, quantity: 1 }, query: { isPreOrderCart: true } })).toMatchObject({ status: 401 });
  });

  test('is ordered by its cart, with the day it is released', async () => {
    const [first] = await preOrders();
    const { client } = await customerWithAddress();
    const cart = await preOrder(client, first!.code);
    const path = `/users/current/carts/${cart.code}`;
    const checkout = await readCheckout(client, path);
    expect(checkout.isPreOrderCart).toBe(true);
    const infos = checkout.shipmentEntries!.shipments[0]!.deliveryInfos!;
    expect(infos.map((info) => info.code)).toEqual(['doorstep']);
    expect(infos[0]!.estimatedTimeMsg).toMatch(/^Released .* delivered by/);
    expect(infos[0]!.deliveryCost).toBeDefined();
    await confirm(client, path);
    const { status, body: order } = await place(client, cart.code);
    expect(status).toBe(201);
    expect(order.isPreOrderCart).toBe(true);
    const again = await client.call('GET', `/users/current/carts/current/orders/${order.code}/reOrder`, { query: { fields: 'FULL' } });
    expect(again.body).toMatchObject({ responseStatus: false, cartModifications: [{ statusMessage: 'A pre-order needs an order of its own.' }] });
  });
});
