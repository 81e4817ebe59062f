// Pictures and documents of other servers: fetched once by what imports name, from whatever servers there are.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { photograph, png } from './support/pictures.ts';
import { freshDatabase, importFile, program, serve, type FreshDatabase } from './support/server.ts';

type Way = (request: IncomingMessage, response: ServerResponse) => unknown;

let folder: string;
let database: FreshDatabase;
let server: Server;
let host: string;
let ways: Record<string, Way>;
let asked: { path: string; etag?: string }[];
let atOnce = { now: 0, most: 0 };

const base = () => `http://${host}`;
const env = () => ({
  ...process.env,
  SPAZA_DATABASE_URL: database.url,
  SPAZA_SERVE_MEDIA_DIR: join(folder, 'media'),
  SPAZA_MEDIA_PRIVATE_HOSTS: host,
  TMPDIR: join(folder, 'tmp'),
});
/** Not spawnSync: the server that is asked lives in this process. */
const spaza = (...args: string[]) =>
  new Promise<{ status: number; stdout: string; stderr: string }>((resolve) =>
    execFile(program('spaza'), args, { env: env() }, (failed, stdout, stderr) => resolve({ status: failed ? Number(failed.code) : 0, stdout, stderr })),
  );
const file = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const row = (code: string, images: string, documents = '') => `${code},Hose ${code},riviera,Riviera,watering,"${images}","${documents}"`;
const products = (...rows: string[]) => file('products.csv', ['code,name,brand,brandName,category,images,documents', ...rows].join('\n') + '\n');
const times = (path: string) => asked.filter((each) => each.path === path).length;
const picture = (seed: number): Way => (request, response) => {
  const tag = `"${seed}"`;
  if (request.headers['if-none-match'] === tag) return response.writeHead(304).end();
  return response.writeHead(200, { etag: tag, 'content-type': 'image/png' }).end(photograph(200, 120, { seed }));
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spaza-sources-'));
  for (const name of ['media', 'tmp']) mkdirSync(join(folder, name));
  database = freshDatabase();
  const example = (name: string) => readFileSync(join(import.meta.dirname, '../../../examples/first-shop', name), 'utf8');
  for (const name of ['categories.csv', 'attributes.csv', 'stores.csv', 'products.csv', 'prices.csv', 'stock.csv']) importFile(database.url, name, example(name));
  server = createServer((request, response) => {
    asked.push({ path: request.url!, etag: request.headers['if-none-match'] });
    atOnce.most = Math.max(atOnce.most, ++atOnce.now);
    response.once('close', () => --atOnce.now);
    const way = ways[request.url!] ?? ways['*'];
    if (way) way(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  ways = {};
  atOnce = { now: 0, most: 0 };
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('an import fetches what its rows name, once; failures are named by row and column, and the rest is taken', async () => {
  let tries = 0;
  ways = {
    '/a.png': picture(1),
    '/a.png?w=1': picture(1),
    '/same.png': picture(1),
    '/moved.png': (_, response) => response.writeHead(302, { location: '/a.png' }).end(),
    '/late.png': (request, response) => (++tries < 3 ? response.writeHead(503).end() : picture(2)(request, response)),
    '/round.png': (_, response) => response.writeHead(302, { location: '/round.png' }).end(),
    '/page.png': (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('<!DOCTYPE html><p>Not found'),
    '/script.svg': (_, response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    '/bomb.png': (_, response) => response.end(png(60_000, 60_000, Buffer.alloc(100_000))),
    '/swells.png': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(60 << 20))),
    '/cut.png': (_, response) => (response.writeHead(200, { 'content-length': '5000' }), response.write('\x89PNG'), setImmediate(() => response.destroy())),
    '/away.png': (_, response) => response.writeHead(302, { location: 'http://localhost:1/a.png' }).end(),
    '/manual.pdf': (_, response) => response.end('%PDF-1.7\nhow to water\n%%EOF\n'),
    '/half.pdf': (_, response) => response.end('%PDF-1.7\nhow to'),
  };
  const path = products(
    row('9001', `${base()}/a.png|${base()}/same.png|${base()}/a.png`, `${base()}/manual.pdf=Manual|${base()}/half.pdf=Half`),
    row('9002', `${base()}/moved.png|1001.png`),
    row('9003', `${base()}/late.png|${base()}/missing.png|${base()}/round.png`),
    row('9004', `${base()}/page.png|${base()}/script.svg|${base()}/bomb.png`),
    row('9005', `${base()}/swells.png|${base()}/cut.png|${base()}/away.png`),
  );
  const report = join(folder, 'report.csv');
  const ran = await spaza('import', '--json', '--report', report, path);
  expect(ran.status).toBe(1);
  expect(ran.stderr).toContain('imported, but 9 pictures could not be fetched: `spaza media fetch` tries again');
  const reported = JSON.parse(ran.stdout) as { taken: boolean; pictures: object; problems: { file: string; line: number; field: string; reason: string }[] };
  expect(reported).toMatchObject({ taken: true, pictures: { fetched: 5, failed: 9, notFetched: 0 } });
  const failures: [line: number, field: string, path: string, why: RegExp][] = [
    [2, 'documents', 'half.pdf', /is a PDF document that is cut off/],
    [4, 'images', 'missing.png', /answers 404/],
    [4, 'images', 'round.png', /leads from address to address without end/],
    [5, 'images', 'page.png', /is no JPEG, PNG, WebP, GIF or AVIF picture but a web page/],
    [5, 'images', 'script.svg', /but a drawing in SVG, which may hold scripts/],
    [5, 'images', 'bomb.png', /is too large: 60000 by 60000 pixels/],
    [6, 'images', 'swells.png', /is larger than 40 MB/],
    [6, 'images', 'cut.png', /cannot be fetched: /],
    [6, 'images', 'away.png', /is not, or leads to what is not, https/],
  ];
  expect(reported.problems).toHaveLength(failures.length);
  const lines = readFileSync(report, 'utf8');
  for (const [line, field, name, why] of failures) {
    const problem = reported.problems.find(({ reason }) => reason.startsWith(`${base()}/${name} `));
    expect(problem, name).toMatchObject({ file: path, line, field, reason: expect.stringMatching(why) });
    expect(lines, name).toContain(`${path},${line},bad,${field},`);
  }
  expect([times('/late.png'), times('/cut.png'), times('/missing.png'), times('/a.png')]).toEqual([3, 4, 1, 2]); // once for /moved.png
  expect(atOnce.most).toBeLessThanOrEqual(4);
  expect(readdirSync(join(folder, 'tmp'))).toEqual([]);
  // Made once, although two addresses have it.
  expect(sqlOn(database.url, 'SELECT COUNT(*) FROM media_picture')).toBe('2');

  // The same rows again: what is there is not asked for; what failed is, and may have come.
  ways['/missing.png'] = picture(3);
  delete ways['/cut.png']; // not there: it is asked for once, and not again after pauses
  asked = [];
  expect((await spaza('import', path)).status).toBe(1);
  expect([times('/a.png'), times('/late.png'), times('/missing.png')]).toEqual([0, 0, 1]);
  const again = JSON.parse((await spaza('media', 'fetch', '--json', '--again')).stdout) as { fetched: number; unchanged: number; failed: number };
  expect(again).toMatchObject({ fetched: 0, unchanged: 6, failed: 8 });
  expect(asked.find((each) => each.path === '/late.png')!.etag).toBe('"2"');

  // By hand, under the name its address ends with.
  const byHand = JSON.parse((await spaza('media', 'add', '--json', `${base()}/a.png?w=1`, `${base()}/gone.png`)).stdout) as object;
  expect(byHand).toMatchObject({ added: 1, failures: [{ file: `${base()}/gone.png`, reason: 'answers 404' }] });

  // An export names the addresses, so that another shop fetches them, too.
  const exported = (await spaza('export', 'products')).stdout;
  expect(exported).toContain(`,${base()}/moved.png|1001.png,`);
  expect(exported).toContain(`${base()}/manual.pdf=Manual|${base()}/half.pdf=Half`);
});

test('what an address may not be is refused with the row', async () => {
  const bad = [
    ['http://shop.example/a.png', /is not https/],
    ['https://me:secret@shop.example/a.png', /with a user's name/],
    ['https:///a.png', /without a host/],
    ['ftp://shop.example/a.png', /is neither the name of a picture/],
  ] as const;
  const ran = await spaza('import', '--json', products(...bad.map(([address], n) => row(`80${n}`, address))));
  const { problems } = JSON.parse(ran.stdout) as { problems: { line: number; field: string; reason: string }[] };
  expect(ran.status).toBe(1);
  for (const [n, [, why]] of bad.entries()) expect(problems[n]).toMatchObject({ line: n + 2, field: 'images', reason: expect.stringMatching(why) });
  expect(sqlOn(database.url, "SELECT COUNT(*) FROM product WHERE code LIKE '80%'")).toBe('0');
  // Whatever a name points to: this machine and private networks are not asked for anything.
  const within = await spaza('import', products(row('8100', `https://localhost:${host.split(':')[1]}/a.png|https://10.0.0.1/a.png|https://[::1]/a.png`)));
  expect(within.stderr.match(/leads into a private network/g)).toHaveLength(3);
  expect(asked).toEqual([]);
});

test('who is stopped leaves nothing half, and the same goes on where it was', async () => {
  const held: ServerResponse[] = [];
  ways['*'] = (request, response) => (/\/(1\d|[0-3])\.png$/.test(request.url!) ? held.push(response) : picture(100 + parseInt(request.url!.slice(1)))(request, response));
  const path = products(...Array.from({ length: 12 }, (_, n) => row(`70${n}`, `${base()}/${n}.png`)));
  const child = spawn(program('spaza'), ['import', path], { env: env(), stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (part) => (said += part));
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(4); // all connections of the host
  child.kill('SIGINT');
  const [status] = (await once(child, 'exit')) as [number];
  expect(status).toBe(130);
  expect(said).toContain('imported; stopped while pictures were fetched: `spaza media fetch` goes on');
  expect(readdirSync(join(folder, 'tmp'))).toEqual([]);
  for (const response of held) response.destroy();
  const taken = () => Number(sqlOn(database.url, "SELECT COUNT(*) FROM media_source WHERE outcome = 'taken'"));
  const before = taken();
  ways['*'] = (request, response) => picture(100 + parseInt(request.url!.slice(1)))(request, response);
  const went = await spaza('media', 'fetch', '--json');
  expect(went.stdout, went.stderr).not.toBe('');
  const { fetched } = JSON.parse(went.stdout) as { fetched: number };
  expect(fetched).toBeGreaterThanOrEqual(6);
  expect(taken()).toBe(before + fetched);
});

test('the running shop fetches what a feed or an import left, and shows it', async () => {
  ways['/own.png'] = picture(7);
  const path = products(row('6001', `${base()}/own.png`));
  const left = await spaza('import', '--no-fetch', path);
  expect(left.stderr).toContain('note: 1 picture of other servers is named, and none is fetched yet: `spaza media fetch` does it');
  expect(times('/own.png')).toBe(0);
  importFile(database.url, 'prices.csv', 'product,price\n6001,10.00\n9001,12.00\n');
  const { SPAZA_SERVE_MEDIA_DIR, SPAZA_MEDIA_PRIVATE_HOSTS } = env();
  const shop = await serve({ label: 'media-sources', database: database.url, env: { SPAZA_SERVE_MEDIA_DIR, SPAZA_MEDIA_PRIVATE_HOSTS } });
  try {
    const api = new Client({ base: shop.base }).with({ zone: 'S1' });
    const product = (code: string) => api.get<Schemas['Product']>(`/products/${code}`, { fields: 'FULL' });
    await expect.poll(async () => (await product('6001')).image?.width).toBe(200);
    expect(times('/own.png')).toBe(1);
    const { documents } = await product('9001');
    expect(documents).toEqual([{ url: expect.stringMatching(/^\/media\/[0-9a-f]{20}\/document\.pdf$/), name: 'Manual', mime: 'application/pdf', size: 28 }]);
  } finally {
    await shop.stop();
  }
});
