// One order in the back office: what is seen, moved, cancelled, noted, and given back.
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { shopperWithOrder } from './support/buying.ts';
import type { Client, Schemas } from './support/client.ts';
import { sql } from './support/database.ts';
import { settled } from './support/gateway.ts';
import { mailsTo } from './support/mails.ts';
import { unguessable } from './support/people.ts';
import { pay } from './support/returns.ts';
import { ledgerFaults, until } from './support/server.ts';
import { cents } from './support/shelf.ts';
import { api, staffMember } from './support/staff.ts';
import { actsAbout } from './support/staff-browser.ts';

type Order = Schemas['StaffOrder'];

const paidOrder = async (wanted: 'doorstep' | 'pickup' = 'doorstep', lines: { index?: number; quantity?: number }[] = [{}]) => {
  const shopper = await shopperWithOrder(wanted, lines);
  return { ...shopper, order: await pay(shopper.client, shopper.order), path: `${api}/orders/${shopper.order.code}` };
};
const opened = (client: Client, path: string) => client.get<Order>(path);

let agent: ReturnType<typeof staffMember>;
let packer: ReturnType<typeof staffMember>;
beforeAll(() => {
  agent = staffMember('service-desk,finance');
  packer = staffMember('packer');
});

test('an order is seen whole, and who opened it is noted', async () => {
  const { order, path, email } = await paidOrder('doorstep', [{ quantity: 2 }]);
  const seen = await opened(agent.client, path);
  const total = cents(order.totalPriceWithTax);
  expect(seen).toMatchObject({ code: order.code, paymentStatus: 'succeed', isCancellable: true, isInDoubt: false, customer: { email, orders: 1 }, channel: 'web' });
  expect(seen.deliverTo!.lines.join()).toContain('Berger Street');
  expect(seen.entries).toMatchObject([{ entry: 0, units: 2, cancelled: 0, cancellable: 2, isGift: false }]);
  expect(seen.parts).toMatchObject([{ status: 'READY', statusText: 'To pack', steps: ['READY', 'PICKPACK', 'SHIPPED', 'DELIVERY_COMPLETED'], nextSteps: [], isCancellable: true, delivery: 'door' }].map(({ nextSteps: _, ...rest }) => rest));
  expect(seen.parts[0]!.nextSteps[0]).toBe('pick');
  const { money } = seen;
  expect(cents(money.goods) - money.discounts.reduce((sum, each) => sum + cents(each.amount), 0) + cents(money.delivery) + cents(money.licence)).toBe(cents(money.total));
  expect([cents(money.total), cents(money.captured), cents(money.refundable), cents(money.refunded)]).toEqual([total, total, total, 0]);
  expect(seen.payments).toMatchObject([{ state: 'succeed', part: 'whole', amount: { value: total / 100 } }]);
  expect(seen.documents).toMatchObject([{ type: 'INVOICE' }]);
  const document = await agent.client.raw('GET', seen.documents[0]!.url);
  expect([document.status, document.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const at = seen.events.map((each) => each.at);
  expect(at).toEqual([...at].sort().reverse());
  await opened(agent.client, path);
  const quiet = { headers: { 'X-Spaza-Quiet': '1' } };
  await agent.client.get(path, {}, quiet);
  await packer.client.get(path, {}, quiet);
  await packer.client.get(path, {}, quiet);
  expect(actsAbout(order.code).map(([by, act]) => [by, act])).toEqual([[agent.name, 'order.opened'], [agent.name, 'order.documentOpened'], [agent.name, 'order.opened'], [packer.name, 'order.opened']]);
  expect((await opened(agent.client, path)).events.filter((each) => each.act === 'order.opened')[0]).toMatchObject({ kind: 'staff', what: 'Order opened' });
  for (const code of ['99999999', 'nonsense', 'x'.repeat(65)]) expect(await agent.client.refusal('GET', `${api}/orders/${code}`)).toMatchObject({ status: 404 });
});

test('packers see a name and a number, and no email or documents', async () => {
  const { order, path, email } = await paidOrder();
  const seen = await opened(packer.client, path);
  expect(seen.customer.name).not.toBe('');
  expect(JSON.stringify(seen)).not.toContain(email);
  expect(seen).toMatchObject({ code: order.code, isCancellable: false });
  expect(await packer.client.refusal('GET', seen.documents[0]!.url)).toMatchObject({ status: 403 });
  const stranger = await paidOrder();
  expect(await agent.client.refusal('GET', `${stranger.path}/documents/${seen.documents[0]!.number}`)).toMatchObject({ status: 404 });
});

describe('a part', () => {
  test('goes to the door step by step, and the shopper is notified as always', async () => {
    const { order, path, email } = await paidOrder();
    const part = order.consignments![0]!.code!;
    const move = (step: string, form?: object) => packer.client.post<Order>(`${path}/consignments/${part}/${step}`, form);
    expect((await move('pick')).parts[0]).toMatchObject({ status: 'PICKPACK', statusText: 'Packed' });
    expect(await packer.client.refusal('POST', `${path}/consignments/${part}/ready`)).toMatchObject({ status: 409, subject: part });
    expect(await packer.client.refusal('POST', `${path}/consignments/${part}/ship`, { body: { trackingUrl: 'javascript:alert(1)' } })).toMatchObject({ status: 400, subject: 'trackingUrl' });
    expect(await packer.client.refusal('POST', `${path}/consignments/${part}/ship`, { body: { carrier: 'x'.repeat(101) } })).toMatchObject({ status: 400, subject: 'carrier' });
    const sent = await move('ship', { carrier: 'The Courier', trackingId: 'T-1', trackingUrl: 'https://courier.example/T-1' });
    expect(sent.parts[0]).toMatchObject({ status: 'SHIPPED', tracking: { carrier: 'The Courier', id: 'T-1', url: 'https://courier.example/T-1' }, nextSteps: ['deliver'] });
    await move('ship', { carrier: 'Another' }); // again: nothing is changed, and nothing noted
    expect((await move('deliver')).status).toBe('COMPLETED');
    expect(actsAbout(order.code).map((act) => act.slice(0, 4))).toEqual([[packer.name, 'order.packed', 'READY', 'PICKPACK'], [packer.name, 'order.sent', 'PICKPACK', 'SHIPPED'], [packer.name, 'order.delivered', 'SHIPPED', 'DELIVERY_COMPLETED']]);
    await until('the mail about the parcel', 60_000, async () => (await mailsTo(inject('shop').base, email)).some((mail) => mail.text.includes('T-1')));
    for (const [step, code] of [['throw', part], ['pick', `${part}x`]]) expect(await packer.client.refusal('POST', `${path}/consignments/${code}/${step}`)).toMatchObject({ status: 404 });
    const other = await paidOrder();
    expect(await packer.client.refusal('POST', `${other.path}/consignments/${part}/pick`)).toMatchObject({ status: 404 });
  });

  test('is collected with the code the shopper shows, once for one key', async () => {
    const { order, path } = await paidOrder('pickup');
    const part = order.consignments![0]!.code!;
    await packer.client.post(`${path}/consignments/${part}/pick`);
    expect((await packer.client.post<Order>(`${path}/consignments/${part}/ready`)).parts[0]).toMatchObject({ needsCollectionCode: true, nextSteps: ['collect'] });
    expect(await packer.client.refusal('POST', `${path}/consignments/${part}/collect`, { body: { collectionCode: 'WRONG' } })).toMatchObject({ status: 400, type: 'ConsignmentError' });
    const code = sql(`SELECT collection_code FROM consignment WHERE code = '${part}'`);
    const headers = { 'Idempotency-Key': unguessable() };
    const collect = () => packer.client.call<Order>('POST', `${path}/consignments/${part}/collect`, { body: { collectionCode: code }, headers });
    const [first, again] = [await collect(), await collect()];
    expect(first.body.parts[0]).toMatchObject({ status: 'PICKUP_COMPLETE' });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(actsAbout(order.code).filter(([, act]) => act === 'order.collected')).toHaveLength(1);
  });
});

describe('cancelling', () => {
  test('says to the cent what goes back, does just that once, and the ledger agrees', async () => {
    const { client, order, path } = await paidOrder('doorstep', [{ quantity: 3 }]);
    const form = { entries: [{ entry: 0, units: 2 }] };
    const planned = await agent.client.post<Schemas['StaffCancellation']>(`${path}/cancellation/preview`, form);
    expect(planned.entries).toMatchObject([{ entry: 0, units: 2, isGift: false }]);
    expect(cents(planned.goods) + cents(planned.delivery) + cents(planned.licence) - cents(planned.withheld)).toBe(cents(planned.refund));
    expect(actsAbout(order.code)).toEqual([]);
    const wrong = { ...form, expectedRefund: planned.refund.value - 1 };
    expect(await agent.client.refusal('POST', `${path}/cancellation`, { body: wrong })).toMatchObject({ status: 409, type: 'StaffSumChangedError', subject: 'expectedRefund' });
    const headers = { 'Idempotency-Key': unguessable() };
    const cancel = () => agent.client.call<Order>('POST', `${path}/cancellation`, { body: { ...form, reason: 'Broken in the store.', expectedRefund: planned.refund.value }, headers });
    const both = await Promise.all([cancel(), cancel()]);
    expect(both.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    const again = await cancel();
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    const seen = await opened(agent.client, path);
    expect(seen.entries[0]).toMatchObject({ units: 3, cancelled: 2, cancellable: 1 });
    expect(seen.refunds).toHaveLength(1);
    expect(cents(seen.money.refunded)).toBe(cents(planned.refund));
    expect(cents(seen.money.refundable)).toBe(cents(seen.money.captured) - cents(planned.refund));
    expect(seen.documents.map(({ type }) => type)).toContain('CREDIT_NOTE');
    await settled(client, order.code!, 'partlyRefunded');
    expect((await opened(agent.client, path)).refunds[0]).toMatchObject({ state: 'done', orderCode: order.code });
    expect(actsAbout(order.code).filter(([, act]) => act === 'order.cancelled')).toHaveLength(1);
    expect(ledgerFaults(inject('shop').database).filter((line) => line.includes(order.code!))).toEqual([]);
  });

  test('is refused for what is packed, by its entry, and for who may not', async () => {
    const { order, path } = await paidOrder();
    const body = { entries: [{ entry: 0, units: 1 }] };
    expect(await packer.client.refusal('POST', `${path}/cancellation`, { body })).toMatchObject({ status: 403, subject: 'cancel' });
    for (const [entries, subject] of [[[{ entry: 7, units: 1 }], '7'], [[{ entry: 0, units: 2 }], '0'], [[{ entry: 0, units: 0 }], 'units'], [[], 'entries']])
      expect(await agent.client.refusal('POST', `${path}/cancellation/preview`, { body: { entries } })).toMatchObject({ status: 400, subject });
    expect(await agent.client.refusal('POST', `${path}/cancellation`, { body: { ...body, reason: 'x'.repeat(301) } })).toMatchObject({ status: 400, subject: 'reason' });
    await packer.client.post(`${path}/consignments/${order.consignments![0]!.code}/pick`);
    expect(await agent.client.refusal('POST', `${path}/cancellation`, { body })).toMatchObject({ status: 400 });
    expect(await agent.client.refusal('POST', `${api}/orders/99999999/cancellation`, { body })).toMatchObject({ status: 404 });
    expect((await opened(agent.client, path)).entries[0]).toMatchObject({ cancelled: 0, cancellable: 0 });
  });
});

test('a note is for staff alone, and stands with the order', async () => {
  const { client, order, path } = await paidOrder();
  const text = `Gate code ${unguessable()}, phone before arriving.`;
  const headers = { 'Idempotency-Key': unguessable() };
  for (let i = 0; i < 2; i += 1) expect(await packer.client.post(`${path}/notes`, { text }, { headers })).toMatchObject({ number: 1, by: packer.name, text });
  expect(await agent.client.post(`${path}/notes`, { text: 'Thanks.' })).toMatchObject({ number: 2, by: agent.name });
  expect((await opened(agent.client, path)).notes.map((note) => note.text)).toEqual(['Thanks.', text]);
  expect((await agent.client.get<Schemas['StaffOrderList']>(`${api}/orders`, { query: order.code! })).orders[0]!.notes).toBe(2);
  expect(JSON.stringify(await client.get(`/orders/${order.code}`, { fields: 'FULL' }))).not.toContain(text);
  expect(sql(`SELECT COUNT(*) FROM staff_act WHERE to_state LIKE '%Gate code%' OR from_state LIKE '%Gate code%'`)).toBe('0');
  for (const bad of ['', ' \n', 'x'.repeat(1001)]) expect(await agent.client.refusal('POST', `${path}/notes`, { body: { text: bad } })).toMatchObject({ status: 400, subject: 'text' });
  expect(await staffMember('auditor').client.refusal('POST', `${path}/notes`, { body: { text: 'I was here.' } })).toMatchObject({ status: 403, subject: 'note' });
});

test('a refund that failed is given back by hand, or tried again', async () => {
  const { client, order, path } = await paidOrder('doorstep', [{ quantity: 2 }]);
  await agent.client.post(`${path}/cancellation`, { entries: [{ entry: 0, units: 1 }] });
  await settled(client, order.code!, 'partlyRefunded');
  const [refund] = (await opened(agent.client, path)).refunds;
  const done = `${api}/refunds/${encodeURIComponent(refund!.id)}/done`;
  expect(await agent.client.refusal('POST', done)).toMatchObject({ status: 409 });
  sql(`UPDATE refund SET state = 'failed', next_try_at = NULL WHERE id = '${refund!.id}'`);
  const list = async () => (await agent.client.get<Schemas['StaffRefundList']>(`${api}/refunds`)).refunds.map(({ id }) => id);
  expect(await list()).toContain(refund!.id);
  expect(await packer.client.refusal('POST', done)).toMatchObject({ status: 403, subject: 'pay' });
  expect(await agent.client.refusal('POST', `${api}/refunds/another/retry`)).toMatchObject({ status: 404 });
  expect(await agent.client.refusal('GET', `${api}/refunds`, { query: { status: 'lost' } })).toMatchObject({ status: 400, subject: 'status' });
  expect(await agent.client.post(done)).toMatchObject({ id: refund!.id, isByHand: true });
  expect(await list()).not.toContain(refund!.id);
  expect(actsAbout(order.code!).map(([, act]) => act)).toContain('refund.confirmed');
});
