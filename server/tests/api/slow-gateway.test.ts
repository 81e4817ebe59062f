// A gateway that does not answer questions: what it tells us is acknowledged all the same, and the work waits. One whose
// answer gets lost has given the money back once. Both of its own: a refund that is lost may not be another test's.
import { spawnSync } from 'node:child_process';
import { createServer, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choose, place, readCheckout, statusOf } from './support/buying.ts';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { PaymentPage, settled } from './support/gateway.ts';
import { customerWithAddress } from './support/people.ts';
import { fillDemoShop, freshDatabase, type FreshDatabase, type Paysim, program, serve, type Shop, startPaysim } from './support/server.ts';

let database: FreshDatabase;
let paysim: Paysim;
let running: Shop;
let api: Client;
let answering = true;
const held: ServerResponse[] = [];

/** In front of paysim: while it is not answering, nobody who asks whether a message is genuine hears anything. */
const door = createServer((incoming, outgoing) => {
  if (!answering && incoming.url!.includes('/query/validate')) return void held.push(outgoing);
  const onwards = ask(paysim.base + incoming.url, { method: incoming.method, headers: incoming.headers }, (answer) => {
    outgoing.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(outgoing);
  });
  onwards.on('error', () => outgoing.destroy());
  incoming.pipe(onwards);
});

beforeAll(async () => {
  database = freshDatabase();
  fillDemoShop(database.url, 60);
  paysim = await startPaysim('slow-gateway');
  await new Promise<void>((listening) => door.listen(0, '127.0.0.1', listening));
  running = await serve({ label: 'slow-gateway', database: database.url, paysim: `http://127.0.0.1:${(door.address() as AddressInfo).port}`, env: { SPAZA_LIMITS_ENABLED: 'false' } });
  api = new Client({ base: running.base });
});
afterAll(async () => {
  for (const one of held) one.destroy();
  await running?.stop();
  door.close();
  await paysim?.stop();
  database?.drop();
});

/** Somebody new with an order to pay. */
const orders = async () => {
  const { products } = await api.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 100, fields: 'FULL' });
  const product = products.find((one) => one.tradingType === '00' && !one.preOrder && !one.liquor && !one.requiresTvLicence && (one.stock?.stockLevel ?? 0) > 5)!;
  const { client } = await customerWithAddress({}, api);
  const cart = await client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: product.code });
  const path = `/users/current/carts/${cart.code}`;
  await client.post(`${path}/confirmCheckout`, { shipments: choose(await readCheckout(client, path), 'doorstep') });
  const { body: order } = await place(client, cart.code);
  return { client, order };
};

test('a notification is acknowledged while its gateway cannot be asked, and acted on when it can', async () => {
  const { client, order } = await orders();
  await (await PaymentPage.open(order.payment!)).press('Pay but delay notify', { seconds: '3600' });
  const { notifications } = (await (await fetch(`${paysim.base}/payfast/admin/notifications`)).json()) as { notifications: { body: string }[] };

  answering = false;
  const tell = async () => {
    const began = performance.now();
    const { status } = await api.raw('POST', '/payments/payfast/notify', { raw: { type: 'application/x-www-form-urlencoded', text: notifications[0]!.body } });
    return { status, took: performance.now() - began };
  };
  const first = await tell();
  await expect.poll(() => held.length).toBeGreaterThan(0); // it is being asked about
  const all = [first];
  for (let i = 0; i < 20; i += 1) all.push(await tell()); // and notified of again and again meanwhile
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
  // A gateway is waited for ten seconds. Who waited with it would be answered after that; a busy machine is not as slow.
  const took = all.map((one) => one.took).sort((a, b) => a - b);
  expect(took[Math.floor(took.length / 2)]).toBeLessThan(8_000);
  expect((await statusOf(client, order.code)).paymentStatus).toBe('pending');
  expect(held.length).toBeGreaterThan(0); // still unanswered
  await api.get('/products/search', { fields: 'FULL' }); // nobody else waits for the gateway either

  answering = true;
  for (const one of held.splice(0)) one.destroy();
  sqlOn(database.url, "UPDATE payment_event SET next_try_at = 1 WHERE verdict = 'received'");
  expect((await settled(client, order.code, 'succeed')).paymentStatus).toBe('succeed');
  expect(sqlOn(database.url, "SELECT COUNT(*) FROM order_timeline WHERE status = 'PAYMENT_CAPTURED'")).toBe('1');
});

test('money is given back once although the gateway answered 500 after doing it', async () => {
  const { client, order } = await orders();
  const refunds = async () => {
    const reported = (await (await fetch(`${paysim.base}/payfast/admin/refunds`)).json()) as { refunds: { merchantRef: string }[] };
    return reported.refunds.filter(({ merchantRef }) => merchantRef.startsWith(`${order.code}-`));
  };
  const page = await PaymentPage.open(order.payment!);
  await page.press('Decline');
  await settled(client, order.code, 'failed');
  const again = await client.post<Schemas['Order']>(`/users/current/orders/${order.code}/payment`, { paymentMode: 'card' }, { query: { fields: 'FULL' } });
  await (await PaymentPage.open(again.payment!)).press('Pay');
  await settled(client, order.code, 'succeed');
  await fetch(`${paysim.base}/payfast/admin/refunds`, { method: 'POST', body: new URLSearchParams({ lost: '1' }) });
  await page.press('Pay');
  await expect.poll(refunds).toHaveLength(1);
  const state = () => sqlOn(database.url, `SELECT state FROM refund WHERE order_code = '${order.code}'`);
  await expect.poll(state).toBe('sent');
  sqlOn(database.url, `UPDATE refund SET next_try_at = 1 WHERE order_code = '${order.code}'`); // what two minutes would do
  await expect.poll(state).toBe('done');
  expect(await refunds()).toHaveLength(1);
  const id = sqlOn(database.url, `SELECT id FROM refund WHERE order_code = '${order.code}'`);
  const show = (refund: string) => spawnSync(program('spaza'), ['refunds', 'show', refund, '--database', database.url], { encoding: 'utf8' });
  const shown = show(id);
  expect(shown.status, shown.stderr).toBe(0);
  const [refund, ...moves] = shown.stdout.trim().split('\n');
  expect(refund).toMatch(new RegExp(`^${id}  order ${order.code}  R \\d+\\.\\d\\d  \\w`));
  expect(moves.map((line) => line.match(/^\S+\+0000  (\w+  \w+)/)?.[1])).toEqual(['requested  needed', 'sent  sent', 'unanswered  sent', 'sent  sent', 'accepted  done']);
  const unknown = show('none');
  expect(unknown.status).not.toBe(0);
  expect(unknown.stderr).toContain('no refund is called none');
});
