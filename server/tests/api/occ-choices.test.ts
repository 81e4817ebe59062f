// What a customer of a stock OCC client chooses once for later: the way to pay that is offered first, and the coupons
// to be reminded of.
import { expect, test } from 'vitest';
import type { Client, Schemas } from './support/client.ts';
import { sql } from './support/database.ts';
import { addressForm, customer } from './support/people.ts';
import { aProduct } from './support/shelf.ts';
import { sent } from './support/two-steps.ts';

const ways = '/users/current/paymentdetails';
const waysOf = async (api: Client) => (await api.get<Schemas['PaymentDetailsList']>(ways, { fields: 'FULL' })).payments;
/** As Spartacus sends it. */
const prefer = { billingAddress: { titleCode: 'mr' }, defaultPayment: true };

test('the way to pay a customer prefers is the default, and pays an order that names none', async () => {
  const [one, other] = [await customer(), await customer()];
  const api = one.client.plain;
  const [first, second] = await waysOf(api);
  expect([first!.defaultPayment, second!.defaultPayment]).toEqual([true, false]);
  expect((await api.call('PATCH', `${ways}/${second!.id}`, { body: prefer })).status).toBe(200);
  expect((await waysOf(api)).filter(({ defaultPayment }) => defaultPayment).map(({ id }) => id)).toEqual([second!.id]);
  expect((await waysOf(other.client.plain)).find(({ defaultPayment }) => defaultPayment)!.id).toBe(first!.id);

  const { code } = await api.post<Schemas['Cart']>('/users/current/carts', {});
  const cart = `/users/current/carts/${code}`;
  await api.post(`${cart}/entries`, { quantity: 1, product: { code: (await aProduct()).code } });
  await api.post(`${cart}/addresses/delivery`, addressForm());
  await api.put(`${cart}/deliverymode`, {}, { query: { deliveryModeId: 'doorstep' } });
  const placed = await api.call<Schemas['Order']>('POST', '/users/current/orders', {
    query: { cartId: code, termsChecked: true, fields: 'FULL' },
    raw: { type: 'application/x-www-form-urlencoded', text: '{}' },
  });
  expect(placed.body.paymentMode!.code).toBe(second!.id);
  expect((await api.call('PATCH', `${ways}/${first!.id}`, { body: { defaultPayment: true } })).status).toBe(200);
  expect((await waysOf(api)).find(({ defaultPayment }) => defaultPayment)!.id).toBe(first!.id);
});

test('another way to pay than those there are is not preferred, and none is deleted', async () => {
  const { client } = await customer();
  const api = client.plain;
  const before = await waysOf(api);
  expect(await api.refusal('PATCH', `${ways}/none`, { body: prefer })).toMatchObject({ status: 400, type: 'UnknownIdentifierError', subject: 'none' });
  const path = `${ways}/${before[1]!.id}`;
  for (const body of [{}, { defaultPayment: false }])
    expect(await api.refusal('PATCH', path, { body })).toMatchObject({ status: 400, type: 'ValidationError', subject: 'defaultPayment' });
  expect(await api.refusal('DELETE', path)).toMatchObject({ status: 400, type: 'PaymentError' });
  expect(await waysOf(api)).toEqual(before);
});

const coupons = '/users/current/customercoupons';
const couponsOf = async (api: Client) => (await api.get<Schemas['CustomerCouponList']>(coupons, { fields: 'DEFAULT' })).coupons;
/** A coupon of their own that ends so many hours from now. */
const withCoupon = async (hours: number) => {
  const { client, email } = await customer();
  const code = `ENDS-${email.slice(8, 16).toUpperCase()}`;
  const ends = Date.now() + hours * 3_600_000;
  sql(`INSERT INTO coupon (code, promotion_code, max_uses, max_uses_per_customer, customer_uid, customer_id, ends_at, content_hash) SELECT '${code}', promotion_code, 1, 1, '${email}', '', ${ends}, 0 FROM coupon WHERE code = 'STOEP100'`);
  sql(`UPDATE customer SET email_proven_at = 1 WHERE uid = '${email}'`);
  return { api: client.plain, email, code, path: `${coupons}/${code.toLowerCase()}/notification` };
};

test('a coupon that ends soon is announced once, when its customer asks for it', async () => {
  const { api, email, code, path } = await withCoupon(48);
  const { status, body } = await api.call<Schemas['ClaimedCoupon']>('POST', path, { body: {} });
  expect({ status, body }).toMatchObject({ status: 201, body: { coupon: { couponId: code, notificationOn: true } } });
  await expect.poll(async () => (await sent(email, 'coupon-ends')).length).toBe(1);
  const [mail] = await sent(email, 'coupon-ends');
  expect(JSON.stringify(mail)).toContain(code);
  expect(await couponsOf(api), 'there is no other to come').toMatchObject([{ couponId: code, notificationOn: false }]);
});

test('a reminder waits for its day, and does not come when it is taken back', async () => {
  const { api, email, code, path } = await withCoupon(24 * 10);
  await api.call('POST', path, { body: {} });
  await api.call('POST', path, { body: {} });
  const [kept] = await couponsOf(api);
  expect(kept).toMatchObject({ couponId: code, notificationOn: true });
  expect(Date.parse(kept!.startDate!), 'a stock shop shows both').toBe(Math.floor(Number(sql(`SELECT created_at FROM customer WHERE uid = '${email}'`)) / 1000) * 1000);
  const waiting = () => sql(`SELECT due_at FROM outbox WHERE topic = 'coupon-reminder' AND key = '${code}' AND state = 'waiting'`).split('\n').filter(Boolean).map(Number);
  const [due, ...more] = waiting();
  expect(more).toEqual([]);
  expect(Math.abs(due! - (Date.now() + 7 * 86_400_000))).toBeLessThan(600_000);
  expect((await api.call('DELETE', path)).status).toBe(200);
  expect(await couponsOf(api)).toMatchObject([{ couponId: code, notificationOn: false }]);
  sql(`UPDATE outbox SET due_at = 1 WHERE topic = 'coupon-reminder' AND key = '${code}'`);
  await expect.poll(waiting).toEqual([]);
  expect(await sent(email, 'coupon-ends')).toEqual([]);
});

test('nobody is reminded of a coupon of somebody else', async () => {
  const { path, api, code } = await withCoupon(24 * 10);
  const { client: stranger } = await customer();
  expect(await stranger.plain.refusal('POST', path, { body: {} })).toMatchObject({ status: 400, type: 'UnknownIdentifierError', subject: code });
  await api.call('POST', path, { body: {} });
  expect((await stranger.plain.call('DELETE', path)).status).toBe(200);
  expect(await couponsOf(api)).toMatchObject([{ notificationOn: true }]);
});
