// A power cut at any moment: whatever was acknowledged is there after the restart, and stock agrees with the orders.
// SPAZA_TEST_KILLS says how often; the whole exercise is `SPAZA_TEST_KILLS=500 npx vitest run kill.test.ts`.
import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { customerWithAddress } from './support/people.ts';
import { ledgerFaults, engine, fillDemoShop, freePort, freshDatabase, serve, type Shop, startPaysim } from './support/server.ts';

const kills = Number(process.env.SPAZA_TEST_KILLS ?? 5);
const shoppers = 6;

interface Acknowledged {
  code: string;
  total: number;
}

/** The first column of an answer out of the database, past the server. */
const column = (url: string, sql: string): string[] => {
  const script = 'import sqlite3,sys\nfor row in sqlite3.connect(sys.argv[1], timeout=60).execute(sys.argv[2]): print(row[0])';
  const text =
    engine === 'sqlite'
      ? execFileSync('python3', ['-c', script, url.slice('sqlite:'.length), sql], { maxBuffer: 1e8 })
      : execFileSync('psql', [url, '-qAtc', sql], { maxBuffer: 1e8 });
  return text.toString().split('\n').filter((line) => line !== '');
};
const figure = (url: string, sql: string) => Number(column(url, sql)[0]);

/** Buys until the server is gone; what it was reported stays in `known`. */
const shop = async (client: Client, known: Map<string, Acknowledged>, products: string[], more: () => boolean) => {
  while (more()) {
    try {
      const code = products[Math.floor(Math.random() * products.length)]!;
      const cart = await client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: code, quantity: 1 });
      const path = `/users/current/carts/${cart.code}`;
      const checkout = await client.get<Schemas['Checkout']>(`${path}/checkout`, { fields: 'FULL' });
      const shipments = checkout.shipmentEntries!.shipments.map(({ posName, tradingType, deliveryInfos }) => ({
        posName,
        tradingType,
        code: deliveryInfos!.find((info) => info.isSelected)!.code,
      }));
      await client.post(`${path}/confirmCheckout`, { shipments });
      const order = await client.post<Schemas['Order']>('/users/current/orders', { cartId: cart.code, paymentMode: 'card', termsChecked: true, confirmDuplicate: true }, { query: { fields: 'FULL' } });
      known.set(order.code, { code: order.code, total: order.totalPriceWithTax!.value });
      if (Math.random() < 0.7) await pay(order);
    } catch {
      await pause(20); // killed in between: what was not acknowledged may or may not be there
    }
  }
};

/** On the payment page; the notification comes from paysim, again and again until it is acknowledged. */
const pay = async (order: Schemas['Order']) => {
  const { url, fields } = order.payment!;
  const page = await fetch(url, { method: 'POST', body: new URLSearchParams(fields.map(({ name, value }) => [name, value])) });
  const action = /<form\b[^>]*action="([^"]+)"/.exec(await page.text())![1]!;
  await fetch(new URL(action, page.url), { method: 'POST', body: new URLSearchParams({ do: 'pay' }), redirect: 'manual' });
};

test(`after ${kills} power cuts every acknowledged order, payment and unit is there`, { timeout: 300_000 + kills * 30_000 }, async () => {
  const database = freshDatabase();
  fillDemoShop(database.url, 60);
  const paysim = await startPaysim('kill');
  const port = await freePort();
  const start = () => serve({ label: 'kill', database: database.url, paysim: paysim.base, port, env: { SPAZA_LIMITS_ENABLED: 'false' } });
  const before = figure(database.url, 'SELECT SUM(on_hand) FROM stock');
  const known = new Map<string, Acknowledged>();
  let running: Shop = await start();
  try {
    const client = new Client({ base: running.base });
    const page = await client.get<Schemas['ProductSearchPage']>('/products/search', { query: ':relevance', pageSize: 100, fields: 'FULL' });
    const products = page.products
      .filter((product) => product.tradingType === '00' && !product.preOrder && !product.requiresTvLicence && !product.liquor && (product.stock?.stockLevel ?? 0) > 10)
      .map((product) => product.code);
    expect(products.length).toBeGreaterThan(0);
    const people = await Promise.all(Array.from({ length: shoppers }, () => customerWithAddress({}, client)));

    let alive = true;
    const busy = people.map((one) => shop(one.client, known, products, () => alive));
    for (let round = 0; round < kills; ++round) {
      await pause(150 + Math.random() * 1500);
      await running.kill();
      running = await start();
    }
    await pause(2000);
    alive = false;
    await Promise.all(busy);

    const sent = async () => (await (await fetch(`${paysim.base}/payfast/admin/notifications`)).json()).notifications as { merchantRef: string; answers: number[] }[];
    const acknowledged = (await sent()).filter((one) => one.answers.includes(200)).map((one) => one.merchantRef);

    const stored = new Set(column(database.url, "SELECT code || ' ' || total_cents FROM customer_order"));
    expect([...known.values()].map(({ code, total }) => `${code} ${Math.round(total * 100)}`).filter((one) => !stored.has(one))).toEqual([]);
    const heard = new Set(column(database.url, 'SELECT a.merchant_ref FROM payment_event e JOIN payment_attempt a ON a.id = e.attempt_id'));
    expect(acknowledged.filter((one) => !heard.has(one))).toEqual([]);

    // an acknowledged notification is acted on, also when the server died right after saying so
    const end = Date.now() + 120_000;
    const waiting = () => figure(database.url, "SELECT COUNT(*) FROM payment_event WHERE verdict = 'received'");
    while (waiting() > 0 && Date.now() < end) await pause(200);
    expect(waiting()).toBe(0);

    const held = figure(database.url, "SELECT COALESCE(SUM(a.units), 0) FROM order_allocation a JOIN customer_order o ON o.code = a.order_code WHERE o.reservation = 'held'");
    const sold = figure(database.url, "SELECT COALESCE(SUM(a.units), 0) FROM order_allocation a JOIN customer_order o ON o.code = a.order_code WHERE o.reservation = 'committed'");
    expect(figure(database.url, 'SELECT SUM(reserved) FROM stock')).toBe(held);
    expect(figure(database.url, 'SELECT SUM(on_hand) FROM stock')).toBe(before - sold);
    expect(figure(database.url, "SELECT COUNT(*) FROM customer_order WHERE payment_status = 'succeed' AND reservation <> 'committed'")).toBe(0);
    expect(figure(database.url, "SELECT COUNT(*) FROM payment_attempt WHERE state = 'succeed'")).toBe(figure(database.url, "SELECT COUNT(*) FROM customer_order WHERE payment_status = 'succeed'"));
    expect(figure(database.url, 'SELECT COUNT(*) FROM (SELECT order_code FROM order_entry GROUP BY order_code) entries')).toBe(figure(database.url, 'SELECT COUNT(*) FROM customer_order'));
    // codes without a gap
    expect(figure(database.url, 'SELECT MAX(CAST(code AS BIGINT)) - MIN(CAST(code AS BIGINT)) + 1 FROM customer_order')).toBe(figure(database.url, 'SELECT COUNT(*) FROM customer_order'));
    expect(ledgerFaults(database.url)).toEqual([]);
    console.log(`${kills} kills: ${known.size} acknowledged orders, ${acknowledged.length} acknowledged notifications, all there`);
  } finally {
    await running.stop();
    await paysim.stop();
    database.drop();
  }
});
