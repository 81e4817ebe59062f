// What was acknowledged is there after the plug was pulled.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { place, readCheckout, choose, type Order } from './support/buying.ts';
import { PaymentPage, settled } from './support/gateway.ts';
import { addressForm, customer } from './support/people.ts';
import { fillDemoShop, freshDatabase, type FreshDatabase, type Paysim, serve, type Shop, startPaysim } from './support/server.ts';

let database: FreshDatabase;
let paysim: Paysim;
let running: Shop;

beforeAll(async () => {
  database = freshDatabase();
  fillDemoShop(database.url, 200);
  paysim = await startPaysim('restart');
  running = await serve({ label: 'restart', database: database.url, paysim: paysim.base });
});
afterAll(async () => {
  await running?.stop();
  await paysim?.stop();
  database?.drop();
});

/** The same shop on the same address, after a power cut. */
const pullThePlug = async () => {
  const port = Number(new URL(running.base).port);
  await running.kill();
  running = await serve({ label: 'restarted', database: database.url, paysim: paysim.base, port });
};

const aShopper = async () => {
  const shop = new Client({ base: running.base });
  const shopper = await customer({}, shop);
  await shopper.client.done('POST', '/users/current/addresses', { query: { useAddress: true }, body: addressForm() });
  const { products } = await shop.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 100, fields: 'FULL' });
  const product = products.find((one) => one.tradingType === '00' && !one.preOrder && !one.liquor && !one.requiresTvLicence && (one.stock?.stockLevel ?? 0) >= 3)!;
  const cart = await shopper.client.post<Schemas['Cart']>('/carts/addtocart', { productCode: product.code, quantity: 2 });
  return { ...shopper, product, cart, path: `/users/current/carts/${cart.code}` };
};

const order = async () => {
  const shopper = await aShopper();
  const shipments = choose(await readCheckout(shopper.client, shopper.path), 'doorstep');
  await shopper.client.post(`${shopper.path}/confirmCheckout`, { shipments });
  const { status, body } = await place(shopper.client, shopper.cart.code);
  expect(status).toBe(201);
  return { ...shopper, order: body };
};

describe('after a power cut', () => {
  test('the shopper is still signed in, with the cart as it was', async () => {
    const { client, cart, product } = await aShopper();
    await pullThePlug();
    expect((await client.get<Schemas['Cart']>(`/users/current/carts/${cart.code}`, { fields: 'FULL' })).entries).toMatchObject([{ product: { code: product.code }, quantity: 2 }]);
  });

  test('an order that was acknowledged is there, waiting for its payment, and can be paid', async () => {
    const { client, order: placed } = await order();
    await pullThePlug();
    const found = await client.get<Order>(`/orders/${placed.code}`, { fields: 'FULL' });
    expect(found).toMatchObject({ code: placed.code, paymentStatus: 'pending', totalPriceWithTax: placed.totalPriceWithTax });
    await (await PaymentPage.open(placed.payment!)).press('Pay');
    expect((await settled(client, placed.code, 'succeed')).paymentStatus).toBe('succeed');
  });

  test('a payment that was taken stays taken', async () => {
    const { client, order: placed } = await order();
    await (await PaymentPage.open(placed.payment!)).press('Pay');
    await settled(client, placed.code, 'succeed');
    await pullThePlug();
    expect((await client.get<Order>(`/orders/${placed.code}/status`)).paymentStatus).toBe('succeed');
  });

  test('a repeated order post with its key gives the stored answer', async () => {
    const shopper = await aShopper();
    const shipments = choose(await readCheckout(shopper.client, shopper.path), 'doorstep');
    await shopper.client.post(`${shopper.path}/confirmCheckout`, { shipments });
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await place(shopper.client, shopper.cart.code, headers);
    await pullThePlug();
    const again = await place(shopper.client, shopper.cart.code, headers);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
  });
});

test('a shop asked to stop drains and says goodbye without an error', async () => {
  const shop = new Client({ base: running.base });
  const asked = Array.from({ length: 20 }, () => shop.get('/products/search', { fields: 'FULL' }));
  await Promise.all(asked);
  const port = Number(new URL(running.base).port);
  await running.stop();
  running = await serve({ label: 'restarted', database: database.url, paysim: paysim.base, port });
  expect((await shop.get('/health/ready')).status).toBe('UP');
});
