// Where the shop speaks TLS itself: what an old or a weak client is given.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type ConnectionOptions } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDemoShop, freePort, freshDatabase, startServer, until } from '../support/server.ts';

const database = freshDatabase();
const folder = mkdtempSync(join(tmpdir(), 'spaza-tls-'));
const at = (name: string) => join(folder, name);
let port: number;
let server: Awaited<ReturnType<typeof startServer>>;

interface Spoken {
  protocol: string;
  cipher: string;
  head: string;
}

/** What client and shop agree on, with the head of an answer; rejects when they do not. */
const speak = (options: ConnectionOptions) =>
  new Promise<Spoken>((done, refuse) => {
    let text = '';
    const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false, ...options }, () => {
      const protocol = socket.getProtocol() ?? '';
      const cipher = socket.getCipher().name;
      socket.on('end', () => done({ protocol, cipher, head: text.slice(0, text.indexOf('\r\n\r\n')) }));
      socket.write(`GET /health/live HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
    });
    socket.on('data', (bytes) => (text += bytes.toString('latin1')));
    socket.on('error', refuse);
  });

beforeAll(async () => {
  fillDemoShop(database.url, 20);
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', at('key.pem'), '-out', at('chain.pem'), '-days', '2', '-subj', '/CN=127.0.0.1'], { stdio: 'ignore' });
  port = await freePort();
  server = startServer('tls', database.url, port, { SPAZA_SERVE_TLS_CERTIFICATE: at('chain.pem'), SPAZA_SERVE_TLS_KEY: at('key.pem') });
  await until('the shop answering over TLS', 120_000, () => speak({}).then(({ head }) => head.startsWith('HTTP/1.1 200'), () => false));
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
  database.drop();
});

test('TLS 1.3 comes first, and every answer says to come by https alone', async () => {
  const { protocol, head } = await speak({});
  expect(protocol).toBe('TLSv1.3');
  expect(head).toMatch(/\r\nStrict-Transport-Security: max-age=\d+/);
});

test('TLS 1.2 has forward secrecy and authenticated ciphers', async () => {
  const { protocol, cipher } = await speak({ maxVersion: 'TLSv1.2' });
  expect(protocol).toBe('TLSv1.2');
  expect(cipher).toMatch(/^ECDHE-.*(GCM|CHACHA20)/);
});

test.each<[string, ConnectionOptions]>([
  ['TLS 1.1', { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }],
  ['TLS 1.0', { minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' }],
  ['a key that is sent, not agreed on', { maxVersion: 'TLSv1.2', ciphers: 'AES256-GCM-SHA384' }],
  ['CBC', { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-RSA-AES256-SHA384' }],
  ['SHA-1', { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-RSA-AES128-SHA:AES128-SHA' }],
  ['no encryption', { maxVersion: 'TLSv1.2', ciphers: 'NULL-SHA256:@SECLEVEL=0' }],
])('%s is refused', async (_, options) => {
  await expect(speak(options)).rejects.toThrow();
});
