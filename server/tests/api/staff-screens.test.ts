// The pages of the back office, and from where they are there at all.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOwnShop } from './support/server.ts';
import { api } from './support/staff.ts';

const page = '<!doctype html><title>Back office</title><script type="module" src="/backoffice/assets/main-1a2b3c.js"></script>';
const script = `console.log('back office');${' '.repeat(500)}`;
let folder: string;
let own: Awaited<ReturnType<typeof startOwnShop>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spaza-screens-'));
  mkdirSync(join(folder, 'backoffice', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'pages.json'), JSON.stringify({ entry: 'assets/none.js', frame: { js: [], css: [] }, screens: {} }));
  writeFileSync(join(folder, 'backoffice', 'index.html'), page);
  writeFileSync(join(folder, 'backoffice', 'assets', 'main-1a2b3c.js'), script);
  writeFileSync(join(folder, 'backoffice', 'assets', 'main-1a2b3c.js.br'), brotliCompressSync(script));
  own = await startOwnShop('screens', { env: { SPAZA_SERVE_WEB_DIR: folder, SPAZA_RENDER_WORKERS: '0', SPAZA_BACKOFFICE_ALLOW: '10.20.0.0/16,2001:db8::7' } });
});
afterAll(async () => {
  await own?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const from = (address: string, path: string, more: RequestInit = {}) => fetch(own.shop.base + path, { ...more, headers: { 'X-Forwarded-For': address, ...more.headers } });
const office = '10.20.3.4';

describe('from an address that is allowed', () => {
  test.each(['/backoffice', '/backoffice/', '/backoffice/orders/10000001?view=open', '/backoffice/a/b/c'])('%s is the page, which nobody keeps, frames or finds', async (path) => {
    const answer = await from(office, path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(page);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(answer.headers.get('permissions-policy')).toMatch(/camera=\(self\), geolocation=\(self\).* microphone=\(\)/);
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    const policy = answer.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  test('its files are kept for a year, in the coding the browser takes', async () => {
    const answer = await from(office, '/backoffice/assets/main-1a2b3c.js', { headers: { 'Accept-Encoding': 'br' } });
    expect(await answer.text()).toBe(script);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('what is no call of the API is no page either, and a page takes no writes', async () => {
    for (const [method, path] of [['GET', `${api}/nothing`], ['POST', `${api}/nothing`], ['GET', `${api}/`], ['GET', api]]) {
      const answer = await from(office, path!, { method });
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 404, 'application/json']);
    }
    expect((await from(office, '/backoffice/orders', { method: 'POST' })).status).toBe(405);
    expect((await from(office, `${api}/door`)).status).toBe(200);
    expect((await from('2001:db8::7', `${api}/door`)).status).toBe(200);
    expect((await from('::ffff:10.20.3.4', `${api}/door`)).status).toBe(200);
  });
});

test('from elsewhere there is no back office, however it is asked for', async () => {
  const nothing = await from('10.21.0.1', '/occ/v2/spaza/nothing-is-called-so');
  for (const [method, path] of [
    ['GET', '/backoffice'], ['GET', '/backoffice/'], ['GET', '/backoffice/orders'], ['GET', '/backoffice/assets/main-1a2b3c.js'], ['GET', `${api}/door`], ['GET', `${api}/orders`], ['POST', `${api}/session`],
    ['DELETE', `${api}/door`], ['OPTIONS', `${api}/door`], ['GET', '/back%6Fffice/api/door'], ['GET', '/%62ackoffice/assets/main-1a2b3c.js'], ['HEAD', '/backoffice'],
  ])
    for (const address of ['10.21.0.1', '196.25.1.1', '127.0.0.1', 'unknown']) {
      const answer = await from(address, path!, { method, headers: { 'X-Spaza-Backoffice': '1' } });
      expect([method, path, address, answer.status]).toEqual([method, path, address, nothing.status]);
      expect(answer.headers.get('set-cookie')).toBe(null);
    }
  // Who adds addresses to the list of the proxy's client is no nearer.
  expect((await from('10.20.3.4, 10.21.0.1', `${api}/door`)).status).toBe(404);
});
