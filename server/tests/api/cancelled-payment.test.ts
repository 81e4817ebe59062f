// Cancel on the payment page, by each gateway: nothing is decided by it, the order can be paid after all, and is paid once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choose, place, readCheckout, statusOf, type Order } from './support/buying.ts';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { PaymentPage, settled } from './support/gateway.ts';
import { customerWithAddress } from './support/people.ts';
import { runProgram, startOwnShop } from './support/server.ts';

const gateways = { card: 'payfast', instant_eft: 'ozow', instalments: 'payflex', store_card: 'paygate', store_credit: 'peach' } as const;
type Mode = keyof typeof gateways;
const methods = { payfast: ':cc', ozow: '', payflex: '', paygate: ':CC/RCS', peach: ':CARD' };
const modes = Object.entries(gateways).map(([code, gateway]) => `${code}=${gateway}${methods[gateway]}`);

let own: Awaited<ReturnType<typeof startOwnShop>>;
let shop: Client;
let shelf: Schemas['Product'][];
let bought = 0;

beforeAll(async () => {
  own = await startOwnShop('cancelled-payment', { products: 200, env: { SPAZA_PAYMENTS_MODES: modes.join(','), SPAZA_LIMITS_ENABLED: 'false' } });
  shop = new Client({ base: own.shop.base });
  const { products } = await shop.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 100, fields: 'FULL' });
  shelf = products.filter((one) => one.tradingType === '00' && !one.preOrder && !one.liquor && !one.requiresTvLicence && (one.stock?.stockLevel ?? 0) > 5 && one.price!.value > 100 && one.price!.value < 15_000);
});
afterAll(() => own?.stop());

const sql = (statement: string) => sqlOn(own.shop.database, statement);

const before = async (paymentMode: Mode) => {
  const { client } = await customerWithAddress({}, shop);
  const cart = await client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: shelf[(bought += 1) % shelf.length]!.code });
  const path = `/users/current/carts/${cart.code}`;
  await client.post(`${path}/confirmCheckout`, { shipments: choose(await readCheckout(client, path), 'doorstep') });
  const { status, body: order } = await place(client, cart.code, {}, { paymentMode });
  expect(status).toBe(201);
  return { client, order, page: await PaymentPage.open(order.payment!) };
};

/** As the browser would: to an address, or with the form the page holds. */
const goBack = async ({ location, html }: { location: string; html: string }) => {
  const form = /<form id="back" method="post" action="([^"]+)">/.exec(html);
  const inputs = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!] as [string, string]);
  const response = form
    ? await fetch(form[1]!, { method: 'POST', body: new URLSearchParams(inputs), redirect: 'manual' })
    : await fetch(location, { redirect: 'manual' });
  return { status: response.status, location: response.headers.get('location') ?? '' };
};

const pressesCancel = (mode: Mode, order: Order, number = 1) => shop.raw('GET', `/payments/${gateways[mode]}/cancel/${order.code}-${number}`);
const payAgain = (client: Client, code: string, paymentMode: Mode) =>
  client.post<Order>(`/users/current/orders/${code}/payment`, { paymentMode }, { query: { fields: 'FULL' } });
const refunds = (code: string) => sql(`SELECT merchant_ref FROM refund JOIN payment_attempt ON payment_attempt.id = refund.attempt_id WHERE refund.order_code = '${code}'`).split('\n').filter(Boolean);
const inHistory = async (client: Client, code: string) =>
  (await client.get<Schemas['OrderHistory']>('/users/current/orders', { fields: 'FULL' })).orders.find((one) => one.code === code)!;
const notes = (order: Order) => order.timeline!.map(({ note }) => note);

describe.each(Object.keys(gateways) as Mode[])('an order whose payment by %s is given up', (mode) => {
  test('is pending by the browser’s word alone, and says that it was left and until when it can be paid', async () => {
    const { client, order } = await before(mode);
    expect(await statusOf(client, order.code)).toMatchObject({ paymentStatus: 'pending', isPaymentLeft: false });
    expect((await pressesCancel(mode, order)).status).toBe(303);
    const left = await statusOf(client, order.code);
    expect(left).toMatchObject({ paymentStatus: 'pending', status: 'PAYMENT_PENDING', isPaymentLeft: true });
    const minutes = (Date.parse(left.payableUntil!) - Date.parse(left.created!)) / 60_000;
    expect(minutes).toBe(30);
    expect(Date.parse(left.heldUntil!)).toBeGreaterThanOrEqual(Date.parse(left.payableUntil!));
    expect(left.failureScenario).toBeUndefined();
    expect(notes(left)).toContain('You left the payment page without paying');
    expect(await inHistory(client, order.code)).toMatchObject({ isPaymentLeft: true, payableUntil: left.payableUntil, cartCode: order.cartCode, paymentMode: { code: mode } });
    await pressesCancel(mode, order);
    expect(notes(await statusOf(client, order.code)).filter((note) => note?.startsWith('You left'))).toHaveLength(1);
  });

  test('is paid after all, in the same way, and once', async () => {
    const { client, order, page } = await before(mode);
    await goBack(await page.pressed('Cancel'));
    const wanted = mode === 'card' ? 'pending' : 'failed'; // Payfast says nothing of those who did not pay
    const reported = await settled(client, order.code, wanted);
    expect(reported.paymentStatus).toBe(wanted);
    expect(reported.paymentFailureReason).toBe(mode === 'card' ? undefined : 'You cancelled the payment. No money was taken.');
    expect(reported.heldUntil).toBeDefined();
    const again = await payAgain(client, order.code, mode);
    expect(await statusOf(client, order.code)).toMatchObject({ paymentStatus: 'pending', isPaymentLeft: false });
    await goBack(await (await PaymentPage.open(again.payment!)).pressed('Pay'));
    expect((await settled(client, order.code, 'succeed')).paymentStatus).toBe('succeed');
    expect((await statusOf(client, order.code)).payableUntil).toBeUndefined();
    expect(refunds(order.code)).toEqual([]);
  });

  test('and paid another way and then on the first page too is paid once', async () => {
    const { client, order, page } = await before(mode);
    await pressesCancel(mode, order);
    const other: Mode = mode === 'card' ? 'store_card' : 'card';
    const again = await payAgain(client, order.code, other);
    expect((await statusOf(client, order.code)).isPaymentLeft).toBe(false);
    await goBack(await (await PaymentPage.open(again.payment!)).pressed('Pay'));
    expect((await settled(client, order.code, 'succeed')).paymentStatus).toBe('succeed');
    await pressesCancel(mode, order); // in the other tab
    expect((await statusOf(client, order.code)).isPaymentLeft).toBe(false);
    await page.pressed('Pay');
    sql(`UPDATE payment_attempt SET next_query_at = 1 WHERE merchant_ref = '${order.code}-1'`);
    await expect.poll(() => refunds(order.code)).toEqual([`${order.code}-1`]);
    expect((await statusOf(client, order.code)).paymentStatus).toBe('succeed');
  });
});

describe('an order that is not paid', () => {
  const reserved = (code: string) => sql(`SELECT reservation FROM customer_order WHERE code = '${code}'`);

  test('keeps its items after a refusal as long as it says, and no longer', async () => {
    const { client, order, page } = await before('card');
    await goBack(await page.pressed('Decline'));
    const declined = await settled(client, order.code, 'failed');
    expect(declined).toMatchObject({ paymentFailureReason: 'The payment was declined. No money was taken.', failureScenario: 'orderFailed' });
    expect(Date.parse(declined.heldUntil!)).toBeGreaterThan(Date.now());
    expect(reserved(order.code)).toBe('held');
    sql(`UPDATE customer_order SET reserved_until = 1 WHERE code = '${order.code}'`);
    await expect.poll(() => reserved(order.code)).toBe('released');
    expect((await statusOf(client, order.code)).heldUntil).toBeUndefined();
  });

  test('can be paid no more when its time is over, and does not offer it', async () => {
    const { client, order } = await before('card');
    await pressesCancel('card', order);
    sql(`UPDATE customer_order SET created_at = created_at - 1800000, reserved_until = 1 WHERE code = '${order.code}'`);
    const late = await statusOf(client, order.code);
    expect(late).toMatchObject({ paymentStatus: 'pending', isPaymentLeft: true });
    expect(late.payableUntil).toBeUndefined();
    expect(late.heldUntil).toBeUndefined();
  });
});

describe('a cancelled order', () => {
  test('that the shopper cancelled is no failure', async () => {
    const { client, order } = await before('card');
    await pressesCancel('card', order);
    const cancelled = await client.post<Order>(`/users/current/orders/${order.code}/cancellation`, {});
    expect(cancelled.status).toBe('CANCELLED');
    expect(cancelled.failureScenario).toBeUndefined();
    expect(cancelled.isPaymentLeft).toBe(false);
    expect(cancelled.payableUntil).toBeUndefined();
    expect((await inHistory(client, order.code)).failureScenario).toBeUndefined();
  });

  test('that the shop cannot deliver is undelivered', async () => {
    const { client, order, page } = await before('card');
    await goBack(await page.pressed('Pay'));
    await settled(client, order.code, 'succeed');
    runProgram('spaza', ['orders', 'cancel', order.code, '--database', own.database.url]);
    expect(await statusOf(client, order.code)).toMatchObject({ failureScenario: 'undelivered' });
    expect((await inHistory(client, order.code)).failureScenario).toBe('undelivered');
  });
});
