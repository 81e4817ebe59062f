// Health and figures on a port of their own, away from shoppers.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDemoShop, freePort, freshDatabase, runProgram, serve, type Shop } from './support/server.ts';

const database = freshDatabase();
let shop: Shop;
let port: number;

beforeAll(async () => {
  fillDemoShop(database.url, 10);
  port = await freePort();
  const env = { SPAZA_SERVE_OPERATIONS_PORT: String(port), SPAZA_SERVE_DRAIN_NOTICE_SECONDS: '300' };
  shop = await serve({ label: 'operations-port', database: database.url, env });
});
afterAll(async () => {
  await shop.kill();
  database.drop();
});

const operations = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
const health = async () => (await operations('/health/ready')).json();

test('has both, and nothing of the shop', async () => {
  expect(await (await operations('/health/live')).json()).toEqual({ status: 'UP' });
  expect(await health()).toEqual({ status: 'UP' });
  await fetch(`${shop.base}/occ/v2/spaza/products/search`);
  let figures = '';
  const counted = async () => (figures = await (await operations('/metrics')).text());
  await expect.poll(counted).toContain('route="/products/search",status="200"'); // a request is counted once its answer is sent
  expect(figures).toMatch(/^spaza_build_info\{version="[^"]+"\} 1$/m);
  expect(Number(/^process_open_fds (\d+)$/m.exec(figures)![1])).toBeGreaterThan(5);
  expect(Number(/^process_max_fds (\d+)$/m.exec(figures)![1])).toBeGreaterThan(100);
  for (const path of ['/', '/occ/v2/spaza/products/search', '/backoffice/api/session', '/dev/outbox']) expect((await operations(path)).status, path).toBe(404);
});

test('leaves neither at the port of the shop', async () => {
  for (const path of ['/metrics', '/%6detrics', '/health/live', '/health/ready']) expect((await fetch(shop.base + path)).status, path).toBe(404);
});

test('is another one than that of the shop', () => {
  const same = { SPAZA_SERVE_PORT: '8181', SPAZA_SERVE_OPERATIONS_PORT: '8181' };
  expect(() => runProgram('spaza', ['config', '--check', '/dev/null'], same)).toThrow('serve.operations_port is serve.port');
});

test('says that the shop is stopping while it still answers', async () => {
  process.kill(shop.pid, 'SIGTERM');
  await expect.poll(health).toEqual({ status: 'DOWN', failing: ['draining'] });
  expect((await fetch(`${shop.base}/occ/v2/spaza/products/search`)).status).toBe(200);
});
