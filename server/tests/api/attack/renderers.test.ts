// The processes that draw pages: what they get from the server, what becomes of them, and who has them.
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDemoShop, freePort, freshDatabase, serve, type Shop } from '../support/server.ts';
import { api, ask, talk } from './raw.ts';

// A web shop of nothing but pages that take as long as their address says.
const script = `var Spaza = (() => {
  let call;
  const answer = (text) => {
    call = JSON.parse(text);
    const until = Date.now() + Number(/takes=(\\d+)/.exec(call.url)?.[1] ?? 0);
    while (call.call === 'render' && Date.now() < until);
    if (call.call === 'plan') return '{"queries":[]}';
    return JSON.stringify({ status: 200, screen: 'home', head: { title: 'Made' }, cacheable: false });
  };
  return { answer, rest: () => (call.call === 'plan' ? 'none' : '<main>drawn</main>') };
})();`;

const folder = mkdtempSync(join(tmpdir(), 'spaza-web-'));
const database = freshDatabase();
const secret = 'a'.repeat(64);
const env = { SPAZA_SERVE_WEB_DIR: join(folder, 'dist'), SPAZA_CRYPTO_KEY: secret, SPAZA_MAIL_SMTP_PASSWORD: 'hush', SPAZA_RENDER_TIMEOUT_MS: '10000' };
let port: number;
let shop: Shop;

beforeAll(async () => {
  mkdirSync(join(folder, 'dist'));
  mkdirSync(join(folder, 'dist-ssr'));
  writeFileSync(join(folder, 'dist', 'pages.json'), '{"entry":"assets/e.js","frame":{"js":[],"css":[]},"screens":{}}');
  writeFileSync(join(folder, 'dist-ssr', 'render.js'), script);
  fillDemoShop(database.url, 20);
  port = await freePort();
  shop = await serve({ label: 'renderers', database: database.url, env, port });
});
afterAll(async () => {
  await shop.stop();
  database.drop();
  rmSync(folder, { recursive: true });
});

const proc = (pid: number, name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8');
const isThere = (pid: number) => {
  try {
    return !/\) [ZX] /.test(proc(pid, 'stat'));
  } catch {
    return false;
  }
};
/** Children of the server, those that ended and were not looked after too. */
const children = (of = shop.pid) => readdirSync(`/proc/${of}/task`).flatMap((task) => proc(of, `task/${task}/children`).split(' ').filter(Boolean).map(Number));

let page = 0;
/** A page nobody has asked for before. */
const draw = async (client: string, takes = 0, on = shop) => {
  const { status, body } = await ask(on.base, `/made?page=${(page += 1)}&takes=${takes}`, { lines: [`X-Forwarded-For: ${client}`] });
  return { status, drawn: body.includes('<main>drawn</main>') };
};
const drawing = (on = shop) => expect.poll(async () => children(on.pid).length === 2 && children(on.pid).every(isThere) && (await draw('198.18.0.1', 0, on)).drawn).toBe(true);

test('get no secret, no socket of a shopper and no file', async () => {
  await drawing();
  const shoppers = await Promise.all(Array.from({ length: 5 }, () => talk(shop.base)));
  const [old] = children();
  process.kill(old!, 'SIGKILL'); // its successor is started while shoppers are connected
  await expect.poll(() => children().every((pid) => pid !== old && isThere(pid)) && children().length).toBe(2);
  await drawing();
  for (const pid of children()) {
    expect(proc(pid, 'environ')).not.toMatch(/SPAZA_|hush|PGPASS/);
    expect(proc(pid, 'environ')).not.toContain(secret);
    const files = readdirSync(`/proc/${pid}/fd`).map((fd) => [Number(fd), readlinkSync(`/proc/${pid}/fd/${fd}`)] as const);
    expect(files.filter(([fd, what]) => fd > 2 && what.startsWith('socket:'))).toEqual([]);
    expect(files.filter(([, what]) => what.includes('shop.db'))).toEqual([]);
  }
  shoppers.forEach(({ socket }) => socket.destroy());
});

test('are replaced when they end, and nothing of them stays', async () => {
  await drawing();
  const before = children();
  before.forEach((pid) => process.kill(pid, 'SIGKILL'));
  await drawing();
  expect(children().filter((pid) => before.includes(pid))).toEqual([]);
});

test('are replaced when they are stuck', async () => {
  const impatient = await serve({ label: 'impatient', database: database.url, env: { ...env, SPAZA_RENDER_TIMEOUT_MS: '1000' } });
  try {
    await drawing(impatient);
    const [stuck] = children(impatient.pid);
    process.kill(stuck!, 'SIGSTOP');
    const both = () => Promise.all([draw('198.18.0.2', 0, impatient), draw('198.18.0.3', 0, impatient)]);
    await expect.poll(async () => (await both(), children(impatient.pid).includes(stuck!))).toBe(false);
    await drawing(impatient);
  } finally {
    await impatient.stop();
  }
});

test('are shared: one client cannot have them all', async () => {
  await drawing();
  let over = false;
  const crowd = Array.from({ length: 6 }, async () => {
    while (!over) await draw('198.18.0.66', 700);
  });
  const others: boolean[] = [];
  for (let i = 0; i < 10; i += 1) others.push((await draw(`198.18.1.${i}`, 5)).drawn);
  over = true;
  await Promise.all(crowd);
  expect(others).toEqual(Array(10).fill(true));
});

test('draw so many pages for one client; the next ones are filled by the browser', async () => {
  const other = await serve({ label: 'few-pages', database: database.url, env: { ...env, SPAZA_LIMITS_PAGES: '5/hour/peer', SPAZA_LIMITS_BROWSE: '10/hour/peer' } });
  try {
    await expect.poll(async () => (await ask(other.base, '/made?first', {})).body.includes('drawn')).toBe(true);
    const pages = [];
    for (let i = 0; i < 12; i += 1) pages.push(await draw('198.18.2.1', 0, other));
    expect(pages.slice(0, 5)).toEqual(Array(5).fill({ status: 200, drawn: true }));
    expect(pages.slice(5, 10)).toEqual(Array(5).fill({ status: 200, drawn: false }));
    expect(pages.slice(10)).toEqual(Array(2).fill({ status: 429, drawn: false }));
    expect(await draw('198.18.2.2', 0, other)).toEqual({ status: 200, drawn: true });
  } finally {
    await other.stop();
  }
});

test('end with a server that is killed, whatever they do, and leave its port free', async () => {
  await drawing();
  for (let i = 0; i < 5; i += 1) {
    const renderers = children();
    expect(renderers).toHaveLength(2);
    const busy = draw('198.18.3.1', 30_000).catch(() => undefined);
    const shopper = await talk(shop.base);
    await shop.kill();
    shop = await serve({ label: 'renderers-again', database: database.url, env, port }); // at once
    await expect.poll(() => renderers.filter(isThere), { timeout: 20_000 }).toEqual([]); // long before the page would be drawn
    await busy;
    shopper.socket.destroy();
    await drawing();
  }
});

test('do not keep the door open when the server stops; what is under way ends well', async () => {
  await drawing();
  const running = await talk(shop.base);
  const idle = await talk(shop.base);
  idle.send(`GET ${api}/products/search HTTP/1.1\r\nHost: shop\r\n\r\n`);
  await idle.until('"products"');
  running.send(`POST ${api}/userLogin HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`);
  await draw('198.18.0.9'); // the server has read all that by now
  const stopped = shop.stop();
  await expect.poll(() => talk(shop.base).then(() => 'connected', (why: NodeJS.ErrnoException) => why.code), { interval: 5 }).toBe('ECONNREFUSED');
  const tries = await Promise.all(Array.from({ length: 20 }, () => talk(shop.base).then(() => 'connected', (why: NodeJS.ErrnoException) => why.code)));
  expect(new Set(tries)).toEqual(new Set(['ECONNREFUSED']));
  running.send('}');
  const { text, closed } = await running.end();
  expect(text).toMatch(/^HTTP\/1\.1 400 [^]*Connection: close/);
  expect(closed).toBe(true);
  expect((await idle.end()).closed).toBe(true);
  await stopped;
  shop = await serve({ label: 'renderers-after', database: database.url, env, port });
});
