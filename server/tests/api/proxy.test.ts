// The files of deploy/ for nginx, run as they stand in front of a shop: HTTP/2 and TLS for shoppers, one line of who they
// are for the shop, nothing of what is for operators and staff.
import { once } from 'node:events';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { request } from 'node:http';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openedFor, startNginx, type Nginx } from './support/nginx.ts';
import { fillDemoShop, freePort, freshDatabase, serve, type Shop } from './support/server.ts';

const database = freshDatabase();
let shop: Shop;
let proxy: Nginx;
let session: ClientHttp2Session;

const tls = (options: object) =>
  connectTls({ host: '127.0.0.1', port: proxy.https, servername: 'shop.example', ca: proxy.certificate, ALPNProtocols: ['h2', 'http/1.1'], ...options });
const opened = async (options: object = {}): Promise<TLSSocket> => {
  const socket = tls(options);
  await once(socket, 'secureConnect');
  return socket;
};

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const ask = async (path: string, headers: Record<string, string> = {}, body?: string | Buffer): Promise<Answer> => {
  const stream = session.request({ ':path': path, ':method': body === undefined ? 'GET' : 'POST', ...headers });
  stream.end(body);
  const [answer] = (await once(stream, 'response')) as [IncomingHttpHeaders & { ':status': number }];
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return { status: answer[':status'], headers: answer, body: Buffer.concat(parts).toString() };
};

const api = '/occ/v2/spaza';
const search = `${api}/products/search?query=kettle&fields=products(code),pagination(totalResults)`;

beforeAll(async () => {
  fillDemoShop(database.url, 50);
  // As many as delivered, and none back while the test goes on, however long it takes.
  const env = { SPAZA_SERVE_PUBLIC_URL: 'https://shop.example', SPAZA_LIMITS_EXEMPT: '', SPAZA_LIMITS_LOGIN: '5/hour/peer', SPAZA_LIMITS_BROWSE: '0/minute/peer' };
  shop = await serve({ label: 'behind-nginx', database: database.url, env, devOutbox: false });
  const nobody = `http://127.0.0.1:${await freePort()}`;
  proxy = await startNginx('nginx-tls.conf', [nobody, shop.base]);
  const socket = await opened();
  session = connect('https://shop.example', { createConnection: () => socket });
  await once(session, 'connect');
});
afterAll(async () => {
  session?.destroy();
  await proxy?.stop();
  await shop?.stop();
  database.drop();
});

describe('HTTP/2', () => {
  test('is what a browser gets, with TLS 1.2 at the least', async () => {
    expect(session.alpnProtocol).toBe('h2');
    const older = tls({ maxVersion: 'TLSv1.1', minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' });
    const [refusal] = await once(older, 'error');
    expect(String(refusal)).toMatch(/alert|protocol version|unsupported/i);
    const second = await opened({ maxVersion: 'TLSv1.2' });
    expect([second.getProtocol(), second.getCipher().standardName]).toEqual(['TLSv1.2', expect.stringMatching(/^TLS_ECDHE_.*_(GCM_SHA\d+|POLY1305_SHA256)$/)]);
    second.destroy();
  });

  test('has the shop behind it, which asks for https from now on, also when a node is gone', async () => {
    const found = await ask(search);
    expect(found.status).toBe(200);
    expect(found.headers['strict-transport-security']).toMatch(/max-age=\d+/);
    expect(JSON.parse(found.body).pagination.totalResults).toBeGreaterThan(0);
  });

  test('answers two hundred requests of one connection, each with its own', async () => {
    const words = ['kettle', 'fridge', 'television', 'braai', 'iron'];
    const counts = (answers: readonly Answer[]) => answers.map(({ status, body }) => [status, (JSON.parse(body) as { pagination: { totalResults: number } }).pagination.totalResults]);
    const path = (word: string) => search.replace('kettle', word);
    const one = counts(await Promise.all(words.map((word) => ask(path(word)))));
    expect(new Set(one.map(([, total]) => total)).size).toBeGreaterThan(1);
    const many = counts(await Promise.all(Array.from({ length: 200 }, (_, n) => ask(path(words[n % words.length]!)))));
    expect(many).toEqual(Array.from({ length: 200 }, (_, n) => one[n % words.length]));
  });

  test('refuses a body of more than 16 MB, and goes on', async () => {
    const body = (megabytes: number) => JSON.stringify({ events: ['x'.repeat(megabytes * 1_000_000)] });
    expect((await ask(`${api}/collect`, { 'content-type': 'application/json' }, body(17))).status).toBe(413);
    expect((await ask(search)).status).toBe(200);
  });
});

test('a shopper is counted as who they are, whatever they write', async () => {
  const login = (n: number) =>
    ask(`${api}/userLogin`, { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${n}`, 'x-real-ip': `198.51.100.${n}`, forwarded: `for=198.51.100.${n}` }, JSON.stringify({ username: `nobody${n}@example.co.za`, password: 'wrong' }));
  const statuses = [];
  for (let n = 1; n <= 7; n += 1) statuses.push((await login(n)).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 412, 412]);
});

test.each(['/metrics', '/dev/outbox', '/backoffice', '/backoffice/', '/backoffice/api/session'])('%s is not for shoppers', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

/** Over plain HTTP. */
const plain = (port: number, path: string, { host = 'shop.example', from = '127.0.0.1' } = {}) =>
  new Promise<{ status: number; location?: string }>((resolve, reject) => {
    request({ host: '127.0.0.1', localAddress: from, port, path, headers: { host } }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode!, location: answer.headers.location });
    })
      .on('error', reject)
      .end();
  });

test('plain HTTP leads to the same address with TLS, whatever host is asked for, and another name gets nothing', async () => {
  expect(await plain(proxy.http, '/p/1?x=%2F')).toEqual({ status: 301, location: 'https://shop.example/p/1?x=%2F' });
  await expect(plain(proxy.http, '/', { host: 'evil.example' })).rejects.toThrow();
  const stranger = tls({ servername: 'evil.example' });
  await expect(once(stranger, 'secureConnect')).rejects.toThrow();
});

test('nginx.conf, for behind another proxy, serves the same shop and hides the same', async () => {
  const inner = await startNginx('nginx.conf', [shop.base]);
  try {
    expect((await plain(inner.http, search)).status).toBe(200);
    for (const path of ['/metrics', '/dev/outbox', '/backoffice', '/backoffice/api/session']) expect((await plain(inner.http, path)).status, path).toBe(404);
  } finally {
    await inner.stop();
  }
});

test('staff and other systems come in from their networks alone, once the file is opened as it says', async () => {
  const opened = await startNginx('nginx.conf', [shop.base], openedFor('127.0.0.1'));
  try {
    for (const path of ['/backoffice/api/session', '/backoffice/api/integration/orders']) {
      expect((await plain(opened.http, path)).status, path).toBe(401);
      expect((await plain(opened.http, path, { from: '127.0.0.2' })).status, path).toBe(403);
    }
    expect((await plain(opened.http, '/metrics')).status).toBe(404);
  } finally {
    await opened.stop();
  }
});
