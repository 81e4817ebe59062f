// Feeds: files that are fetched and imported by themselves.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { freshDatabase, program, serve, type FreshDatabase } from './support/server.ts';
import { startSftp } from './support/sftp.ts';

const examples = join(import.meta.dirname, '../../../examples/import');
let folder: string;
let database: FreshDatabase;
let server: Server;
let base: string;
let asked: { url: string; headers: IncomingMessage['headers'] }[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

interface Reported {
  name: string;
  outcome: string;
  words: string;
  failures: number;
  changed: number;
}

const spaza = (args: string[], feeds?: string) =>
  new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    const file = join(folder, 'feeds.toml');
    if (feeds !== undefined) writeFileSync(file, feeds);
    // Not spawnSync: the server that is asked lives in this process.
    import('node:child_process').then(({ execFile }) =>
      execFile(program('spaza'), args, { env: { ...process.env, SPAZA_DATABASE_URL: database.url, SPAZA_FEEDS_FILE: file } }, (failed, stdout, stderr) =>
        resolve({ status: failed ? Number(failed.code) : 0, stdout, stderr }),
      ),
    );
  });
const feed = (more: string, path = '/prices.csv') => `[[feed]]\nname = "prices"\nfrom = "${base}${path}"\nprivate_allowed = true\n${more}`;
const run = async (feeds?: string, more: string[] = []) => {
  const ran = await spaza(['feeds', 'run', '--json', ...more], feeds);
  const reported = JSON.parse(ran.stdout) as Reported[];
  return { ...reported[0]!, status: ran.status };
};
const prices = (price: string) => `product,price\n1001,${price}\n`;
const priceNow = () =>
  spawnSync(program('spaza'), ['export', 'prices', '--database', database.url], { encoding: 'utf8' }).stdout.match(/^1001,([^,]+)/m)![1];
const seen = (path: string, seconds = 60) => {
  const at = Date.now() / 1000 - seconds;
  utimesSync(path, at, at);
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spaza-feeds-'));
  database = freshDatabase();
  const files = ['categories', 'brands', 'attributes', 'stores', 'products', 'prices', 'stock'].map((name) => join(examples, `${name}.csv`));
  const ran = spawnSync(program('spaza'), ['import', '--database', database.url, ...files], { encoding: 'utf8' });
  expect(ran.status, ran.stderr).toBe(0);
  server = createServer((request, response) => {
    asked.push({ url: request.url!, headers: request.headers });
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('an address is fetched by its rules, sent again only when it changed, and read packed', async () => {
  answer = (request, response) => {
    if (request.headers['if-none-match'] === '"1"') return response.writeHead(304).end();
    return response.writeHead(200, { etag: '"1"', 'content-encoding': 'gzip' }).end(gzipSync(prices('201.00')));
  };
  const feeds = feed('headers = { Authorization = "Bearer secret" }\n');
  expect(await run(feeds)).toMatchObject({ status: 0, outcome: 'taken', changed: 1, words: '1 row changed' });
  expect(asked[0]!.headers.authorization).toBe('Bearer secret');
  expect(priceNow()).toBe('201.00');
  expect(await run()).toMatchObject({ status: 0, outcome: 'unchanged' });
  expect(asked[1]!.headers['if-none-match']).toBe('"1"');
  // Asked for by hand it comes again, though nothing in it is new.
  expect(await run(undefined, ['--again'])).toMatchObject({ outcome: 'unchanged', words: '0 rows changed' });
  expect((await spaza(['feeds', 'list'])).stdout).toMatch(/^prices {2}unchanged/);
});

test('what is bad, cut off, too large or not there changes nothing, and is said', async () => {
  const before = priceNow();
  const refusals: [typeof answer, string, string, RegExp][] = [
    [(_, response) => response.end('product,price\n1001,9\nNO,1\n'), '', 'refused', /^1 bad row: nothing was changed\. prices\.csv:3 product 'NO' is unknown/],
    [(_, response) => response.end(prices('0')), '', 'refused', /price is 0: say --allow-free/],
    [(_, response) => response.end(''), '', 'refused', /is empty/],
    [(_, response) => response.end('<!doctype html><p>404</p>\n'), '', 'refused', /is no column of prices/],
    [(_, response) => (response.writeHead(200, { 'content-length': '500' }), response.write(prices('9')), setImmediate(() => response.destroy())), '', 'failed', /^the address /],
    [(_, response) => response.end(`product,price\n${'1001,9\n'.repeat(200_000)}`), 'most_mb = 1\n', 'failed', /is larger than 1 MB/],
    [(_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(20_000_000, 'x'))), 'most_mb = 1\n', 'failed', /is larger than 1 MB/],
    [(_, response) => response.writeHead(503).end(), '', 'failed', /answers 503/],
    [(_, response) => response.end('product,price\n1001,24'), '', 'failed', /prices\.csv does not end with the end of a line: it may be cut off/],
    [(_, response) => response.writeHead(404).end(), '', 'failed', /answers 404/],
    [(request, response) => response.writeHead(302, { location: request.url }).end(), '', 'failed', /without end/],
  ];
  let failures = 0;
  for (const [way, more, outcome, words] of refusals) {
    answer = way;
    const reported = await run(feed(more), ['--again']);
    expect(reported, String(words)).toMatchObject({ status: 1, outcome, failures: ++failures });
    expect(reported.words).toMatch(words);
    expect(priceNow(), String(words)).toBe(before);
  }
  const doctor = await spaza(['doctor']);
  expect(doctor.stdout).toMatch(/problem {2}feeds: prices: failed, .*11 in a row/);
  answer = (_, response) => response.end(prices('0'));
  expect(await run(feed('allow_free = true\n'), ['--again'])).toMatchObject({ outcome: 'taken', failures: 0 });
  expect(priceNow()).toBe('0.00');
  answer = (_, response) => response.end('product,price\n1001,249.00\nNO,1\n');
  expect(await run(feed('partial = true\n'), ['--again'])).toMatchObject({ outcome: 'taken' });
  expect(priceNow()).toBe('249.00');
});

test('nobody leads it into a private network, and headers stay with the server they are for', async () => {
  const reported = await run(`[[feed]]\nname = "prices"\nfrom = "https://127.0.0.1:${new URL(base).port}/prices.csv"\n`);
  expect(reported.words).toMatch(/leads into a private network, which is not allowed/);
  expect(asked).toEqual([]);
  expect((await run('[[feed]]\nname = "prices"\nfrom = "https://localhost/prices.csv"\n')).words).toMatch(/leads into a private network/);
  // `localhost` is another host than 127.0.0.1: what is sent to the one is not sent to the other.
  answer = (request, response) =>
    request.url === '/prices.csv' ? response.writeHead(302, { location: `http://localhost:${new URL(base).port}/elsewhere` }).end() : response.end(prices('203.00'));
  expect(await run(feed('headers = { X-Key = "secret" }\n'), ['--again'])).toMatchObject({ outcome: 'taken' });
  expect(asked.map(({ headers }) => headers['x-key'])).toEqual(['secret', undefined]);
});

test('an address that does not say what it holds needs a kind, and may hold JSON Lines', async () => {
  answer = (_, response) => response.writeHead(200, { 'content-type': 'application/x-ndjson' }).end('{"product":"1001","price":204}\n');
  expect((await run(feed('', '/feed?id=7'), ['--again'])).words).toMatch(/set `kind`/);
  expect(await run(feed('kind = "prices"\n', '/feed?id=7'), ['--again'])).toMatchObject({ outcome: 'taken' });
  expect(priceNow()).toBe('204.00');
});

test('a file comes by SFTP from a server that is known, with the key of the shop, and from no other', async () => {
  const sftp = await startSftp();
  try {
    const by = (key: string, hosts: string, more = 'private_allowed = true\n', name = 'prices.csv') =>
      `[[feed]]\nname = "sftp"\nfrom = "${sftp.base}${sftp.folder}/${name}"\nssh_key = "${key}"\nknown_hosts = "${hosts}"\n${more}`;
    const put = (price: string) => writeFileSync(join(sftp.folder, 'prices.csv'), prices(price));
    put('208.00');
    expect(await run(by(sftp.key, sftp.knownHosts))).toMatchObject({ status: 0, outcome: 'taken', changed: 1 });
    expect(priceNow()).toBe('208.00');
    expect(await run()).toMatchObject({ status: 0, outcome: 'unchanged' });
    put('209.00');
    const refusals: [string, RegExp][] = [
      [by(sftp.key, sftp.wrongHosts), /^the address cannot be fetched: .*(host key|peer|known_hosts)/i],
      [by(join(sftp.folder, 'wrong'), sftp.knownHosts), /^the address cannot be fetched: .*authentication/i],
      [by(sftp.key, sftp.knownHosts, 'private_allowed = true\n', 'stock.csv'), /^the address cannot be fetched: .*(no such file|not found)/i],
      [by(sftp.key, sftp.knownHosts, ''), /leads into a private network/],
    ];
    for (const [feeds, words] of refusals) {
      const reported = await run(feeds);
      expect(reported, String(words)).toMatchObject({ status: 1, outcome: 'failed' });
      expect(reported.words).toMatch(words);
      expect(priceNow(), String(words)).toBe('208.00');
    }
    expect(await run(by(sftp.key, sftp.knownHosts))).toMatchObject({ outcome: 'taken', failures: 0 });
    expect(priceNow()).toBe('209.00');
  } finally {
    await sftp.stop();
  }
});

test('a folder is taken as a whole when nothing in it is on its way, and again when it changes', async () => {
  const inbox = join(folder, 'inbox');
  mkdirSync(inbox);
  const feeds = `[[feed]]\nname = "inbox"\nfrom = "${inbox}"\n`;
  const put = (name: string, text: string, seconds?: number) => {
    writeFileSync(join(inbox, name), text);
    seen(join(inbox, name), seconds);
  };
  expect(await run(feeds)).toMatchObject({ outcome: 'unchanged', words: 'the folder is empty' });
  put('prices-1.csv', prices('205.00'));
  put('readme.txt', 'no feed');
  put('prices-2.csv.part', 'product,pri');
  put('stock.csv', 'product,store,onHand\n1001,S1,9\n', 0);
  expect(await run()).toMatchObject({ outcome: 'unchanged', words: 'a file may still be on its way' });
  expect(priceNow()).not.toBe('205.00');
  seen(join(inbox, 'stock.csv'));
  expect(await run()).toMatchObject({ outcome: 'taken', changed: 2 });
  expect(priceNow()).toBe('205.00');
  expect(await run()).toMatchObject({ outcome: 'unchanged' });
  expect(readdirSync(inbox)).toHaveLength(4);
  put('prices-1.csv', prices('206.00'));
  put('stock.csv', 'product,store,onHand\n1001,NO,9\n');
  expect(await run()).toMatchObject({ status: 1, outcome: 'refused' });
  expect(priceNow(), 'all of it or nothing').toBe('205.00');
  put('stock.csv', 'product,store,onHand\n1001,S1,9\n');
  put('coupons.csv', 'code,promotion\nX,y\n');
  expect((await run()).words).toBe('coupons.csv names customers: import it by hand');
  expect((await run('[[feed]]\nname = "inbox"\nfrom = "/nowhere/at/all"\n')).words).toMatch(/folder \/nowhere\/at\/all is not there/);
});

test('the running shop fetches by itself what is due, and says so; a file it cannot read keeps it from nothing else', async () => {
  answer = (_, response) => response.end(prices('207.00'));
  const file = join(folder, 'served.toml');
  writeFileSync(file, feed('').replace('"prices"', '"served"'));
  const shop = await serve({ label: 'feeds', database: database.url, env: { SPAZA_FEEDS_FILE: file } });
  try {
    const api = new Client({ base: shop.base }).with({ zone: 'S1' });
    const price = async () => (await api.call<Schemas['Product']>('GET', '/products/1001', { query: { fields: 'FULL' } })).body.price?.value;
    await expect.poll(price).toBe(207);
    await expect.poll(async () => (await fetch(`${shop.base}/metrics`)).text()).toContain('spaza_feed_runs_total{feed="served",outcome="taken"} 1');
  } finally {
    await shop.stop();
  }
  expect(asked.filter(({ url }) => url === '/prices.csv')).toHaveLength(1);
  // A shop goes on selling without its feeds.
  writeFileSync(file, '[[feed]]\nname = "x"\nfrm = "y"\n');
  const selling = await serve({ label: 'feeds-broken', database: database.url, env: { SPAZA_FEEDS_FILE: file } });
  await selling.stop();
  expect(readFileSync(selling.log, 'utf8')).toMatch(/feed_problem.*'frm' is unknown here \(did you mean from\?\)/);
  await spaza(['feeds', 'list'], '[[feed]]\nname = "x"\nfrm = "y"\n');
  expect((await spaza(['doctor'])).stdout).toMatch(/problem {2}feeds: .*'frm' is unknown here/);
});
