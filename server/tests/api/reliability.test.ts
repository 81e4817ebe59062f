// Promises that no other file holds the shop to; docs/reliability.md names which test holds which. SPAZA_TEST_ROUNDS asks
// for more rounds than the usual few.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choose, confirm, place, readCheckout, statusOf } from './support/buying.ts';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { completeFields, notification, PaymentPage, settled } from './support/gateway.ts';
import { customerWithAddress } from './support/people.ts';
import { engine, importFile, startOwnShop } from './support/server.ts';

const rounds = Number(process.env.SPAZA_TEST_ROUNDS ?? 40);
let own: Awaited<ReturnType<typeof startOwnShop>>;
let api: Client;
let shelf: Schemas['Product'][];
let next = 0;

beforeAll(async () => {
  own = await startOwnShop('reliability', { products: 200, env: { SPAZA_LIMITS_ENABLED: 'false' } });
  api = new Client({ base: own.shop.base });
  const { products } = await api.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 100, fields: 'FULL' });
  shelf = products.filter((one) => one.tradingType === '00' && !one.preOrder && !one.liquor && !one.requiresTvLicence && (one.stock?.stockLevel ?? 0) > 5);
}, 120_000);
afterAll(() => own?.stop());

const sql = (statement: string) => sqlOn(own.shop.database, statement);
const aProduct = () => shelf[(next += 1) % shelf.length]!;
const readyToOrder = async (product: string, client: Client) => {
  const cart = await client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: product });
  const checkout = await confirm(client, `/users/current/carts/${cart.code}`);
  expect(checkout.responseStatus).toBe(true);
  return cart;
};
const shopper = async () => (await customerWithAddress({}, api)).client;
/** As a write of the shop's own does it. */
const tellOfStock = () =>
  sql(`INSERT INTO change_log (writer, kind, key, at) VALUES (${engine === 'sqlite' ? 0 : 'pg_current_xact_id()::text::bigint'}, 'stock', '*', ${Date.now()})`);
const within = async (most: number, holds: () => Promise<boolean>) => {
  const began = performance.now();
  while (!(await holds())) {
    expect(performance.now() - began, 'milliseconds waited').toBeLessThan(most);
    await pause(50);
  }
};

test('what is sold out is out of stock in listing, search and product page within two seconds (U-03)', async () => {
  const { code, name } = aProduct();
  sql(`UPDATE stock SET on_hand = reserved + CASE WHEN store_code = 'G205' THEN 1 ELSE 0 END WHERE product_code = '${code}'`);
  tellOfStock();
  await within(3_000, async () => (await api.get<Schemas['Product']>(`/products/${code}`, { fields: 'FULL' })).stock?.stockLevel === 1);
  const flags = async (query: string) => {
    const pages = await Promise.all([0, 1, 2, 3].map((currentPage) => api.get<Schemas['ProductSearchPage']>('/products/search', { query, currentPage, pageSize: 100, fields: 'FULL' })));
    return pages.flatMap(({ products }) => products).filter((one) => one.code === code).map((one) => one.stock?.stockLevelStatus);
  };
  const lists = [':relevance', `${name}:relevance`];
  for (const query of lists) expect(await flags(query), query).toHaveLength(1); // it can be found there
  const client = await shopper();
  const cart = await readyToOrder(code, client);
  expect((await place(client, cart.code)).status).toBe(201);
  await within(2_000, async () => (await api.get<Schemas['Product']>(`/products/${code}`, { fields: 'FULL' })).stock?.stockLevelStatus === 'outOfStock');
  for (const query of lists) await within(2_000, async () => (await flags(query)).every((flag) => flag === 'outOfStock'));
});

test('what sells out in a cart is marked there, and refused by its entry at confirmation and at the order (U-02)', async () => {
  const [stays, goes] = [aProduct(), aProduct()];
  const client = await shopper();
  await client.post('/users/current/carts/addtocart', { productCode: stays.code });
  const cart = await readyToOrder(goes.code, client);
  const path = `/users/current/carts/${cart.code}`;
  const before = await readCheckout(client, path);
  const gone = { status: 400, type: expect.stringMatching(/^(LowStock|InsufficientStock)Error$/), subjectType: 'entry', subject: '1', message: 'Sorry, some items were out of stock' };

  sql(`UPDATE stock SET on_hand = reserved WHERE product_code = '${goes.code}'`); // the last went a moment ago
  const body = { cartId: cart.code, paymentMode: 'card', termsChecked: true };
  expect(await client.refusal('POST', '/users/current/orders', { body })).toMatchObject(gone);

  tellOfStock();
  const marks = async () => (await client.get<Schemas['Cart']>(path, { fields: 'FULL' })).entries!.map(({ isOutOfStock }) => isOutOfStock);
  await within(3_000, async () => (await marks())[1] === true);
  expect(await marks()).toEqual([false, true]);
  expect(await client.refusal('POST', `${path}/confirmCheckout`, { body: { shipments: choose(before, 'doorstep') } })).toMatchObject(gone);
  expect((await client.get<Schemas['OrderHistory']>('/users/current/orders')).pagination.totalResults).toBe(0);

  await client.delete(`${path}/entries/1`);
  await confirm(client, path);
  expect((await place(client, cart.code)).status).toBe(201);
});

test('one store that serves two zones sells its last unit once (U-04)', { timeout: 60_000 }, async () => {
  const { stores } = await api.get<Schemas['StoreSearchPage']>('/stores', { fields: 'FULL', pageSize: 100 });
  const other = stores.find((store) => store.name !== 'G205' && store.name!.startsWith('G'))!.name!;
  const [here, there] = await Promise.all([shopper(), shopper()]);
  const two = [here, there.with({ zone: other })];
  for (let round = 0; round < Math.max(3, Math.min(rounds / 10, 100)); round += 1) {
    const { code } = aProduct();
    sql(`UPDATE stock SET on_hand = reserved + CASE WHEN store_code = 'W001' THEN 5 ELSE 0 END WHERE product_code = '${code}'`);
    tellOfStock();
    await within(3_000, async () => (await api.get<Schemas['Product']>(`/products/${code}`, { fields: 'FULL' })).stock?.stockLevel === 5);
    const carts = await Promise.all(two.map((client) => readyToOrder(code, client)));
    sql(`UPDATE stock SET on_hand = reserved + 1 WHERE store_code = 'W001' AND product_code = '${code}'`);
    const answers = await Promise.all(two.map((client, at) => place(client, carts[at]!.code, {}, { confirmDuplicate: true })));
    expect(answers.filter(({ status }) => status === 201), `round ${round}: ${answers.map(({ status }) => status)}`).toHaveLength(1);
    expect(sql(`SELECT SUM(on_hand - reserved) FROM stock WHERE product_code = '${code}'`)).toBe('0');
    for (const [at, client] of two.entries()) if (answers[at]!.status !== 201) await client.delete(`/users/current/carts/${carts[at]!.code}`);
  }
});

test('an event that is not final changes nothing and uses no order number (U-09)', async () => {
  const client = await shopper();
  const cart = await readyToOrder(aProduct().code, client);
  const { body: order } = await place(client, cart.code);
  const orders = () => sql('SELECT COUNT(*), MAX(code) FROM customer_order');
  const before = orders();
  const pending = notification(completeFields(order, { payment_status: 'PENDING' }), 'jt7NOE43FZPn');
  expect((await api.raw('POST', '/payments/payfast/notify', { form: pending })).status).toBe(200);
  await pause(500);
  expect(await statusOf(client, order.code)).toMatchObject({ paymentStatus: 'pending', status: order.status });
  expect(orders()).toBe(before);
});

test('the cart that became an order is gone (U-12)', async () => {
  const client = await shopper();
  const cart = await readyToOrder(aProduct().code, client);
  await place(client, cart.code);
  expect(await client.refusal('GET', `/users/current/carts/${cart.code}`)).toMatchObject({ status: 400, type: 'CartError' });
});

test('a new price is seen within two seconds, noted in the cart, and never charged unseen (U-16)', async () => {
  const product = aProduct();
  const client = await shopper();
  const cart = await readyToOrder(product.code, client);
  const dearer = product.price!.value + 1;
  importFile(own.shop.database, 'prices.csv', `product,price\n${product.code},${dearer.toFixed(2)}\n`);
  await within(2_000, async () => (await api.get<Schemas['Product']>(`/products/${product.code}`, { fields: 'FULL' })).price!.value === dearer);
  expect((await place(client, cart.code)).status).toBe(400);
  const { entries } = await client.get<Schemas['Cart']>(`/users/current/carts/${cart.code}`, { fields: 'FULL' });
  expect(JSON.stringify(entries)).toContain(dearer.toFixed(0));
  const checkout = await confirm(client, `/users/current/carts/${cart.code}`);
  const { status, body } = await place(client, cart.code);
  expect(status).toBe(201);
  expect(body.totalPriceWithTax!.value).toBe(checkout.totalPriceWithTax!.value);
});

describe('a request repeated with its Idempotency-Key (R-01)', () => {
  test(`has one effect in ${rounds} random schedules of lost answers, doubles and overtaking`, { timeout: 60_000 + rounds * 1_000 }, async () => {
    const client = await shopper();
    const product = shelf.at(-1)!.code;
    const path = `${api.base}${api.with({ channel: 'app' }).prefix()}/users/current/carts/addtocart`;
    sql(`UPDATE stock SET on_hand = on_hand + 1000 WHERE product_code = '${product}'`);
    const add = (key: string, signal?: AbortSignal) =>
      fetch(path, { method: 'POST', signal, headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json', 'idempotency-key': key }, body: JSON.stringify({ productCode: product }) });
    for (let round = 0; round < rounds; round += 1) {
      const key = `schedule-${round}`;
      const copies = Array.from({ length: 1 + Math.floor(Math.random() * 4) }, async () => {
        await pause(Math.random() * 8);
        const patience = new AbortController();
        if (Math.random() < 0.6) setTimeout(() => patience.abort(), Math.random() * 12); // nobody hears this answer
        await add(key, patience.signal).then((answer) => answer.text(), () => undefined);
      });
      await Promise.all(copies);
      let last = await add(key);
      while (last.status === 409) {
        expect(last.headers.get('retry-after')).toBe('1');
        await pause(20);
        last = await add(key);
      }
      expect(last.status).toBe(200);
      expect(((await last.json()) as Schemas['Cart']).quantityAdded, `round ${round}`).toBe(1);
      const { entries } = await client.get<Schemas['Cart']>('/users/current/carts/current', { fields: 'FULL' });
      expect(entries![0]!.quantity, `round ${round}`).toBe(1);
      await client.delete('/users/current/carts/current');
    }
  });
});

test('a payment whose capture the server did not live to write is an order soon after the restart (U-10, R-07)', { timeout: 60_000 }, async () => {
  const own2 = await startOwnShop('capture', { env: { SPAZA_LIMITS_ENABLED: 'false' } });
  try {
    const shop2 = new Client({ base: own2.shop.base });
    const { products } = await shop2.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 100, fields: 'FULL' });
    const product = products.find((one) => one.tradingType === '00' && !one.preOrder && !one.liquor && !one.requiresTvLicence && (one.stock?.stockLevel ?? 0) > 5)!;
    const { client } = await customerWithAddress({}, shop2);
    const cart = await client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: product.code });
    const path = `/users/current/carts/${cart.code}`;
    await client.post(`${path}/confirmCheckout`, { shipments: choose(await readCheckout(client, path), 'doorstep') });
    const { body: order } = await place(client, cart.code);
    const page = await PaymentPage.open(order.payment!);
    await own2.shop.kill();
    await page.pressed('Pay but lose the notification'); // the gateway has the money, and nobody was there to hear of it
    await own2.restart();
    sqlOn(own2.shop.database, 'UPDATE payment_attempt SET next_query_at = 1'); // two minutes later
    expect((await settled(client, order.code, 'succeed')).paymentStatus).toBe('succeed');
    expect(sqlOn(own2.shop.database, "SELECT COUNT(*) FROM order_timeline WHERE status = 'PAYMENT_CAPTURED'")).toBe('1');
  } finally {
    await own2.stop();
  }
});
