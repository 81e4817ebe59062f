// The shop's people find orders: by anything, in views, and counted.
import { describe, expect, inject, test } from 'vitest';
import { shopperWithOrder } from './support/buying.ts';
import { type Client, type Schemas } from './support/client.ts';
import { sql } from './support/database.ts';
import { unguessable } from './support/people.ts';
import { handOver, pay } from './support/returns.ts';
import { runProgram } from './support/server.ts';
import { api, staffMember } from './support/staff.ts';

type List = Schemas['StaffOrderList'];

const { client } = staffMember('service-desk');
const find = (query: Record<string, string | number>, who: Client = client) => who.get<List>(`${api}/orders`, query);
const codes = async (query: Record<string, string | number>) => (await find(query)).orders.map(({ code }) => code);
const step = (part: string, name: string, ...more: string[]) => runProgram('spaza', ['orders', name, '--database', inject('shop').database, part, ...more]);
/** A day as the shop's calendar has it, so many days after. */
const dayOf = (time: string, more = 0) => new Date(Date.parse(time.replace('+0000', 'Z')) + 2 * 3_600_000 + more * 86_400_000).toISOString().slice(0, 10);

describe('a search', () => {
  test('finds an order by its number, its part, email, cellphone, name, tracking number and product', async () => {
    const { client: shopper, order, email } = await shopperWithOrder();
    const paid = await pay(shopper, order);
    const mobile = `08${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    const last = `Zwane${unguessable().replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)}`;
    sql(`UPDATE customer SET mobile_number = '${mobile}', last_name = '${last}', first_name = 'Pieter van' WHERE uid = '${email}'`);
    const part = paid.consignments![0]!.code!;
    const tracking = `TRK-${unguessable()}`;
    step(part, 'pick');
    step(part, 'ship', '--carrier', 'The Courier', '--tracking', tracking);
    const row = (await find({ query: order.code })).orders;
    expect(row).toHaveLength(1);
    expect(row[0]).toMatchObject({
      code: order.code, customerName: `Pieter van ${last}`, units: 1, paymentStatus: 'succeed', total: { value: order.totalPriceWithTax!.value }, isInDoubt: false, notes: 0,
      parts: [{ code: part, status: 'SHIPPED', statusText: 'On the road', delivery: 'door', nextStep: 'deliver' }],
    });
    expect(row[0]!.postalCode).toMatch(/^\d{4}$/);
    const ways = [
      `#${order.code}`, part, email, email.toUpperCase(), ` ${mobile} `, `+27 ${mobile.slice(1, 3)} ${mobile.slice(3, 6)} ${mobile.slice(6)}`, `0027${mobile.slice(1)}`,
      `${mobile.slice(0, 3)}-${mobile.slice(3, 6)}-${mobile.slice(6)}`, last, last.slice(0, 9).toUpperCase(), `Pieter van ${last}`, `pieter VAN ${last.slice(0, 10)}`, tracking,
    ];
    for (const query of ways) expect([query, await codes({ query })]).toEqual([query, [order.code]]);
    const product = order.entries![0]!.product.code!;
    expect(await codes({ query: product, pageSize: 100 })).toContain(order.code);
    for (const query of ['99999999', 'nobody@example.co.za', '0000000000', `Pieter ${last}`.slice(0, 12) + 'x', 'TRK-', '%', "' OR 1=1 --"]) expect([query, await codes({ query })]).toEqual([query, []]);
  });

  test('is narrowed by view, store, delivery and days, and refuses what it does not know', async () => {
    const { client: shopper, order } = await shopperWithOrder('pickup');
    await pay(shopper, order);
    const { parts, placedAt } = (await find({ query: order.code })).orders[0]!;
    const day = dayOf(placedAt);
    const store = parts[0]!.store;
    for (const more of [{ view: 'toPack' }, { view: 'open' }, { store }, { delivery: 'pickup' }, { from: day, to: day }, { view: 'toPack', store, delivery: 'pickup', from: day }] as Record<string, string>[])
      expect([more, await codes({ query: order.code, ...more })]).toEqual([more, [order.code]]);
    for (const more of [{ view: 'packed' }, { view: 'cancelled' }, { view: 'inDoubt' }, { view: 'unpaid' }, { view: 'preOrders' }, { store: 'NOWHERE' }, { delivery: 'door' }, { to: dayOf(placedAt, -1) }, { from: dayOf(placedAt, 1) }] as Record<string, string>[])
      expect([more, await codes({ query: order.code, ...more })]).toEqual([more, []]);
    for (const [name, value] of [['view', 'mine'], ['delivery', 'drone'], ['from', '2026-13-01'], ['to', 'today'], ['sort', 'colour'], ['pageSize', '101'], ['currentPage', '-1'], ['query', 'x'.repeat(101)]])
      expect(await client.refusal('GET', `${api}/orders`, { query: { [name!]: value! } })).toMatchObject({ status: 400, subject: name });
  });
});

describe('a view', () => {
  test('has an order with a part at that step, until the next', async () => {
    const { client: shopper, order } = await shopperWithOrder('pickup');
    const isIn = async (view: string) => (await codes({ view, query: order.code })).length === 1 && (await codes({ view, pageSize: 100 })).includes(order.code);
    expect(await isIn('unpaid')).toBe(true);
    expect(await isIn('open')).toBe(false);
    const paid = await pay(shopper, order);
    const part = paid.consignments![0]!.code!;
    for (const [view, next] of [['toPack', 'pick'], ['packed', 'ready'], ['readyToCollect', 'collect'], ['handedOver', '']]) {
      expect([view, await isIn(view!)]).toEqual([view, true]);
      expect([view, await isIn('open')]).toEqual([view, view !== 'handedOver']);
      if (view === 'readyToCollect') {
        expect(await isIn('readyTooLong')).toBe(false);
        sql(`UPDATE consignment SET status_at = status_at - ${8 * 86_400_000} WHERE code = '${part}'`);
        expect(await isIn('readyTooLong')).toBe(true);
      }
      if (next) step(part, next);
      expect([view, await isIn(view!)]).toEqual([view, view === 'handedOver']);
    }
  });

  test('is counted, by store too, and what is over is not', async () => {
    const counts = async (query: Record<string, string> = {}) => Object.fromEntries((await client.get<Schemas['StaffOrderViews']>(`${api}/orders/views`, query)).views.map(({ view, count }) => [view, count]));
    const { client: shopper, order } = await shopperWithOrder('pickup');
    const store = (await find({ query: order.code })).orders[0]!.parts[0]!.store;
    await pay(shopper, order);
    const all = await counts();
    const here = await counts({ store });
    expect(all.toPack).toBeGreaterThanOrEqual(here.toPack!);
    expect(here.toPack).toBeGreaterThanOrEqual(1);
    expect((await counts({ store: 'NOWHERE' })).open).toBe(0);
    expect(Object.keys(all).sort()).toEqual(['inDoubt', 'onTheRoad', 'open', 'packed', 'preOrders', 'readyToCollect', 'readyTooLong', 'toPack', 'unpaid']);
    const listed = await find({ view: 'toPack', store, pageSize: 1 });
    expect(listed.pagination.totalResults).toBeGreaterThanOrEqual(here.toPack!);
  });

  test('has the cancelled, and the payment in doubt until somebody settles it', async () => {
    const { client: shopper, order } = await shopperWithOrder();
    await pay(shopper, order);
    sql(`INSERT INTO payment_event (id, attempt_id, source, dedupe_key, raw_body, received_at, verified, verdict, applied) SELECT 'doubt-${order.code}', id, 'query', 'doubt-${order.code}', '', ${Date.now()}, 1, 'voided', 0 FROM payment_attempt WHERE order_code = '${order.code}'`);
    expect(await codes({ view: 'inDoubt', pageSize: 100 })).toContain(order.code);
    expect((await find({ query: order.code })).orders[0]).toMatchObject({ isInDoubt: true });
    const money = staffMember('finance');
    const path = `${api}/orders/${order.code}`;
    const { doubts } = await money.client.get<Schemas['StaffOrder']>(path);
    expect(doubts).toMatchObject([{ what: 'takenBack' }]);
    expect(await client.refusal('POST', `${path}/doubts/${doubts[0]!.id}/settle`, { body: { reason: 'Paid by EFT.' } })).toMatchObject({ status: 403 });
    expect(await money.client.refusal('POST', `${path}/doubts/${doubts[0]!.id}/settle`, { body: { reason: ' ' } })).toMatchObject({ status: 400, subject: 'reason' });
    expect(await money.client.refusal('POST', `${path}/doubts/another/settle`, { body: { reason: 'Paid by EFT.' } })).toMatchObject({ status: 404 });
    for (let i = 0; i < 2; i += 1)
      expect(await money.client.post(`${path}/doubts/${doubts[0]!.id}/settle`, { reason: 'Paid by EFT.' })).toMatchObject({ isInDoubt: false, doubts: [{ settledBy: money.name, reason: 'Paid by EFT.' }] });
    expect(await codes({ view: 'inDoubt', query: order.code })).toEqual([]);
    await client.post(`${path}/cancellation`, { reason: 'As asked.' });
    sql(`UPDATE customer_order SET status = 'CANCELLED' WHERE code = '${order.code}'`); // once the money has gone back
    expect(await codes({ view: 'cancelled', pageSize: 100 })).toContain(order.code);
  });
});

test('a list is sorted and paged', async () => {
  const placed = [await shopperWithOrder('doorstep', [{ quantity: 2 }]), await shopperWithOrder('doorstep', [{ quantity: 5 }]), await shopperWithOrder('doorstep', [{ quantity: 1 }])].map(({ order }) => order.code);
  const [first, second, third] = placed as [string, string, string];
  const query = placed[0]!;
  expect((await find({ query })).pagination).toEqual({ currentPage: 0, pageSize: 20, totalPages: 1, totalResults: 1 });
  const newest = await codes({ pageSize: 100 });
  expect(newest.filter((code) => placed.includes(code))).toEqual([third, second, first]);
  expect(newest).toEqual([...newest].sort().reverse());
  const oldest = await codes({ sort: 'oldest', pageSize: 100 });
  expect(oldest).toEqual([...oldest].sort());
  const values = (await find({ sort: 'value', pageSize: 100 })).orders.map(({ total }) => total.value);
  expect(values).toEqual([...values].sort((a, b) => b - a));
  const page = await find({ pageSize: 2, currentPage: 1, sort: 'oldest' });
  expect(page.orders.map(({ code }) => code)).toEqual(oldest.slice(2, 4));
  expect(page.isCountCut).toBe(false);
  expect((await find({ pageSize: 100, currentPage: 99_999 })).orders).toEqual([]);
});

test('nothing of it is for who may not', async () => {
  const { client: shopper, order, email } = await shopperWithOrder();
  await handOver(shopper, await pay(shopper, order));
  const packer = staffMember('packer').client;
  expect((await find({ query: order.code }, packer)).orders).toHaveLength(1);
  expect((await find({ query: email }, packer)).orders).toEqual([]); // whose address it is, is not for them
  expect((await find({ query: email })).orders).toHaveLength(1);
  for (const path of ['/orders', '/orders/views', `/orders/${order.code}`]) expect((await shopper.raw('GET', `${api}${path}`)).status).toBe(401);
});
