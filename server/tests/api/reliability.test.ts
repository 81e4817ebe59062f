// Promises that no other file holds the shop to; docs/reliability.md names which test holds which. SPAZA_TEST_ROUNDS asks
// for more rounds than the usual few.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choose, confirm, place, readCheckout, statusOf } from './support/buying.ts';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { completeFields, notification, PaymentPage, settled } from './support/gateway.ts';
import { Random } from './model/random.ts';
import { kettle, toaster } from './support/offers.ts';
import { customerWithAddress } from './support/people.ts';
import { shownOtherwise } from './support/shelf.ts';
import { ledgerFaults, engine, importFile, startOwnShop, until } from './support/server.ts';

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
});
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
/**
 * Two seconds are promised (SPAZA_TEST_SOON, in milliseconds, holds the shop to that on a machine that has nothing else to do);
 * however busy it is, it comes by itself.
 */
const soon = (holds: () => Promise<boolean>) => until('what comes soon', Number(process.env.SPAZA_TEST_SOON ?? 60_000), holds);

test('what is sold out is out of stock in listing, search and product page within two seconds (U-03)', async () => {
  const { code, name } = aProduct();
  sql(`UPDATE stock SET on_hand = reserved + CASE WHEN store_code = 'G205' THEN 1 ELSE 0 END WHERE product_code = '${code}'`);
  tellOfStock();
  await soon(async () => (await api.get<Schemas['Product']>(`/products/${code}`, { fields: 'FULL' })).stock?.stockLevel === 1);
  const flags = async (query: string) => {
    const pages = await Promise.all([0, 1, 2, 3].map((currentPage) => api.get<Schemas['ProductSearchPage']>('/products/search', { query, currentPage, pageSize: 100, fields: 'FULL' })));
    return pages.flatMap(({ products }) => products).filter((one) => one.code === code).map((one) => one.stock?.stockLevelStatus);
  };
  const lists = [':relevance', `${name}:relevance`];
  for (const query of lists) expect(await flags(query), query).toHaveLength(1); // it can be found there
  const client = await shopper();
  const cart = await readyToOrder(code, client);
  expect((await place(client, cart.code)).status).toBe(201);
  await soon(async () => (await api.get<Schemas['Product']>(`/products/${code}`, { fields: 'FULL' })).stock?.stockLevelStatus === 'outOfStock');
  for (const query of lists) await soon(async () => (await flags(query)).every((flag) => flag === 'outOfStock'));
});

test('what is shown of each product is what is on hand less what is reserved (U-03)', async () => {
  const client = await shopper();
  for (let i = 0; i < 3; i += 1) expect((await place(client, (await readyToOrder(aProduct().code, client)).code)).status).toBe(201);
  await soon(async () => (await shownOtherwise(api, own.shop.database)).length === 0);
  expect(Number(sql('SELECT SUM(reserved) FROM stock'))).toBeGreaterThan(0);
});

test('payments that were given up let go of all they held within a minute (U-05)', async () => {
  const abandoned = Number(process.env.SPAZA_TEST_ABANDONED ?? 800);
  const client = await shopper();
  const { code: product } = aProduct();
  const { body: order } = await place(client, (await readyToOrder(product, client)).code);
  const [store, before] = sql(`SELECT store_code, reserved FROM stock WHERE product_code = '${product}' AND reserved > 0`).split('|');
  // copies of the one, all of them half an hour and a second old
  const columns = (table: string) =>
    sql(engine === 'sqlite' ? `SELECT name FROM pragma_table_info('${table}') ORDER BY cid` : `SELECT column_name FROM information_schema.columns WHERE table_name = '${table}' ORDER BY ordinal_position`).split('\n');
  const copy = (table: string, key: string, changes: Record<string, string>) => {
    const all = columns(table);
    sql(`WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ${abandoned}) INSERT INTO ${table} (${all.join(', ')}) SELECT ${all.map((one) => changes[one] ?? `t.${one}`).join(', ')} FROM ${table} t, n WHERE t.${key} = '${order.code}'`);
  };
  const left = () => Number(sql("SELECT COUNT(*) FROM customer_order WHERE reservation = 'held' AND code LIKE 'left-%'"));
  copy('customer_order', 'code', { code: "'left-' || n.n", cart_code: "'left-' || n.n", reserved_until: String(Date.now() + 3_600_000) });
  copy('order_allocation', 'order_code', { order_code: "'left-' || n.n" });
  sql(`UPDATE stock SET on_hand = on_hand + ${abandoned}, reserved = reserved + ${abandoned} WHERE product_code = '${product}' AND store_code = '${store}'`);
  expect(left()).toBe(abandoned);

  sql(`UPDATE customer_order SET reserved_until = ${Date.now() - 1_000} WHERE code LIKE 'left-%'`);
  const began = performance.now();
  const most = Math.max(process.env.SPAZA_TEST_SOON ? 60_000 : 180_000, abandoned * 6); // 10 000 in a minute, where nothing else is done
  while (left() > 0) {
    expect(performance.now() - began, `${left()} of ${abandoned} are still held`).toBeLessThan(most);
    await pause(100);
  }
  console.log(`${abandoned} abandoned payments let go within ${((performance.now() - began) / 1000).toFixed(1)} s`);
  expect(sql(`SELECT reserved FROM stock WHERE product_code = '${product}' AND store_code = '${store}'`)).toBe(before);
  expect((await statusOf(client, order.code)).paymentStatus).toBe('pending'); // the one whose time is not over
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
  await soon(async () => (await marks())[1] === true);
  expect(await marks()).toEqual([false, true]);
  expect(await client.refusal('POST', `${path}/confirmCheckout`, { body: { shipments: choose(before, 'doorstep') } })).toMatchObject(gone);
  expect((await client.get<Schemas['OrderHistory']>('/users/current/orders')).pagination.totalResults).toBe(0);

  await client.delete(`${path}/entries/1`);
  await confirm(client, path);
  expect((await place(client, cart.code)).status).toBe(201);
});

test('one store that serves two zones sells its last unit once (U-04)', async () => {
  const { stores } = await api.get<Schemas['StoreSearchPage']>('/stores', { fields: 'FULL', pageSize: 100 });
  const other = stores.find((store) => store.name !== 'G205' && store.name!.startsWith('G'))!.name!;
  const [here, there] = await Promise.all([shopper(), shopper()]);
  const two = [here, there.with({ zone: other })];
  for (let round = 0; round < Math.max(3, Math.min(rounds / 10, 100)); round += 1) {
    const { code } = aProduct();
    sql(`UPDATE stock SET on_hand = reserved + CASE WHEN store_code = 'W001' THEN 5 ELSE 0 END WHERE product_code = '${code}'`);
    tellOfStock();
    await soon(async () => (await api.get<Schemas['Product']>(`/products/${code}`, { fields: 'FULL' })).stock?.stockLevel === 5);
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

describe('a coupon that may be used so many times (U-13)', () => {
  const many = Number(process.env.SPAZA_TEST_COUPONS ?? 2);
  const uses = (code: string) => Number(sql(`SELECT COALESCE(SUM(used), 0) FROM promotion_use WHERE kind = 'coupon' AND code = '${code}' AND customer_id = ''`));
  const holding = async (client: Client, code: string) => {
    const cart = await client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: shelf[0]!.code });
    const path = `/users/current/carts/${cart.code}`;
    const { couponData } = await client.post<Schemas['Cart']>(`${path}/redeem/coupon/${code}`, { couponCode: code }, { query: { fields: 'FULL' } });
    if (!couponData!.couponApplied) await client.delete(path);
    else expect((await confirm(client, path)).responseStatus).toBe(true);
    return couponData!.couponApplied ? cart.code : undefined;
  };
  beforeAll(() => {
    sql(`UPDATE stock SET on_hand = on_hand + 1000 WHERE product_code = '${shelf[0]!.code}'`);
    tellOfStock();
    importFile(own.shop.database, 'promotions.csv', 'code,type,title,everything,amount,needsCoupon\np-few,orderDiscount,Few,true,1.00,true\np-each,orderDiscount,Each,true,1.00,true\n');
    importFile(own.shop.database, 'coupons.csv', `code,promotion,maxUses,maxUsesPerCustomer\nFEW,p-few,${many},\nEACH,p-each,,${many}\n`);
  });

  /** What was imported is known once somebody can use it. */
  beforeAll(async () => {
    const client = await shopper();
    for (const code of ['FEW', 'EACH']) {
      await soon(async () => (await holding(client, code)) !== undefined);
      await client.delete('/users/current/carts/current');
    }
  });

  test(`serves ${many} of ${10 * many} orders at once, and another after one that was not paid and is cancelled`, { timeout: 300_000 + many * 20_000 }, async () => {
    const crowd: Client[] = [];
    for (let i = 0; i < 10 * many; i += 1) crowd.push(await shopper()); // one after the other: only so many passwords are hashed at once
    await soon(async () => (await api.get<Schemas['Product']>(`/products/${shelf[0]!.code}`, { fields: 'FULL' })).stock!.stockLevel! > 1000);
    const carts: string[] = [];
    for (const client of crowd) carts.push((await holding(client, 'FEW'))!);
    const answers = await Promise.all(crowd.map((client, at) => place(client, carts[at]!)));
    const won = answers.flatMap(({ status }, at) => (status === 201 ? [at] : []));
    expect(won).toHaveLength(many);
    for (const { status, body } of answers) if (status !== 201) expect((body as unknown as Schemas['ErrorList']).errors[0]).toMatchObject({ type: expect.stringMatching(/^(Cart|Voucher)/) });
    expect(uses('FEW')).toBe(many);

    const [first] = won;
    await (await PaymentPage.open(answers[first!]!.body.payment!)).press('Decline');
    await settled(crowd[first!]!, answers[first!]!.body.code, 'failed');
    expect(uses('FEW')).toBe(many); // goods and coupon are held for another try until the reservation ends
    await crowd[first!]!.post(`/users/current/orders/${answers[first!]!.body.code}/cancellation`, {});
    expect(uses('FEW')).toBe(many - 1);
    const late = await shopper();
    expect((await place(late, (await holding(late, 'FEW'))!)).status).toBe(201);
    expect(uses('FEW')).toBe(many);
    expect(await holding(late, 'FEW')).toBeUndefined();
  });

  test(`by each customer serves ${many} orders of one, and others still`, async () => {
    const client = await shopper();
    for (let i = 0; i < many; i += 1) expect((await place(client, (await holding(client, 'EACH'))!, {}, { confirmDuplicate: true })).status).toBe(201);
    expect(await holding(client, 'EACH')).toBeUndefined();
    const other = await shopper();
    expect((await place(other, (await holding(other, 'EACH'))!)).status).toBe(201);
  });
});

test('a new price is seen within two seconds, noted in the cart, and never charged unseen (U-16)', async () => {
  const product = aProduct();
  const client = await shopper();
  const cart = await readyToOrder(product.code, client);
  const dearer = product.price!.value + 1;
  importFile(own.shop.database, 'prices.csv', `product,price\n${product.code},${dearer.toFixed(2)}\n`);
  await soon(async () => (await api.get<Schemas['Product']>(`/products/${product.code}`, { fields: 'FULL' })).price!.value === dearer);
  const listed = async () => (await api.get<Schemas['ProductSearchPage']>('/products/search', { query: `${product.name}:relevance`, pageSize: 100, fields: 'FULL' })).products.find(({ code }) => code === product.code)!.price!.value;
  await soon(async () => (await listed()) === dearer);
  expect((await place(client, cart.code)).status).toBe(400);
  const { entries } = await client.get<Schemas['Cart']>(`/users/current/carts/${cart.code}`, { fields: 'FULL' });
  expect(entries).toMatchObject([{ basePrice: { value: dearer }, statusMessage: 'The price of this item has changed' }]);
  const checkout = await confirm(client, `/users/current/carts/${cart.code}`);
  const { status, body } = await place(client, cart.code);
  expect(status).toBe(201);
  expect(body.totalPriceWithTax!.value).toBe(checkout.totalPriceWithTax!.value);
});

describe('a request repeated with its Idempotency-Key (R-01)', () => {
  type Send = (signal?: AbortSignal) => Promise<Response>;
  const keyed = (client: Client, channel: string, path: string, key: string, body: object): Send => (signal) =>
    fetch(client.base + client.with({ channel }).prefix() + path, { method: 'POST', signal, headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json', 'idempotency-key': key }, body: JSON.stringify(body) });
  /** Up to four copies, some of which nobody hears the answer of, and then one until it is answered. */
  const seed = Number(process.env.SPAZA_TEST_SEED ?? Date.now() % 1_000_000);
  const random = new Random(seed);
  const schedule = async (send: Send, meanwhile: Send[] = []) => {
    const copies = Array.from({ length: 1 + Math.floor(random.next() * 4) }, async () => {
      await pause(random.next() * 8);
      const patience = new AbortController();
      if (random.next() < 0.6) setTimeout(() => patience.abort(), random.next() * 12);
      await send(patience.signal).then((answer) => answer.text(), () => undefined);
    });
    await Promise.all([...copies, ...meanwhile.map((late) => late().then((answer) => answer.text()))]);
    let last = await send();
    while (last.status === 409) {
      expect(last.headers.get('retry-after')).toBe('1');
      await pause(20);
      last = await send();
    }
    return last;
  };

  test(`has one effect in ${rounds} random schedules of lost answers, doubles and overtaking (seed ${seed})`, { timeout: 240_000 + rounds * 1_000 }, async () => {
    const client = await shopper();
    const product = shelf.at(-1)!.code;
    sql(`UPDATE stock SET on_hand = on_hand + 1000 WHERE product_code = '${product}'`);
    const before: Send[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const send = keyed(client, 'app', '/users/current/carts/addtocart', `schedule-${round}`, { productCode: product });
      const last = await schedule(send, before.slice(-2)); // those of earlier rounds come late, among this one's
      expect(last.status).toBe(200);
      expect(((await last.json()) as Schemas['Cart']).quantityAdded, `round ${round}`).toBe(1);
      const { entries } = await client.get<Schemas['Cart']>('/users/current/carts/current', { fields: 'FULL' });
      expect(entries![0]!.quantity, `round ${round}`).toBe(1);
      await client.delete('/users/current/carts/current');
      before.push(send);
    }
  });

  test('places one order and begins one payment of it, however its answers get lost', { timeout: 240_000 + rounds * 1_000 }, async () => {
    const client = await shopper();
    const count = (table: string, where: string) => Number(sql(`SELECT COUNT(*) FROM ${table} WHERE ${where}`));
    for (let round = 0; round < Math.max(4, rounds / 10); round += 1) {
      const cart = await readyToOrder(aProduct().code, client);
      const order = await schedule(keyed(client, 'web', '/users/current/orders', `order-${round}`, { cartId: cart.code, paymentMode: 'card', termsChecked: true, confirmDuplicate: true }));
      expect(order.status).toBe(201);
      const { code } = (await order.json()) as Schemas['Order'];
      expect(count('customer_order', `cart_code = '${cart.code}'`)).toBe(1);
      expect(count('payment_attempt', `order_code = '${code}'`)).toBe(1);

      const again = await schedule(keyed(client, 'web', `/users/current/orders/${code}/payment`, `pay-${round}`, { paymentMode: 'instant_eft' }));
      expect(again.status).toBeLessThan(300);
      const begun = await schedule(keyed(client, 'app', `/users/current/orders/${code}/paymentTransaction`, `transaction-${round}`, { paymentMode: 'card' }));
      expect(begun.status).toBeLessThan(300);
      expect(count('payment_attempt', `order_code = '${code}'`), `round ${round}`).toBe(3);
    }
  });

  const inStock = async (...products: string[]) => {
    for (const product of products) sql(`UPDATE stock SET on_hand = reserved + 50 WHERE product_code = '${product}'`);
    tellOfStock();
    for (const product of products) await soon(async () => (await api.get<Schemas['Product']>(`/products/${product}`, { fields: 'FULL' })).stock!.stockLevel! >= 50);
  };

  test.each([
    ['an order', '/users/current/orders', (cart: string, other: boolean) => ({ cartId: cart, paymentMode: other ? 'instant_eft' : 'card', termsChecked: true })],
    ['a coupon', '/users/current/carts/CART/redeem/coupon/STOEP100', (_: string, other: boolean) => ({ couponCode: other ? 'NOSUCH' : 'STOEP100' })],
    ['a deal', '/users/current/carts/addDeal', (cart: string, other: boolean) => ({ cartCode: cart, dealProducts: [kettle, toaster].map((productCode) => ({ productCode, quantity: other ? 2 : 1 })) })],
    ['an addition', '/users/current/carts/addtocart', (_: string, other: boolean) => ({ productCode: kettle, quantity: other ? 2 : 1 })],
  ])('is answered as before, refused with another body, and is somebody else’s own affair: %s', async (_, path, body) => {
    const [client, stranger] = [await shopper(), await shopper()];
    await inStock(kettle, toaster);
    const cart = await readyToOrder(aProduct().code, client);
    const at = path.replace('CART', cart.code);
    const headers = { 'idempotency-key': `${'k'.repeat(200)}-${at.replaceAll('/', '-')}`.slice(0, 255) };
    const first = await client.call('POST', at, { body: body(cart.code, false), headers });
    expect(first.status).toBeLessThan(300);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    const again = await client.call('POST', at, { body: body(cart.code, false), headers });
    expect([again.status, again.body, again.headers.get('idempotent-replayed')]).toEqual([first.status, first.body, 'true']);
    expect(await client.refusal('POST', at, { body: body(cart.code, true), headers })).toMatchObject({ status: 422, type: 'IdempotencyKeyReusedError' });
    expect(await client.refusal('POST', at, { body: body(cart.code, false), headers: { 'idempotency-key': 'k'.repeat(256) } })).toMatchObject({ status: 400, type: 'ValidationError', subject: 'Idempotency-Key' });
    expect((await stranger.call('POST', at, { body: body(cart.code, false), headers })).headers.get('idempotent-replayed')).toBeNull();
  });
});

test('a payment whose capture the server did not live to write is an order soon after the restart (U-10, R-07)', async () => {
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
    expect(Number(sqlOn(own2.shop.database, 'SELECT next_query_at - created_at FROM payment_attempt'))).toBeLessThan(5 * 60_000); // it will be asked about
    sqlOn(own2.shop.database, 'UPDATE payment_attempt SET next_query_at = 1'); // two minutes later
    expect((await settled(client, order.code, 'succeed')).paymentStatus).toBe('succeed');
    expect(sqlOn(own2.shop.database, "SELECT COUNT(*) FROM order_timeline WHERE status = 'PAYMENT_CAPTURED'")).toBe('1');
    expect(ledgerFaults(own2.shop.database)).toEqual([]);
  } finally {
    await own2.stop();
  }
});
