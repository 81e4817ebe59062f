// The database, the way to it or another node fails: requests end in time with 503 and Retry-After, readiness says so,
// and everything goes on by itself.
import { spawn } from 'node:child_process';
import { afterEach, describe, expect, test } from 'vitest';
import { place, readCheckout, choose } from './support/buying.ts';
import { Client, type Schemas } from './support/client.ts';
import { customerWithAddress } from './support/people.ts';
import { startProxy } from './support/proxy.ts';
import { asDelivered, engine, fillDemoShop, freshDatabase, serve, type Shop } from './support/server.ts';
import { sqlOn } from './support/sql.ts';

/** What a busy machine may add to a deadline: much more than it does, and much less than a wait that has none. */
const machine = 25_000;
const deadline = Number(asDelivered.SPAZA_DATABASE_WAIT_MS);

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const one of cleanUp.splice(0).reverse()) await one();
});

const shopDatabase = () => {
  const database = freshDatabase();
  cleanUp.push(() => database.drop());
  fillDemoShop(database.url, 60);
  sqlOn(database.url, 'UPDATE stock SET on_hand = on_hand + 1000 WHERE on_hand > 0');
  return database.url;
};

const node = async (label: string, database: string, env: NodeJS.ProcessEnv = {}): Promise<Shop> => {
  const shop = await serve({ label, database, paysim: 'http://127.0.0.1:9', env: { ...asDelivered, SPAZA_LIMITS_ENABLED: 'false', SPAZA_RENDER_WORKERS: '0', ...env } });
  cleanUp.push(() => shop.kill()); // also one that is frozen
  return shop;
};

const aProduct = async (shop: Client) => {
  const { products } = await shop.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 100, fields: 'FULL' });
  return products.find((one) => one.tradingType === '00' && !one.preOrder && !one.liquor && !one.requiresTvLicence && (one.stock?.stockLevel ?? 0) > 5)!.code;
};

const add = (shop: Client, productCode: string) => shop.call('POST', '/users/anonymous/carts/addtocart', { body: { productCode, quantity: 1 } });
const ready = async ({ base }: Shop) => (await fetch(`${base}/health/ready`)).status;

/** An answer and how long it took. */
const timed = async <T>(work: () => Promise<T>) => {
  const began = Date.now();
  const answer = await work();
  return { answer, took: Date.now() - began };
};

/** However long a busy machine needs. */
const until = (holds: () => Promise<boolean>) => expect.poll(holds).toBe(true);

/** A customer whose checkout is confirmed. */
const readyToOrder = async (shop: Client, productCode: string) => {
  const { client } = await customerWithAddress({}, shop);
  const cart = await client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode, quantity: 1 });
  const path = `/users/current/carts/${cart.code}`;
  await client.post(`${path}/confirmCheckout`, { shipments: choose(await readCheckout(client, path), 'doorstep') });
  return { client, cart: cart.code };
};

describe.runIf(engine === 'postgresql')('while PostgreSQL', () => {
  test('does not answer, requests end in time and it is found again', async () => {
    const url = new URL(shopDatabase());
    const proxy = await startProxy({ host: url.hostname, port: Number(url.port) });
    cleanUp.push(() => proxy.stop());
    url.port = String(proxy.port);
    const running = await node('silent', url.toString());
    const shop = new Client({ base: running.base });
    const product = await aProduct(shop);
    await until(async () => (await add(shop, product)).status === 200);

    proxy.beSilent();
    const many = await Promise.all(Array.from({ length: 60 }, () => timed(() => add(shop, product))));
    expect(many.filter(({ answer }) => answer.status !== 503 || answer.headers.get('retry-after') === null)).toEqual([]);
    expect(Math.max(...many.map(({ took }) => took))).toBeLessThan(deadline + machine);
    const down = await timed(() => ready(running));
    expect(down.answer).toBe(503);
    expect(down.took).toBeLessThan(machine);
    expect((await shop.call('GET', `/products/${product}`)).status).toBe(200);
    // Said after five seconds without the database.
    await until(async () => (await shop.call('GET', `/products/${product}`)).headers.get('x-spaza-stale') === 'database');

    proxy.pass();
    await until(async () => (await add(shop, product)).status === 200);
    await until(async () => (await ready(running)) === 200);
    await until(async () => (await shop.call('GET', `/products/${product}`)).headers.get('x-spaza-stale') === null);
  });

  test('answers slowly after it did not answer, it is found again', async () => {
    const url = new URL(shopDatabase());
    const proxy = await startProxy({ host: url.hostname, port: Number(url.port) });
    cleanUp.push(() => proxy.stop());
    url.port = String(proxy.port);
    const running = await node('slow', url.toString(), { SPAZA_DATABASE_WAIT_MS: '6000' });
    const shop = new Client({ base: running.base });
    const product = await aProduct(shop);
    proxy.beSilent();
    expect((await add(shop, product)).status).toBe(503);
    proxy.pass(200); // a cart takes much longer than it takes to see that it answers
    await until(async () => (await add(shop, product)).status === 200);
  });

  test('has a table locked, requests for it end in time and others go on', async () => {
    const database = shopDatabase();
    const running = await node('locked', database);
    const shop = new Client({ base: running.base });
    const product = await aProduct(shop);
    const locker = spawn('psql', [database, '-qAt'], { stdio: ['pipe', 'pipe', 'ignore'] });
    cleanUp.push(() => locker.kill());
    locker.stdin.write("BEGIN; LOCK TABLE cart IN ACCESS EXCLUSIVE MODE; SELECT 'locked';\n");
    await new Promise((resolve) => locker.stdout.once('data', resolve));
    const { answer, took } = await timed(() => add(shop, product));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).not.toBeNull();
    expect(took).toBeLessThan(deadline + machine);
    expect((await shop.call('POST', '/anonymousUserLogin', { body: {} })).status).toBeLessThan(300);
    locker.stdin.end('ROLLBACK;\n');
    await until(async () => (await add(shop, product)).status === 200);
  });

  test('is read-only, changes are answered 503 and the node is not ready until it is not', async () => {
    const database = shopDatabase();
    const running = await node('read-only', database);
    const shop = new Client({ base: running.base });
    const product = await aProduct(shop);
    const name = new URL(database).pathname.slice(1);
    const sessions = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND pid <> pg_backend_pid()`;
    sqlOn(database, `ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    sqlOn(database, sessions);
    await until(async () => (await add(shop, product)).status === 503);
    const refused = await add(shop, product);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    expect(await ready(running)).toBe(503);
    expect((await shop.call('GET', `/products/${product}`)).status).toBe(200);
    sqlOn(`${database}?options=-cdefault_transaction_read_only%3Doff`, `ALTER DATABASE ${name} RESET default_transaction_read_only`);
    sqlOn(database, sessions);
    await until(async () => (await add(shop, product)).status === 200);
    await until(async () => (await ready(running)) === 200);
  });

  test('has a frozen node inside an order, the orders of others are held up for seconds only', async () => {
    const database = shopDatabase();
    const long = { SPAZA_DATABASE_WAIT_MS: '60000', SPAZA_SERVE_MAX_WAIT_MS: '60000' }; // as long as the test needs
    const frozen = await node('frozen', database, long);
    const other = await node('other', database, long);
    const product = await aProduct(new Client({ base: frozen.base }));
    const first = await readyToOrder(new Client({ base: other.base }), product);
    expect((await place(first.client, first.cart)).status).toBe(201);
    const there = await readyToOrder(new Client({ base: frozen.base }), product);
    const here = await readyToOrder(new Client({ base: other.base }), product);
    const waiting = () => Number(sqlOn(database, "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%INTO number_sequence%' AND wait_event_type = 'Lock'"));

    // Its order waits for the number, and gets it when it is frozen already.
    const locker = spawn('psql', [database, '-qAt'], { stdio: ['pipe', 'pipe', 'ignore'] });
    cleanUp.push(() => locker.kill());
    locker.stdin.write("BEGIN; SELECT value FROM number_sequence WHERE name = 'order' FOR UPDATE;\n");
    await new Promise((resolve) => locker.stdout.once('data', resolve));
    const sent = place(there.client, there.cart).catch(() => undefined);
    await until(async () => waiting() === 1);
    process.kill(frozen.pid, 'SIGSTOP');
    locker.stdin.end('ROLLBACK;\n');
    await until(async () => waiting() === 0);
    const { answer, took } = await timed(() => place(here.client, here.cart));
    expect(answer.status).toBe(201); // the other one holds its number until it goes on, below
    expect(took).toBeLessThan(machine);
    process.kill(frozen.pid, 'SIGCONT');
    await sent;
    await until(async () => (await ready(frozen)) === 200);
  });
});

test('the keys of a node that was killed are free soon, and used once', async () => {
  const database = shopDatabase();
  const long = { SPAZA_DATABASE_WAIT_MS: '60000', SPAZA_SERVE_MAX_WAIT_MS: '60000' }; // no order ends by itself
  const killed = await node('killed', database, long);
  const other = await node('goes-on', database, long);
  const shop = new Client({ base: killed.base });
  const product = await aProduct(shop);
  const buyers = await Promise.all(Array.from({ length: 10 }, () => readyToOrder(shop, product)));
  const keyed = buyers.map((one) => ({ ...one, headers: { 'idempotency-key': crypto.randomUUID() } }));
  const claimed = () => Number(sqlOn(database, 'SELECT COUNT(*) FROM idempotency_key WHERE status IS NULL'));
  const sent = keyed.map(({ client, cart, headers }) => place(client, cart, headers).catch(() => undefined));
  await until(async () => claimed() > 0 || Number(sqlOn(database, 'SELECT COUNT(*) FROM customer_order')) === 10);
  await killed.kill();
  await Promise.all(sent);
  const began = Date.now();
  const codes = new Set<string>();
  for (const { client, cart, headers } of keyed) {
    const there = new Client({ base: other.base, token: client.token });
    let answer = await place(there, cart, headers);
    while (answer.status === 409 && Date.now() - began < machine) answer = await place(there, cart, headers);
    expect([200, 201]).toContain(answer.status); // 200: it was placed, and the node died before it said so
    codes.add(answer.body.code);
  }
  expect(Date.now() - began).toBeLessThan(2 * machine); // those of a node nobody knows the end of are for a minute
  expect(codes.size).toBe(10);
  expect(Number(sqlOn(database, 'SELECT COUNT(*) FROM customer_order'))).toBe(10);
});
