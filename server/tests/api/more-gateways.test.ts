// Ozow and Peach Payments: a signed form at the gateway's page, notifications, and a question by our reference.
import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choose, place, readCheckout, statusOf } from './support/buying.ts';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { PaymentPage, settled } from './support/gateway.ts';
import { customerWithAddress } from './support/people.ts';
import { startOwnShop } from './support/server.ts';

let own: Awaited<ReturnType<typeof startOwnShop>>;
let shop: Client;
let shelf: Schemas['Product'][];
let bought = 0;

beforeAll(async () => {
  own = await startOwnShop('more-gateways', { products: 200, env: { SPAZA_PAYMENTS_MODES: 'instant_eft=ozow,card=peach:CARD', SPAZA_LIMITS_ENABLED: 'false' } });
  shop = new Client({ base: own.shop.base });
  const { products } = await shop.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 100, fields: 'FULL' });
  shelf = products.filter((one) => one.tradingType === '00' && !one.preOrder && !one.liquor && !one.requiresTvLicence && (one.stock?.stockLevel ?? 0) > 5);
});
afterAll(() => own?.stop());

const sql = (statement: string) => sqlOn(own.shop.database, statement);
const gatewayOf = (mode: string) => (mode === 'card' ? 'peach' : 'ozow');

/** A shopper before the page on which this mode is paid. */
const before = async (paymentMode: string) => {
  const { client } = await customerWithAddress({}, shop);
  const cart = await client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: shelf[(bought += 1) % shelf.length]!.code });
  const path = `/users/current/carts/${cart.code}`;
  await client.post(`${path}/confirmCheckout`, { shipments: choose(await readCheckout(client, path), 'doorstep') });
  const { status, body: order } = await place(client, cart.code, {}, { paymentMode });
  expect(status).toBe(201);
  return { client, order, page: await PaymentPage.open(order.payment!) };
};

/** The page posts the browser back, without any cookie of ours. */
const goBack = async ({ html }: { html: string }) => {
  const form = /<form id="back" method="post" action="([^"]+)">/.exec(html)!;
  const inputs = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!] as [string, string]);
  const response = await fetch(form[1]!, { method: 'POST', body: new URLSearchParams(inputs), redirect: 'manual' });
  return { status: response.status, location: response.headers.get('location') ?? '' };
};

const askNow = (order: string) => sql(`UPDATE payment_attempt SET next_query_at = 1 WHERE order_code = '${order}'`);
const verdicts = (order: string) => sql(`SELECT verdict FROM payment_event WHERE attempt_id IN (SELECT id FROM payment_attempt WHERE order_code = '${order}')`).split('\n');
const notify = (gateway: string, fields: [string, string][]) => shop.raw('POST', `/payments/${gateway}/notify`, { form: fields });

describe.each(['instant_eft', 'card'])('a payment by %s', (mode) => {
  test('succeeds, and the shopper comes back to the order', async () => {
    const { client, order, page } = await before(mode);
    expect(page.status, page.html).toBe(200);
    expect(page.html).toContain(`R ${order.totalPriceWithTax!.value.toFixed(2)}`);
    const back = await goBack(await page.pressed('Pay'));
    expect(back).toEqual({ status: 303, location: expect.stringContaining(`/orderconfirmation?order=${order.code}`) });
    expect((await settled(client, order.code, 'succeed')).paymentStatus).toBe('succeed');
  });

  test('that is declined fails', async () => {
    const { client, order, page } = await before(mode);
    await goBack(await page.pressed('Decline'));
    expect((await settled(client, order.code, 'failed')).paymentStatus).toBe('failed');
  });

  test('whose page is left open ends when its time is over', async () => {
    const { client, order, page } = await before(mode);
    expect(page.status).toBe(200);
    sql(`UPDATE payment_attempt SET expires_at = 1, next_query_at = 1 WHERE order_code = '${order.code}'`);
    expect((await settled(client, order.code, 'failed')).paymentStatus).toBe('failed');
  });

  test('whose notification is lost is found by asking', async () => {
    const { client, order, page } = await before(mode);
    await page.pressed('Pay but lose the notification');
    askNow(order.code);
    expect((await settled(client, order.code, 'succeed')).paymentStatus).toBe('succeed');
  });

  test.each(['Notify twice', 'Notify out of order', 'Pay but lose the return', '500 on query'])('is captured once after "%s"', async (button) => {
    const { client, order, page } = await before(mode);
    await page.pressed(button);
    await settled(client, order.code, 'succeed');
    await new Promise((resolve) => setTimeout(resolve, 700)); // the late one has come
    expect((await statusOf(client, order.code)).paymentStatus).toBe('succeed');
    expect(sql(`SELECT COUNT(*) FROM order_timeline WHERE order_code = '${order.code}' AND status = 'PAYMENT_CAPTURED'`)).toBe('1');
  });

  test.each([
    ['Notify with wrong amount', 'wrong_amount'],
    ['Notify with bad signature', ''],
  ])('is not made by "%s", but by asking', async (button, verdict) => {
    const { client, order, page } = await before(mode);
    await page.pressed(button);
    await (verdict ? expect.poll(() => verdicts(order.code)).toContain(verdict) : new Promise((resolve) => setTimeout(resolve, 400)));
    expect((await statusOf(client, order.code)).paymentStatus).toBe('pending');
    askNow(order.code);
    expect((await settled(client, order.code, 'succeed')).paymentStatus).toBe('succeed');
  });

  test('is not made by coming back, nor by a message signed right about a payment the gateway does not know', async () => {
    const { client, order } = await before(mode);
    const amount = order.totalPriceWithTax!.value.toFixed(2);
    expect((await shop.raw('POST', `/payments/${gatewayOf(mode)}/return/${order.code}-1`, { form: { Status: 'Complete' } })).status).toBe(303);
    const reported: [string, string][] =
      mode === 'card'
        ? [['amount', amount], ['checkoutId', 'forged'], ['currency', 'ZAR'], ['id', 'forged'], ['merchantTransactionId', `${order.code}A1`], ['paymentType', 'DB'], ['result.code', '000.000.000']]
        : [['SiteCode', 'TSTSTE0001'], ['TransactionId', 'forged'], ['TransactionReference', `${order.code}-1`], ['Amount', amount], ['Status', 'Complete'], ['CurrencyCode', 'ZAR'], ['IsTest', 'true']];
    const signed: [string, string] =
      mode === 'card'
        ? ['signature', createHmac('sha256', '04ef51aba8b111eba6e102d14de18c00').update(reported.map(([name, value]) => name + value).join('')).digest('hex')]
        : ['Hash', createHash('sha512').update((reported.map(([, value]) => value).join('') + '215114531AFF7134A94C88CEEA48E').toLowerCase()).digest('hex')];
    expect((await notify(gatewayOf(mode), [...reported, signed])).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect((await statusOf(client, order.code)).paymentStatus).toBe('pending');
    expect(verdicts(order.code)).toContain('received'); // it is asked about again before it is given up
  });
});

test.each(['instant_eft', 'card'])('two tabs of one payment by %s are two payments, and the second goes back by hand', async (mode) => {
  const { client, order, page } = await before(mode);
  const other = await PaymentPage.open(order.payment!);
  await page.pressed('Pay');
  await settled(client, order.code, 'succeed');
  await other.pressed('Pay');
  const refunds = () => sql(`SELECT state FROM refund WHERE order_code = '${order.code}' AND reason = 'refund.paidTwice'`);
  await expect.poll(refunds).toBe('failed'); // neither takes one from this program: the operator sees it
  expect((await statusOf(client, order.code)).paymentStatus).toBe('succeed');
});
