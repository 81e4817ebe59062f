// Outgoing webhooks: what happens is reported once, signed, tried again, and kept in a log from which it is sent again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choose, place, readCheckout } from './support/buying.ts';
import { Client, shop, type Schemas } from './support/client.ts';
import { faultsOfEvent, knownEvents } from './support/contract.ts';
import { sqlOn } from './support/database.ts';
import { PaymentPage, settled } from './support/gateway.ts';
import { customerWithAddress } from './support/people.ts';
import { freePort, serve, startOwnShop } from './support/server.ts';
import { api, memberOf, ownerOf, staffMember } from './support/staff.ts';
import { isSigned, startReceiver, type Receiver } from './support/webhook-receiver.ts';

type Webhook = Schemas['StaffWebhook'];
type Reported = Schemas['StaffWebhookSecret'];
type Delivery = Schemas['StaffDelivery'];

const env = { SPAZA_WEBHOOKS_PRIVATE_HOSTS: '', SPAZA_LIMITS_ENABLED: 'false' };
let own: Awaited<ReturnType<typeof startOwnShop>>;
let receiver: Receiver;
let owner: Client;
let next = 0;

beforeAll(async () => {
  receiver = await startReceiver();
  env.SPAZA_WEBHOOKS_PRIVATE_HOSTS = new URL(receiver.base).host;
  own = await startOwnShop('webhooks', { products: 200, env });
  owner = new Client({ base: own.shop.base, token: ownerOf(own.shop.database) });
});
afterAll(async () => {
  await own?.stop();
  await receiver?.stop();
});

const sql = (statement: string) => sqlOn(own.shop.database, statement);

/** An endpoint nobody else has, and what comes to it. */
const endpoint = async (events: string[] = ['order.*']) => {
  const path = `/hooks/${(next += 1)}`;
  const { webhook, secret } = await owner.post<Reported>(`${api}/webhooks`, { name: `ERP ${next}`, url: receiver.base + path, events });
  const one = `${api}/webhooks/${webhook.number}`;
  return {
    ...webhook,
    path,
    secret,
    one,
    came: () => receiver.at(path),
    events: () => receiver.at(path).map(({ event }) => event),
    now: async () => (await owner.get<Schemas['StaffWebhookList']>(`${api}/webhooks`)).webhooks.find(({ number }) => number === webhook.number)!,
    log: async (query: Record<string, string> = {}) => (await owner.get<Schemas['StaffDeliveryList']>(`${one}/deliveries`, query)).deliveries,
    remove: () => owner.delete(one),
  };
};

const paidOrder = async () => {
  const open = new Client({ base: own.shop.base });
  const { client, email } = await customerWithAddress({}, open);
  const { products } = await open.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 100, fields: 'FULL' });
  const product = products.find((one) => one.tradingType === '00' && !one.preOrder && !one.liquor && !one.requiresTvLicence && (one.stock?.stockLevel ?? 0) > 8)!;
  const cart = await client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: product.code, quantity: 1 });
  const path = `/users/current/carts/${cart.code}`;
  await client.post(`${path}/confirmCheckout`, { shipments: choose(await readCheckout(client, path), 'doorstep') });
  const { body } = await place(client, cart.code);
  await (await PaymentPage.open(body.payment!)).press('Pay');
  await settled(client, body.code, 'succeed');
  return { code: body.code as string, email, product: product.code };
};

test('an order is reported step by step to whoever wants to hear it, and to nobody else', async () => {
  const all = await endpoint(['order.*', 'payment.*', 'stock.changed', 'customer.created']);
  const stock = await endpoint(['stock.*']);
  const { code, email, product } = await paidOrder();
  await owner.post(`${api}/orders/${code}/consignments/${code}-A/pick`, {});

  const wanted = ['customer.created', 'order.packed', 'order.paid', 'order.placed', 'payment.succeeded', 'stock.changed'];
  await expect.poll(() => [...new Set(all.events().map(({ type }) => type))].sort()).toEqual(expect.arrayContaining(wanted));
  for (const one of all.came()) {
    expect(isSigned(all.secret, one)).toBe(true);
    expect(isSigned(stock.secret, one)).toBe(false);
    expect(faultsOfEvent(one.event), one.text).toEqual([]);
    expect(one.headers['webhook-id']).toBe(one.event.id);
    expect(one.text).not.toContain(email);
  }
  const reported = all.events();
  expect(new Set(reported.map(({ id }) => id)).size).toBe(reported.length);
  expect(reported.map(({ sequence }) => sequence)).toEqual(reported.map((_, n) => n + 1));
  const of = (type: string) => reported.find((each) => each.type === type)!;
  expect(of('order.placed').data).toMatchObject({ order: code, read: `/backoffice/api/orders/${code}` });
  expect(of('order.packed').data).toMatchObject({ order: code, consignment: `${code}-A`, status: 'PICKPACK' });
  expect(of('payment.succeeded').data).toMatchObject({ order: code });
  const kept = reported.filter(({ type }) => type === 'stock.changed').at(-1)!.data;
  expect(kept).toMatchObject({ product });
  expect(kept.free).toBe((kept.onHand as number) - (kept.reserved as number));
  await expect.poll(() => stock.events().length).toBeGreaterThan(0);
  expect(stock.events().every(({ type }) => type === 'stock.changed')).toBe(true);
  await Promise.all([all.remove(), stock.remove()]);
});

test('what staff say is checked by name, and kept in the audit without the secret', async () => {
  const bad = (body: object) => owner.refusal('POST', `${api}/webhooks`, { body: { name: 'ERP', url: 'https://erp.example', events: ['order.*'], ...body } });
  expect(await bad({ name: ' ' })).toMatchObject({ status: 400, subject: 'name' });
  expect(await bad({ url: 'ftp://erp.example' })).toMatchObject({ status: 400, subject: 'url' });
  expect(await bad({ url: 'https://user:word@erp.example' })).toMatchObject({ status: 400, subject: 'url' });
  expect(await bad({ events: ['order.eaten'] })).toMatchObject({ status: 400, subject: 'events' });
  expect(await bad({ events: [] })).toMatchObject({ status: 400, subject: 'events' });
  const one = await endpoint();
  expect(await bad({ url: one.url })).toMatchObject({ status: 409, type: 'StaffWebhookError', subject: 'url' });
  expect(one.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const { text } = await owner.raw('GET', `${api}/webhooks`).then(({ body }) => ({ text: JSON.stringify(body) }));
  expect(text).not.toContain('whsec_');
  expect(sql(`SELECT sealed_secret FROM webhook_endpoint WHERE number = ${one.number}`)).not.toContain(one.secret.slice(6));
  const acts = JSON.stringify(await owner.get(`${api}/audit`, { about: `webhook ${one.number}` }));
  expect(acts).toContain('webhook.added');
  expect(acts).not.toContain(one.secret);
  expect(await owner.refusal('PATCH', one.one, { body: { version: '99', name: 'WMS' } })).toMatchObject({ status: 409, type: 'StaffVersionError' });
  const changed = await owner.patch<Webhook>(one.one, { version: one.version, name: 'WMS', events: ['stock.changed', 'order.*', 'order.*'] });
  expect(changed).toMatchObject({ name: 'WMS', url: one.url, events: ['order.*', 'stock.changed'] });
  expect(await owner.refusal('POST', `${api}/webhooks/999/pause`, { body: {} })).toMatchObject({ status: 404 });
  const keyed = await owner.patch<Webhook>(one.one, { version: changed.version, url: `${one.url}?key=word` });
  expect(keyed.url).toBe(`${one.url}?key=word`);
  const auditor = memberOf({ database: own.shop.database, base: own.shop.base }, 'auditor').client;
  const seen = (await auditor.get<Schemas['StaffWebhookList']>(`${api}/webhooks`)).webhooks.find(({ number }) => number === one.number)!;
  expect(seen.url).toBe(`${one.url}?…`);
  expect(JSON.stringify(await auditor.get(`${api}/audit`, { about: `webhook ${one.number}` }))).not.toContain('key=word');
  await one.remove();
  expect(await owner.refusal('GET', `${one.one}/deliveries`)).toMatchObject({ status: 404 });
});

test('what is not taken is tried again with the same id, and its answer is in the log', async () => {
  const one = await endpoint();
  // It is tried again some seconds later by itself: until it is well, that changes nothing.
  let isWell = false;
  receiver.say.set(one.path, () => (isWell ? { status: 200, body: 'ok' } : { status: 500, body: 'x'.repeat(700) }));
  const sent = await owner.post<Delivery>(`${one.one}/test`, {});
  expect(sent).toMatchObject({ type: 'webhook.test', state: 'waiting', tries: 0 });
  await expect.poll(async () => (await one.log())[0]).toMatchObject({ state: 'waiting', tries: expect.any(Number), status: 500, answer: 'x'.repeat(500), took: expect.any(Number), nextTryAt: expect.any(String) });
  expect(await one.now()).toMatchObject({ state: 'active', waiting: 1, failingSince: expect.any(String) });
  isWell = true;
  sql(`UPDATE webhook_delivery SET due_at = 0 WHERE endpoint = ${one.number}`);
  await expect.poll(async () => (await one.log())[0]).toMatchObject({ state: 'delivered', status: 200, answer: 'ok' });
  const tries = one.came();
  expect((await one.log())[0]!.tries).toBe(tries.length);
  expect(tries.length).toBeGreaterThan(1);
  expect([...new Set(tries.map(({ headers }) => headers['webhook-id']))]).toEqual([sent.id]);
  expect(await one.now()).toMatchObject({ waiting: 0, deliveredAt: expect.any(String) });
  expect((await one.now()).failingSince).toBeUndefined();

  await owner.post(`${one.one}/deliveries/${sent.sequence}/send`, {});
  await expect.poll(() => one.came().length).toBe(tries.length + 1);
  expect(one.came().at(-1)!.text).toBe(tries[0]!.text);
  expect(await one.log({ state: 'failed' })).toEqual([]);
  expect(await one.log({ type: 'order.*' })).toEqual([]);
  expect(await owner.refusal('GET', `${one.one}/deliveries`, { query: { type: 'order.eaten' } })).toMatchObject({ status: 400, subject: 'type' });

  receiver.say.set(one.path, () => ({ status: 302, headers: { location: `${receiver.base}/elsewhere` } }));
  await owner.post(`${one.one}/test`, {});
  await expect.poll(async () => (await one.log())[0]).toMatchObject({ state: 'waiting', status: 302 });
  expect(receiver.at('/elsewhere')).toEqual([]);
  await one.remove();
});

test('410 ends it, three days without an answer stop it, and both are said on Today', async () => {
  const stopped = async () => (await owner.get<Schemas['StaffToday']>(`${api}/today`)).waiting.find(({ what }) => what === 'webhooks')!.count;
  const before = await stopped();
  const gone = await endpoint();
  receiver.say.set(gone.path, () => ({ status: 410 }));
  await owner.post(`${gone.one}/test`, {});
  await expect.poll(async () => (await gone.now()).state).toBe('gone');
  expect((await gone.log())[0]).toMatchObject({ state: 'failed', status: 410 });
  expect(await owner.refusal('POST', `${gone.one}/test`, { body: {} })).toMatchObject({ status: 409, type: 'StaffWebhookError' });

  const failing = await endpoint();
  receiver.say.set(failing.path, () => ({ status: 503 }));
  sql(`UPDATE webhook_endpoint SET failing_since = ${Date.now() - 73 * 3600_000} WHERE number = ${failing.number}`);
  await owner.post(`${failing.one}/test`, {});
  await expect.poll(async () => (await failing.now()).state).toBe('failed');
  expect(await stopped()).toBe(before + 2);

  receiver.say.delete(failing.path);
  expect(await owner.post<Webhook>(`${failing.one}/resume`, {})).toMatchObject({ state: 'active' });
  await expect.poll(async () => (await failing.log())[0]!.state).toBe('delivered');
  await Promise.all([gone.remove(), failing.remove()]);
  expect(await stopped()).toBe(before);
});

test('for a day after a new secret both are good, and there are never three', async () => {
  const one = await endpoint();
  const { secret, webhook } = await owner.post<Reported>(`${one.one}/rotate`, {});
  expect(webhook.oldSecretUntil).toBeDefined();
  expect(await owner.refusal('POST', `${one.one}/rotate`, { body: {} })).toMatchObject({ status: 409, type: 'StaffWebhookError' });
  await owner.post(`${one.one}/test`, {});
  await expect.poll(() => one.came().length).toBe(1);
  expect([one.secret, secret].map((each) => isSigned(each, one.came()[0]!))).toEqual([true, true]);
  sql(`UPDATE webhook_endpoint SET old_secret_until = 1 WHERE number = ${one.number}`);
  await owner.post(`${one.one}/test`, {});
  await expect.poll(() => one.came().length).toBe(2);
  expect([one.secret, secret].map((each) => isSigned(each, one.came()[1]!))).toEqual([false, true]);
  await one.remove();
});

test('what happens while it is paused is sent when it is asked for, each event once by two nodes', async () => {
  const one = await endpoint(['customer.created']);
  await owner.post(`${one.one}/pause`, {});
  const since = new Date(Date.now() - 1000).toISOString();
  const open = new Client({ base: own.shop.base });
  for (let n = 0; n < 6; n += 1) await customerWithAddress({}, open);
  await expect.poll(() => Number(sql(`SELECT COUNT(*) FROM webhook_event WHERE type = 'customer.created' AND created_at >= ${Date.parse(since)}`))).toBe(6);
  expect(one.came()).toEqual([]);
  expect(await owner.refusal('POST', `${one.one}/send-again`, { body: { since } })).toMatchObject({ status: 409 });
  await owner.post(`${one.one}/resume`, {});
  expect(await owner.refusal('POST', `${one.one}/send-again`, { body: { since: '2001-01-01T00:00:00Z' } })).toMatchObject({ status: 400, subject: 'since' });

  const second = await serve({ label: 'webhooks-second', database: own.shop.database, env, port: await freePort() });
  try {
    expect(await owner.post(`${one.one}/send-again`, { since })).toEqual({ count: 6 });
    await expect.poll(async () => (await one.log()).filter(({ state }) => state === 'delivered').length).toBe(6);
    expect(one.events().map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6]);
    for (let n = 0; n < 4; n += 1) await customerWithAddress({}, open);
    await expect.poll(async () => (await one.log()).filter(({ state }) => state === 'delivered').length).toBe(10);
    const ids = one.events().map(({ id }) => id);
    expect(new Set(ids).size).toBe(10);
    expect(ids).toHaveLength(10);
  } finally {
    await second.stop();
  }
  await one.remove();
});

test('an address within the network is refused but where the operator named it', async () => {
  const { client } = staffMember('owner');
  const form = { name: 'ERP', events: ['return.expired'] };
  const inside = ['http://erp.example/hooks', 'https://127.0.0.1/hooks', 'https://10.0.0.1/hooks', 'https://[::1]/hooks', 'https://169.254.169.254/', 'https://localhost/hooks', 'https://127.1/hooks', 'https://erp/hooks', 'https://erp.example:65536/'];
  for (const url of inside) expect(await client.refusal('POST', `${api}/webhooks`, { body: { ...form, url } })).toMatchObject({ status: 400, subject: 'url' });
  expect((await shop().raw('GET', `${api}/webhooks`)).status).toBe(401);
});

test('the server tells what the contract has, and nothing else', async () => {
  const { events, most } = await owner.get<Schemas['StaffWebhookList']>(`${api}/webhooks`);
  expect(most).toBe(20);
  expect([...events.map(({ type }) => type), 'webhook.test'].sort()).toEqual([...knownEvents].sort());
});
