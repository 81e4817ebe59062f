// Customers in the back office: found, seen, noted on, blocked, signed out, and forgotten by two people together.
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { orderForm, shopperReadyToPay, shopperWithOrder } from './support/buying.ts';
import type { Client, Schemas } from './support/client.ts';
import { sql } from './support/database.ts';
import { mailsTo } from './support/mails.ts';
import { customer, unguessable } from './support/people.ts';
import { pay } from './support/returns.ts';
import { until } from './support/server.ts';
import { cents } from './support/shelf.ts';
import { api, staffMember } from './support/staff.ts';
import { actsAbout } from './support/staff-browser.ts';

type Customer = Schemas['StaffCustomer'];
type List = Schemas['StaffCustomerList'];

let agent: ReturnType<typeof staffMember>;
let owner: ReturnType<typeof staffMember>;
beforeAll(() => {
  agent = staffMember('service-desk');
  owner = staffMember('operations');
});

const find = (query: Record<string, string | number>, who: Client = agent.client) => who.get<List>(`${api}/customers`, query);
const idOf = (email: string) => sql(`SELECT id FROM customer WHERE uid = '${email}'`);
const pathOf = (id: string) => `${api}/customers/${id}`;
const acts = (id: string) => actsAbout(id).map(([, act]) => act);

describe('a search', () => {
  test('finds a customer by email, number, name, its beginning, and order, and nobody by anything else', async () => {
    const { order, email } = await shopperWithOrder();
    const mobile = `07${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    const last = `Zwane${unguessable().replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)}`;
    sql(`UPDATE customer SET mobile_number = '${mobile}', last_name = '${last}', first_name = 'Pieter van' WHERE uid = '${email}'`);
    const id = idOf(email);
    for (const query of [email, email.toUpperCase(), mobile, `+27 ${mobile.slice(1, 3)} ${mobile.slice(3)}`, last, last.slice(0, 9).toLowerCase(), `pieter VAN ${last}`, order.code, `#${order.code}`])
      expect([query, (await find({ query })).customers.map((each) => each.id)]).toEqual([query, [id]]);
    for (const query of ['nobody@example.co.za', '0000000000', `${last}x`, '%', "' OR 1=1 --", '99999999']) expect([query, (await find({ query })).customers]).toEqual([query, []]);
    const [row] = (await find({ query: email })).customers;
    expect(row).toMatchObject({ name: `Pieter van ${last}`, email, phone: mobile, orders: 1, bought: { value: 0 }, isBlocked: false, isLeaving: false });
    for (const [name, value] of [['view', 'mine'], ['pageSize', '101'], ['currentPage', '-1'], ['query', 'x'.repeat(101)]])
      expect(await agent.client.refusal('GET', `${api}/customers`, { query: { [name!]: value! } })).toMatchObject({ status: 400, subject: name });
  });

  test('lists the newest first, and gives no addresses away in a list of everybody', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 3; i += 1) ids.unshift(idOf((await customer()).email));
    const { customers } = await find({ pageSize: 100 });
    expect(customers.filter(({ email, phone }) => email ?? phone)).toEqual([]);
    expect(customers.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids);
    expect(customers.map(({ since }) => since)).toEqual(customers.map(({ since }) => since).sort().reverse());
  });

  test('is read in pages without a gap or anybody twice', async () => {
    // Others sign up meanwhile: of those of one name nobody comes in between.
    const family = `Mabuza${unguessable().replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)}`;
    const ids: string[] = [];
    for (let i = 0; i < 5; i += 1) {
      ids.unshift(idOf((await customer()).email));
      sql(`UPDATE customer SET last_name = '${family}' WHERE id = '${ids[0]!}'`);
    }
    const pages = await Promise.all([0, 1, 2, 3].map((currentPage) => find({ query: family, currentPage, pageSize: 2 })));
    expect(pages.map(({ customers }) => customers.map(({ id }) => id))).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4), []]);
  });
});

test('a customer is seen with what they did, and each look stands in the audit', async () => {
  const { client, order, email } = await shopperWithOrder('doorstep', [{ quantity: 2 }]);
  const paid = await pay(client, order);
  const id = idOf(email);
  const seen = await agent.client.get<Customer>(pathOf(id));
  expect(seen).toMatchObject({ id, email, orders: 1, units: 2, refunded: { value: 0 }, returns: { all: 0, open: 0 }, tickets: { all: 0, open: 0 }, claims: { all: 0, open: 0 }, notes: [], deletion: { state: 'none' } });
  expect(cents(seen.bought)).toBe(cents(paid.totalPriceWithTax));
  expect(seen.latestOrders).toMatchObject([{ code: order.code, paymentStatus: 'succeed' }]);
  expect(seen.addresses[0]!.lines.join()).toContain('Berger Street');
  expect(seen.consents).toMatchObject([{ purpose: 'marketing', source: 'signUp' }]);
  expect(seen.visits.length).toBeGreaterThan(0);
  expect(seen.deletion.obstacles).toMatchObject([{ kind: 'openOrder', code: order.code }]);
  expect(seen.block).toBeUndefined();
  const quiet = { headers: { 'X-Spaza-Quiet': '1' } };
  await agent.client.get(pathOf(id), {}, quiet);
  await owner.client.get(pathOf(id), {}, quiet);
  expect(actsAbout(id).map(([by, act]) => [by, act])).toEqual([[agent.name, 'customer.opened'], [owner.name, 'customer.opened']]);
  expect((await agent.client.get<Customer>(pathOf(id), {}, quiet)).acts[0]).toMatchObject({ by: owner.name, act: 'customer.opened' });
  for (const unknown of ['nobody', 'x'.repeat(65), '%20']) expect(await agent.client.refusal('GET', pathOf(unknown))).toMatchObject({ status: 404 });
});

test('notes are for staff alone, numbered, and kept once however often they are sent', async () => {
  const { email } = await customer();
  const id = idOf(email);
  const key = { headers: { 'Idempotency-Key': unguessable(16) } };
  const once = await agent.client.post<Schemas['StaffCustomerNote']>(`${pathOf(id)}/notes`, { text: 'Prefers calls after five.' }, key);
  expect(await agent.client.post(`${pathOf(id)}/notes`, { text: 'Prefers calls after five.' }, key)).toEqual(once);
  await agent.client.post(`${pathOf(id)}/notes`, { text: 'A second one.' });
  expect((await agent.client.get<Customer>(pathOf(id))).notes).toMatchObject([{ number: 2, by: agent.name, text: 'A second one.' }, { number: 1 }]);
  for (const [text, status] of [['', 400], [' \n', 400], ['x'.repeat(1001), 400]] as const) expect(await agent.client.refusal('POST', `${pathOf(id)}/notes`, { body: { text } })).toMatchObject({ status, subject: 'text' });
  expect(acts(id).filter((act) => act === 'customer.noted')).toHaveLength(2);
});

describe('who is blocked', () => {
  test('cannot place an order, until somebody takes it back', async () => {
    const { client, cart, email } = await shopperReadyToPay();
    const id = idOf(email);
    const blocked = await agent.client.post<Customer>(`${pathOf(id)}/block`, { reason: 'Three chargebacks.' });
    expect(blocked).toMatchObject({ block: { by: agent.name, why: 'Three chargebacks.' }, notes: [{ text: 'Blocked: Three chargebacks.' }] });
    expect((await find({ view: 'blocked', query: email })).customers).toMatchObject([{ id, isBlocked: true }]);
    expect(await client.refusal('POST', '/users/current/orders', { body: orderForm(cart.code) })).toMatchObject({ status: 403, type: 'AccountBlockedError' });
    expect(Number(sql(`SELECT COUNT(*) FROM customer_order WHERE customer_id = '${id}'`))).toBe(0);
    expect(await agent.client.refusal('POST', `${pathOf(id)}/block`, { body: { reason: 'Again.' } })).toMatchObject({ status: 409, type: 'StaffStateError' });
    // They still sign in and see what is theirs.
    expect((await client.call('GET', '/users/current')).status).toBe(200);
    await agent.client.post(`${pathOf(id)}/unblock`, { reason: 'Settled by phone.' });
    expect(await agent.client.refusal('POST', `${pathOf(id)}/unblock`, { body: { reason: 'Again.' } })).toMatchObject({ status: 409 });
    expect((await client.call('POST', '/users/current/orders', { body: orderForm(cart.code) })).status).toBe(201);
    expect(acts(id)).toEqual(['customer.blocked', 'customer.unblocked']);
    for (const reason of ['', 'x'.repeat(301)]) expect(await agent.client.refusal('POST', `${pathOf(id)}/block`, { body: { reason } })).toMatchObject({ status: 400, subject: 'reason' });
  });

  test('cannot pay what waits for a payment', async () => {
    const { client, order, email } = await shopperWithOrder();
    await agent.client.post(`${pathOf(idOf(email))}/block`, { reason: 'A stolen card.' });
    expect(await client.refusal('POST', `/users/current/orders/${order.code}/payment`, { body: { paymentMode: 'instant_eft' } })).toMatchObject({ status: 403, type: 'AccountBlockedError' });
    // Nor go on, in the app, with the attempt there is.
    expect(await client.with({ channel: 'app' }).refusal('POST', `/users/current/orders/${order.code}/paymentTransaction`, { body: {} })).toMatchObject({ status: 403, type: 'AccountBlockedError' });
  });
});

test('whoever is signed in on an account is out at once', async () => {
  const { client, email } = await customer();
  const id = idOf(email);
  expect((await client.call('GET', '/users/current')).status).toBe(200);
  const after = await agent.client.post<Customer>(`${pathOf(id)}/sign-out`, { reason: 'Says it was not them.' });
  expect(after.visits).toEqual([]);
  expect((await client.call('GET', '/users/current')).status).toBe(401);
  expect(acts(id)).toEqual(['customer.signedOut']);
});

test('a copy of all that is held goes to the customer and to nobody else', async () => {
  const { email } = await customer();
  const id = idOf(email);
  const asked = await agent.client.post<Customer>(`${pathOf(id)}/data-copy`, {});
  expect(asked.dataCopy).toBeDefined();
  await until('the copy being made', 60_000, async () => (await agent.client.get<Customer>(pathOf(id))).dataCopy!.readyAt !== undefined);
  await until('the mail about it', 60_000, async () => (await mailsTo(inject('shop').base, email)).some(({ text }) => text.includes('/account/data')));
});

describe('deleting an account', () => {
  test('takes two people, who are not the same', async () => {
    const { client, email } = await customer();
    const id = idOf(email);
    const path = `${pathOf(id)}/deletion`;
    expect(await agent.client.refusal('POST', path, { body: { reason: 'Asked by phone.' } })).toMatchObject({ status: 403, subject: 'forget' });
    expect(await owner.client.refusal('POST', `${path}/agree`)).toMatchObject({ status: 409, type: 'StaffStateError' });
    const proposed = await owner.client.post<Customer>(path, { reason: 'Asked by email, phoned back.' });
    expect(proposed.deletion).toMatchObject({ state: 'proposed', by: owner.name, why: 'Asked by email, phoned back.', isMine: true, obstacles: [] });
    expect(await owner.client.refusal('POST', path, { body: { reason: 'Again.' } })).toMatchObject({ status: 409 });
    expect(await owner.client.refusal('POST', `${path}/agree`)).toMatchObject({ status: 403, type: 'ForbiddenError' });
    expect((await find({ view: 'leaving', query: email })).customers).toMatchObject([{ id, isLeaving: true }]);
    const second = staffMember('owner');
    const waiting = (await second.client.get<Schemas['StaffToday']>(`${api}/today`)).waiting.find(({ what }) => what === 'deletions')!;
    expect(waiting).toMatchObject({ screen: 'customers', query: 'view=leaving' });
    expect(waiting.count).toBeGreaterThan(0);
    const planned = await second.client.post<Customer>(`${path}/agree`, undefined);
    expect(planned.deletion).toMatchObject({ state: 'planned', by: 'shop' });
    expect(Date.parse(planned.deletion.dueAt!) - Date.now()).toBeGreaterThan(13 * 86_400_000);
    expect((await client.call('GET', '/users/current')).status).toBe(401);
    expect(await second.client.refusal('POST', `${path}/agree`)).toMatchObject({ status: 409 });
    const kept = await owner.client.post<Customer>(`${path}/keep`, { reason: 'Changed their mind.' });
    expect(kept.deletion).toMatchObject({ state: 'none' });
    expect(await owner.client.refusal('POST', `${path}/keep`, { body: { reason: 'Again.' } })).toMatchObject({ status: 409 });
    expect(acts(id)).toEqual(['customer.deletionProposed', 'customer.deletionAgreed', 'customer.kept']);
  });

  test('is the customer’s own decision where they asked for it, whatever was proposed', async () => {
    const { client, email } = await customer();
    const id = idOf(email);
    const path = `${pathOf(id)}/deletion`;
    await owner.client.post(path, { reason: 'Asked by phone.' });
    sql(`UPDATE token_family SET second_step_at = ${Date.now()} WHERE customer_id = '${id}'`); // they have just shown who they are
    await client.post('/users/current/accountDeletion', {});
    expect((await owner.client.get<Customer>(pathOf(id))).deletion).toMatchObject({ state: 'planned', by: 'customer' });
    expect(await owner.client.refusal('POST', `${path}/keep`, { body: { reason: 'Rather not.' } })).toMatchObject({ status: 409, type: 'StaffStateError' });
    await client.call('DELETE', '/users/current/accountDeletion');
    // What was proposed before is over with it.
    expect((await owner.client.get<Customer>(pathOf(id))).deletion).toMatchObject({ state: 'none' });
    expect(await staffMember('owner').client.refusal('POST', `${path}/agree`)).toMatchObject({ status: 409 });
  });

  test('waits for what is open, by name', async () => {
    const { client, order, email } = await shopperWithOrder();
    await pay(client, order);
    expect(await owner.client.refusal('POST', `${pathOf(idOf(email))}/deletion`, { body: { reason: 'Asked.' } })).toMatchObject({ status: 409, type: 'AccountInUseError', subject: order.code });
  });
});

test('packers find nobody', async () => {
  const packer = staffMember('packer');
  expect(await packer.client.refusal('GET', `${api}/customers`)).toMatchObject({ status: 403, subject: 'seeCustomers' });
});
