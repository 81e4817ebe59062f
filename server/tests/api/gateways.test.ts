// Gateways that are notified of a payment before its shopper comes: PayGate by form and notification, Payflex by JSON and question.
import { describe, expect, inject, test } from 'vitest';
import { shop, type Schemas } from './support/client.ts';
import { place, shopperReadyToPay, statusOf } from './support/buying.ts';
import { sql } from './support/database.ts';
import { askedAbout, judged, notified, PaymentPage, settled } from './support/gateway.ts';

const api = shop();

/** A shopper before the page on which this mode is paid. */
const before = async (paymentMode: string) => {
  const shopper = await shopperReadyToPay();
  const { status, body: order } = await place(shopper.client, shopper.cart.code, {}, { paymentMode });
  expect(status).toBe(201);
  return { ...shopper, order, page: await PaymentPage.open(order.payment!) };
};

/** Goes on as the browser would: to an address, or with the form the page holds. */
const goBack = async ({ location, html }: { location: string; html: string }) => {
  const form = /<form id="back" method="post" action="([^"]+)">/.exec(html);
  const inputs = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!] as [string, string]);
  const response = form
    ? await fetch(form[1]!, { method: 'POST', body: new URLSearchParams(inputs), redirect: 'manual' })
    : await fetch(location, { redirect: 'manual' });
  return { status: response.status, location: response.headers.get('location') ?? '' };
};

const reconcileNow = (order: string) => sql(`UPDATE payment_attempt SET next_query_at = 1 WHERE order_code = '${order}'`);
const stillPending = async (client: any, code: string) => expect((await statusOf(client, code)).paymentStatus).toBe('pending');

test('the payment page offers every way that is configured, and instalments only within their limits', async () => {
  const { client, cart } = await shopperReadyToPay();
  const { paymentModes, totalPriceWithTax } = await client.get<Schemas['PaymentPageDetails']>(`/users/current/carts/${cart.code}/getPaymentPageDetails`, { fields: 'FULL' });
  const codes = paymentModes.map((mode) => mode.code);
  expect(codes).toEqual(expect.arrayContaining(['card', 'instant_eft', 'store_card']));
  const within = totalPriceWithTax!.value >= 50 && totalPriceWithTax!.value <= 20_000;
  expect(codes.includes('instalments')).toBe(within);
});

describe.each(['store_card', 'instalments'])('a payment by %s', (mode) => {
  test('succeeds, and the shopper comes back to the order', async () => {
    const { client, order, page } = await before(mode);
    expect(page.status).toBe(200);
    expect(page.html).toContain(`R ${order.totalPriceWithTax!.value.toFixed(2)}`);
    const back = await goBack(await page.pressed('Pay'));
    expect(back.status).toBe(303);
    expect(back.location).toContain(`/orderconfirmation?order=${order.code}`);
    expect((await settled(client, order.code, 'succeed')).paymentStatus).toBe('succeed');
  });

  test('that is declined fails, and succeeds after all when the shopper pays on the open page', async () => {
    const { client, order, page } = await before(mode);
    await goBack(await page.pressed('Decline'));
    expect((await settled(client, order.code, 'failed')).paymentStatus).toBe('failed');
    await page.pressed('Pay but lose the notification'); // and the browser is closed
    reconcileNow(order.code);
    expect((await settled(client, order.code, 'succeed')).paymentStatus).toBe('succeed');
  });

  test('whose shopper never comes back is found by asking', async () => {
    const { client, order, page } = await before(mode);
    await page.pressed('Pay but lose the notification');
    reconcileNow(order.code);
    expect((await settled(client, order.code, 'succeed')).paymentStatus).toBe('succeed');
  });

  test('is pending while the gateway cannot be asked, and succeeds when it can', async () => {
    const { client, order, page } = await before(mode);
    await goBack(await page.pressed('500 on query'));
    await (mode === 'store_card' ? judged(order.code) : askedAbout(order.code)); // in vain: two questions fail
    await stillPending(client, order.code);
    await expect
      .poll(
        async () => {
          reconcileNow(order.code);
          return (await statusOf(client, order.code)).paymentStatus;
        },
        { interval: 300 },
      )
      .toBe('succeed');
  });

  test('asked for twice has one page', async () => {
    const { client, cart, order } = await before(mode);
    const again = await place(client, cart.code, {}, { paymentMode: mode });
    expect(again.status).toBe(200);
    expect(again.body.payment).toEqual(order.payment);
  });

  test('is not made by coming back', async () => {
    const { client, order } = await before(mode);
    const gateway = mode === 'store_card' ? 'paygate' : 'payflex';
    for (const method of ['GET', 'POST'] as const)
      expect((await api.raw(method, `/payments/${gateway}/return/${order.code}-1?status=Approved`)).status).toBe(303);
    await askedAbout(order.code);
    await stillPending(client, order.code);
  });
});

describe("PayGate's notifications", () => {
  test.each(['Notify with wrong amount', 'Notify with bad signature'])('%s pay nothing', async (button) => {
    const { client, order, page } = await before('store_card');
    await page.pressed(button); // nobody comes back
    await judged(order.code);
    await stillPending(client, order.code);
  });

  test.each([
    ['Notify twice', 2],
    ['Notify out of order', 2],
    ['Pay but lose the return', 1],
  ])('%s end paid once', async (button, times) => {
    const { client, order, page } = await before('store_card');
    await page.pressed(button);
    await settled(client, order.code, 'succeed');
    await notified(order.code, times);
    expect((await statusOf(client, order.code)).paymentStatus).toBe('succeed');
    expect(sql(`SELECT count(*) FROM order_timeline WHERE order_code = '${order.code}' AND status = 'PAYMENT_CAPTURED'`)).toBe('1');
  });

  test('are answered with OK and nothing else', async () => {
    const { order, page } = await before('store_card');
    await page.pressed('Pay but lose the return');
    const sent = async () =>
      ((await (await fetch(`${inject('shop').paysim}/paygate/admin/notifications`)).json()).notifications as { merchantRef: string; body: string; answers: number[] }[]).find(
        ({ merchantRef }) => merchantRef === `${order.code}-1`,
      );
    await expect.poll(async () => (await sent())?.answers).toEqual([200]);
    const answer = await api.raw('POST', '/payments/paygate/notify', { raw: { type: 'application/x-www-form-urlencoded', text: (await sent())!.body } });
    expect(answer.status).toBe(200);
    expect(answer.body).toBe('OK');
  });
});

test("Payflex gives a payment back by the shop's own key, once", async () => {
  const { client, order, page } = await before('instalments');
  await goBack(await page.pressed('Pay'));
  await settled(client, order.code, 'succeed');
  sql(
    `INSERT INTO refund (id, attempt_id, gateway, gateway_ref, order_code, amount_cents, reason, request_key, state, created_at, next_try_at) SELECT 'test-' || id, id, gateway, gateway_ref, order_code, amount_cents, 'refund.cancelled', 'test:' || order_code, 'needed', created_at, 1 FROM payment_attempt WHERE order_code = '${order.code}'`,
  );
  expect((await settled(client, order.code, 'refunded')).paymentStatus).toBe('refunded');
});
