// One client that takes all it can get leaves the others enough.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDemoShop, freshDatabase, serve, type Shop } from '../support/server.ts';
import { api, ask, inTurn, talk, type Talk } from './raw.ts';

const database = freshDatabase();
const most = 20;
let shop: Shop;

beforeAll(async () => {
  fillDemoShop(database.url, 20);
  // none of 127.0.0.0/8 is a proxy here: each of its addresses is a client
  const env = { SPAZA_SERVE_TRUSTED_PROXIES: '192.0.2.1', SPAZA_SERVE_MAX_CONNECTIONS_PER_ADDRESS: String(most) };
  shop = await serve({ label: 'connections', database: database.url, env });
});
afterAll(async () => {
  await shop.stop();
  database.drop();
});

const get = 'GET /occ/v2/spaza/products/search HTTP/1.1\r\nHost: shop\r\n\r\n';
const answered = async (one: Talk) => {
  one.send(get);
  return Promise.race([one.until('"products"').then(() => true), one.end().then(() => false)]).catch(() => false);
};
const open = (count: number, from: string) => Promise.all(Array.from({ length: count }, () => talk(shop.base, { from })));

test('an address has so many connections and no more; others are served all the while', async () => {
  const held = await open(most, '127.0.0.2');
  expect(await Promise.all(held.map(answered))).toEqual(Array(most).fill(true));
  const more = await open(10, '127.0.0.2');
  expect((await Promise.all(more.map((each) => each.end()))).every(({ closed, text }) => closed && text === '')).toBe(true);
  expect(await inTurn(5, () => ask(shop.base, `${api}/products/search`, { from: '127.0.0.3' }))).toEqual(Array(5).fill(200));
  held.forEach(({ socket }) => socket.destroy());
  await expect.poll(async () => answered(await talk(shop.base, { from: '127.0.0.2' }))).toBe(true);
});

test('without a file descriptor left, those who are connected are served, and nobody is left hanging', async () => {
  const before = await talk(shop.base, { from: '127.0.0.4' });
  expect(await answered(before)).toBe(true);
  const used = new Set(readdirSync(`/proc/${shop.pid}/fd`).map(Number));
  let above = 0; // the limit is on numbers, and those in use may have gaps
  for (let free = 0; free < 5; above += 1) if (!used.has(above)) free += 1;
  const limit = (soft: number | string) => execFileSync('prlimit', ['--pid', String(shop.pid), `--nofile=${soft}:`]);
  const usual = execFileSync('prlimit', ['--pid', String(shop.pid), '--nofile', '-o', 'SOFT', '--noheadings']).toString().trim();
  limit(above);
  try {
    const crowd = (await Promise.all([5, 6, 7].map((n) => open(most, `127.0.0.${n}`)))).flat();
    const outcomes = await Promise.all(crowd.map((each) => Promise.race([answered(each), each.end().then(({ closed }) => (closed ? 'sent away' : 'hanging'))])));
    expect(outcomes.filter((each) => each === 'hanging')).toEqual([]);
    expect(outcomes.filter((each) => each === true).length).toBeGreaterThan(0);
    const reported = before.said().length;
    before.send(get);
    await expect.poll(() => before.said().length).toBeGreaterThan(reported);
    crowd.forEach(({ socket }) => socket.destroy());
  } finally {
    limit(usual);
  }
  await expect.poll(async () => (await ask(shop.base, `${api}/products/search`, { from: '127.0.0.8' }).catch(() => ({ status: 0 }))).status).toBe(200);
});
