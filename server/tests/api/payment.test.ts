import { describe, expect, test } from 'vitest';
import { shop, type Schemas } from './support/client.ts';
import { confirm, orderForm, place, shopperReadyToPay, shopperWithOrder, statusOf } from './support/buying.ts';
import { sql } from './support/database.ts';
import { comeBack, completeFields, notification, PaymentPage, refundsOf, sentNotifications, settled, judged } from './support/gateway.ts';
import { customerWithAddress } from './support/people.ts';
import { allProducts } from './support/shelf.ts';

const api = shop();
const notify = (fields: [string, string][]) => api.call('POST', '/payments/payfast/notify', { form: fields });
const pay = async (button: string, wanted: 'doorstep' | 'pickup' = 'doorstep') => {
  const shopper = await shopperWithOrder(wanted);
  const page = await PaymentPage.open(shopper.order.payment!);
  return { ...shopper, page, location: await page.press(button) };
};

describe('a shopper who pays', () => {
  test.each(['doorstep', 'pickup'] as const)('comes back to an order that succeeded (%s)', async (wanted) => {
    const { client, order, location } = await pay('Pay', wanted);
    const back = await comeBack(location);
    expect(back.status).toBe(303);
    expect(back.location).toContain(`/orderconfirmation?order=${order.code}`);
    expect((await settled(client, order.code, 'succeed')).paymentStatus).toBe('succeed');
  });

  test('sees the amount and the order on the payment page', async () => {
    const { order } = await shopperWithOrder();
    const page = await PaymentPage.open(order.payment!);
    expect(page.status).toBe(200);
    expect(page.html).toContain(order.totalPriceWithTax!.value.toFixed(2));
  });

  test('is written to', async () => {
    const { client, order, email } = await pay('Pay');
    await settled(client, order.code, 'succeed');
    const mailed = async () => (await fetch(`${api.base}/dev/outbox`)).text();
    await expect.poll(async () => (await mailed()).includes(order.code)).toBe(true);
    expect(await mailed()).toContain(email);
  });

  test('cannot pay the same order again', async () => {
    const { client, order } = await pay('Pay');
    await settled(client, order.code, 'succeed');
    expect(await client.refusal('POST', `/users/current/orders/${order.code}/payment`, { body: { paymentMode: 'card' } })).toMatchObject({ status: 400, type: 'PaymentError' });
  });

  test('but never comes back has bought all the same', async () => {
    const { client, order } = await pay('Pay but lose the return');
    expect((await settled(client, order.code, 'succeed')).paymentStatus).toBe('succeed');
  });

  test('and of whom the gateway tells late is pending, then succeeds', async () => {
    const { client, order } = await shopperWithOrder();
    const location = await (await PaymentPage.open(order.payment!)).press('Pay but delay notify', { seconds: '3600' });
    if (location) await comeBack(location);
    expect((await statusOf(client, order.code)).paymentStatus).toBe('pending');
    const [late] = (await sentNotifications()).filter((one) => one.merchantRef === `${order.code}-1`);
    const reported = await api.raw('POST', '/payments/payfast/notify', { raw: { type: 'application/x-www-form-urlencoded', text: late!.body } });
    expect(reported.status).toBe(200);
    expect((await settled(client, order.code, 'succeed')).paymentStatus).toBe('succeed');
  });

  test('and of whom the gateway tells twice has one order, paid once', async () => {
    const { client, order } = await pay('Notify twice');
    expect((await settled(client, order.code, 'succeed')).paymentStatus).toBe('succeed');
    const { orders } = await client.get<Schemas['OrderHistory']>('/users/current/orders');
    expect(orders.map((one) => one.code)).toEqual([order.code]);
  });
});

describe('trouble at the gateway', () => {
  test('that sends its messages in the wrong order does not undo a payment', async () => {
    const { client, order } = await pay('Notify out of order');
    await settled(client, order.code, 'succeed');
    await expect.poll(async () => (await sentNotifications()).filter((one) => one.merchantRef.startsWith(`${order.code}-`) && one.answers.length > 0).length).toBe(2);
    expect((await statusOf(client, order.code)).paymentStatus).toBe('succeed');
  });

  test('that cannot confirm its own message at first delays the payment, no more', async () => {
    const { client, order } = await pay('500 on query');
    expect(['pending', 'succeed']).toContain((await statusOf(client, order.code)).paymentStatus);
  });
});

describe('a shopper who does not pay', () => {
  test('because the bank declines has a failed order and a reason', async () => {
    const { client, order } = await pay('Decline');
    const after = await settled(client, order.code, 'failed');
    expect(after.paymentStatus).toBe('failed');
    expect(after.paymentFailureReason).not.toBe('');
  });

  test('can try again after a refusal, with a new reference', async () => {
    const { client, order } = await pay('Decline');
    await settled(client, order.code, 'failed');
    const again = await client.post<Schemas['Order']>(`/users/current/orders/${order.code}/payment`, { paymentMode: 'card' }, { query: { fields: 'FULL' } });
    const reference = (one: Schemas['Order']) => one.payment!.fields.find((field) => field.name === 'm_payment_id')!.value;
    expect(reference(again)).not.toBe(reference(order));
    await (await PaymentPage.open(again.payment!)).press('Pay');
    expect((await settled(client, order.code, 'succeed')).paymentStatus).toBe('succeed');
  });

  test('because they press Cancel is pending still, and comes back to the order', async () => {
    const { client, order, location } = await pay('Cancel');
    const back = await comeBack(location);
    expect(back.status).toBe(303);
    expect(back.location).toContain(`/orderconfirmation?order=${order.code}`);
    expect((await statusOf(client, order.code)).paymentStatus).toBe('pending');
  });

  test('but changes their mind in another tab has bought', async () => {
    const { client, order, page, location } = await pay('Cancel');
    await comeBack(location);
    await page.press('Pay');
    expect((await settled(client, order.code, 'succeed')).paymentStatus).toBe('succeed');
  });
});

describe('coming back', () => {
  test('without having paid changes nothing', async () => {
    const { client, order } = await shopperWithOrder();
    const fields = Object.fromEntries(order.payment!.fields.map((field) => [field.name, field.value]));
    expect((await comeBack(fields.return_url!)).location).toContain(order.code);
    expect((await statusOf(client, order.code)).paymentStatus).toBe('pending');
  });

  test('with a reference nobody gave out leads nowhere', async () => {
    for (const way of ['return', 'cancel']) {
      const answer = await api.call('GET', `/payments/payfast/${way}/99999999-1`);
      expect([303, 404]).toContain(answer.status);
      expect(answer.headers.get('location') ?? '').not.toContain('99999999');
    }
  });

  test('and the notification, twenty times at once, make one paid order', async () => {
    const { client, order, location } = await pay('Pay');
    await Promise.all(Array.from({ length: 20 }, () => comeBack(location)));
    expect((await settled(client, order.code, 'succeed')).paymentStatus).toBe('succeed');
  });
});

const rounds = Number(process.env.SPAZA_TEST_ROUNDS ?? 5);

test(
  'the way back and the notification at the same moment make one order, captured once, every time',
  async () => {
    const { client, order, page } = await pay('Cancel');
    const product = order.entries![0]!.product!.code;
    sql(`UPDATE stock SET on_hand = on_hand + ${rounds} WHERE product_code = '${product}'`);
    await page.press('Pay but delay notify', { seconds: '3600' });
    let current = { code: order.code, page };
    const codes = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const sent = (await sentNotifications()).filter((one) => one.merchantRef === `${current.code}-1`);
      expect(sent).toHaveLength(1);
      const reported = () => api.raw('POST', '/payments/payfast/notify', { raw: { type: 'application/x-www-form-urlencoded', text: sent[0]!.body } });
      const back = () => api.raw('GET', `/payments/payfast/return/${current.code}-1`);
      const [first, returned, second] = await Promise.all([reported(), back(), reported(), back()]);
      expect([first.status, returned.status, second.status]).toEqual([200, 303, 200]);
      expect(returned.headers.get('location')).toContain(current.code);
      expect((await settled(client, current.code, 'succeed')).paymentStatus).toBe('succeed');
      expect(sql(`SELECT count(*) FROM order_timeline WHERE order_code = '${current.code}' AND status = 'PAYMENT_CAPTURED'`)).toBe('1');
      codes.add(current.code);
      if (round + 1 === rounds) break;
      const cart = await client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: product, quantity: 1 });
      await confirm(client, `/users/current/carts/${cart.code}`);
      const placed = await place(client, cart.code);
      expect(placed.status).toBe(201);
      current = { code: placed.body.code, page: await PaymentPage.open(placed.body.payment!) };
      await current.page.press('Pay but delay notify', { seconds: '3600' });
    }
    expect(codes.size).toBe(rounds);
    const { pagination } = await client.get<Schemas['OrderHistory']>('/users/current/orders');
    expect(pagination.totalResults).toBe(rounds);
    for (const code of codes) expect(await refundsOf(code)).toEqual([]);
  },
  240_000 + rounds * 2_000,
);

test('the same order posted twenty times at once is one order', async () => {
  const { client, cart } = await shopperReadyToPay();
  const answers = await Promise.all(Array.from({ length: 20 }, () => place(client, cart.code)));
  expect(new Set(answers.map((answer) => answer.body.code)).size).toBe(1);
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(19);
});

describe('money that must go back', () => {
  test('of a second payment of one order is given back by itself, and the shopper is notified', async () => {
    const { client, order, page } = await pay('Decline');
    await settled(client, order.code, 'failed');
    const again = await client.post<Schemas['Order']>(`/users/current/orders/${order.code}/payment`, { paymentMode: 'card' }, { query: { fields: 'FULL' } });
    await (await PaymentPage.open(again.payment!)).press('Pay');
    await settled(client, order.code, 'succeed');
    await page.press('Pay'); // the first page is still open in another tab
    await expect.poll(() => refundsOf(order.code)).toHaveLength(1);
    const [refund] = await refundsOf(order.code);
    expect(refund).toMatchObject({ merchantRef: `${order.code}-1`, cents: Math.round(order.totalPriceWithTax!.value * 100) });
    expect((await statusOf(client, order.code)).paymentStatus).toBe('succeed');
    await expect.poll(async () => (await fetch(`${api.base}/dev/outbox`)).text()).toContain(`Your Spaza order ${order.code}: R`);
  });
});

describe('an order that was not paid', () => {
  test('can be paid for half an hour; then its items are in the cart again', async () => {
    const { client, order } = await pay('Decline');
    await settled(client, order.code, 'failed');
    sql(`UPDATE customer_order SET created_at = created_at - 1800000 WHERE code = '${order.code}'`);
    const again = () => client.refusal('POST', `/users/current/orders/${order.code}/payment`, { body: { paymentMode: 'card' } });
    expect(await again()).toMatchObject({ status: 400, type: 'OrderTooLateError', message: expect.stringContaining('in your cart again') });
    const cart = await client.get<Schemas['Cart']>('/users/current/carts/current', { fields: 'FULL' });
    expect(cart.entries!.map((entry) => [entry.product!.code, entry.quantity])).toEqual(order.entries!.map((entry) => [entry.product!.code, entry.quantity]));
    expect((await statusOf(client, order.code)).status).toBe('CANCELLED');
    await again();
    expect((await client.get<Schemas['Cart']>('/users/current/carts/current', { fields: 'FULL' })).entries).toHaveLength(order.entries!.length);
    const { timeline } = await client.get<Schemas['Order']>(`/users/current/orders/${order.code}`, { fields: 'FULL' });
    expect(timeline!.map(({ statusDisplay, note }) => note ?? statusDisplay)).toEqual(['Order placed', 'The payment did not go through', 'Not paid in time; the items are back in your cart']);
  });

  test('that may still be paid is neither closed after half an hour nor paid another way', async () => {
    const { client, order } = await shopperWithOrder();
    sql(`UPDATE customer_order SET created_at = created_at - 1800000 WHERE code = '${order.code}'`);
    const refusal = await client.refusal('POST', `/users/current/orders/${order.code}/payment`, { body: { paymentMode: 'instant_eft' } });
    expect(refusal).toMatchObject({ status: 400, type: 'PaymentError', message: expect.stringMatching(/still waiting to hear/) });
    expect((await statusOf(client, order.code)).paymentStatus).toBe('pending');
    expect((await client.call('GET', '/users/current/carts/current', { query: { fields: 'FULL' } })).body.entries ?? []).toEqual([]);
  });

  test('that was a pre-order is closed after half an hour, and does not say that it is in the cart', async () => {
    const { client } = await customerWithAddress();
    const product = (await allProducts()).find((one) => one.preOrder && !one.requiresTvLicence && !one.liquor && (one.stock?.stockLevel ?? 0) >= 2)!;
    const { code } = await client.put<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: product.code, quantity: 1, entryNumber: 0 }, { query: { isPreOrderCart: true } });
    await confirm(client, `/users/current/carts/${code}`);
    const { body: order } = await place(client, code);
    await (await PaymentPage.open(order.payment!)).press('Decline');
    await settled(client, order.code, 'failed');
    sql(`UPDATE customer_order SET created_at = created_at - 1800000 WHERE code = '${order.code}'`);
    const refusal = await client.refusal('POST', `/users/current/orders/${order.code}/payment`, { body: { paymentMode: 'card' } });
    expect(refusal).toMatchObject({ status: 400, type: 'OrderTooLateError', message: 'This pre-order can no longer be paid at its old price. You can pre-order it again.' });
    const closed = await client.get<Schemas['Order']>(`/users/current/orders/${order.code}`, { fields: 'FULL' });
    expect(closed.status).toBe('CANCELLED');
    expect(closed.timeline!.at(-1)!.note).toBe('Not paid in time');
    expect((await client.get<Schemas['CartList']>('/users/current/carts', { fields: 'FULL' })).carts).toEqual([]);
  });
});

describe('a notification', () => {
  const untouched = async (client: any, code: string) => {
    await judged(code);
    expect((await statusOf(client, code)).paymentStatus).toBe('pending');
  };

  test('with the wrong amount from the gateway itself pays nothing', async () => {
    const { client, order } = await pay('Notify with wrong amount');
    await untouched(client, order.code);
  });

  test('with a bad signature from the gateway itself pays nothing', async () => {
    const { client, order } = await pay('Notify with bad signature');
    await untouched(client, order.code);
  });

  test.each([
    ['without the passphrase', (order: Schemas['Order']) => notification(completeFields(order))],
    ['with another passphrase', (order: Schemas['Order']) => notification(completeFields(order), 'guessed')],
    ['rightly signed, but never sent by the gateway', (order: Schemas['Order']) => notification(completeFields(order), 'jt7NOE43FZPn')],
    ['for one cent', (order: Schemas['Order']) => notification(completeFields(order, { amount_gross: '0.01' }), 'jt7NOE43FZPn')],
    ["in another merchant's name", (order: Schemas['Order']) => notification(completeFields(order, { merchant_id: '10009999' }), 'jt7NOE43FZPn')],
    ['without a signature', (order: Schemas['Order']) => completeFields(order)],
  ])('forged %s pays nothing', async (_, forge) => {
    const { client, order } = await shopperWithOrder();
    const answer = await notify(forge(order));
    expect([200, 400]).toContain(answer.status);
    await untouched(client, order.code);
  });

  test('of a payment nobody began is taken and forgotten', async () => {
    const { order } = await shopperWithOrder();
    const answer = await notify(notification(completeFields(order, { m_payment_id: '99999999-1' }), 'jt7NOE43FZPn'));
    expect([200, 400]).toContain(answer.status);
  });

  test('that is no form, or empty, or huge, is refused', async () => {
    for (const raw of [
      { type: 'application/json', text: '{"payment_status":"COMPLETE"}' },
      { type: 'application/x-www-form-urlencoded', text: '' },
      { type: 'application/x-www-form-urlencoded', text: '%%%=%zz&&&=' },
      { type: 'application/x-www-form-urlencoded', text: `m_payment_id=${'x'.repeat(1_500_000)}` },
    ]) {
      const answer = await api.raw('POST', '/payments/payfast/notify', { raw });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
  });

  test('sent again word for word changes nothing any more', async () => {
    const { client, order } = await pay('Pay');
    const paid = await settled(client, order.code, 'succeed');
    const sent = (await sentNotifications()).filter((one) => one.merchantRef.startsWith(`${order.code}-`));
    expect(sent).toHaveLength(1);
    const replay = () => api.raw('POST', '/payments/payfast/notify', { raw: { type: 'application/x-www-form-urlencoded', text: sent[0]!.body } });
    const answers = await Promise.all(Array.from({ length: 10 }, replay));
    for (const answer of answers) expect(answer.status).toBe(200);
    expect(await statusOf(client, order.code)).toEqual(paid);
  });

  test("of one order does not pay another's", async () => {
    const [mine, other] = [await pay('Pay'), await shopperWithOrder()];
    await settled(mine.client, mine.order.code, 'succeed');
    expect((await statusOf(other.client, other.order.code)).paymentStatus).toBe('pending');
  });
});

test('no card number ever reaches the shop: the instruction carries none and asks for none', async () => {
  const { client, cart } = await shopperReadyToPay();
  const { body: order } = await place(client, cart.code);
  expect(order.payment!.fields.map((field) => field.name).join()).not.toMatch(/card|cvv|pan|expiry/i);
  expect(JSON.stringify(orderForm(cart.code))).not.toMatch(/\b\d{12,19}\b/);
});
