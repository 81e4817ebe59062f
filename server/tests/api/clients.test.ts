// The generated clients are built, and buy in the running shop.
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Schemas } from './support/client.ts';
import { customer } from './support/people.ts';

/** Beside it this process goes on, and sees connections that the shop closes meanwhile. */
const run = promisify(execFile);
const clients = fileURLToPath(new URL('../../../clients/', import.meta.url));

describe('the TypeScript client', () => {
  interface Example {
    buy(origin: string, accessToken: string, query?: string): Promise<{ product: Schemas['Product']; order: Schemas['Order'] }>;
  }
  interface Library {
    openShop(at: { origin: string; zone?: { channel: string; code: string } }): { api: { GET(path: string, options: object): Promise<{ data?: unknown }> } };
    done<T>(call: Promise<{ data?: unknown }>): Promise<T>;
  }
  let example: Example;
  let library: Library;

  beforeAll(async () => {
    await run('npm', ['run', '--silent', 'build'], { cwd: `${clients}typescript` });
    example = (await import(`${clients}typescript/dist/example.js`)) as Example;
    library = (await import(`${clients}typescript/dist/index.js`)) as Library;
  });

  test('browses, fills a cart and orders', async () => {
    const { client } = await customer();
    const { product, order } = await example.buy(inject('shop').base, client.token!);
    expect(order.entries!.map((entry) => [entry.product!.code, entry.quantity])).toEqual([[product.code, 1]]);
    expect(order.payment!.url).toMatch(/^https?:/);
    const { orders } = await client.get<Schemas['OrderHistory']>('/users/current/orders');
    expect(orders.map(({ code }) => code)).toEqual([order.code]);
  });

  test('says of a refusal what the shop said, and calls with a zone where it is given one', async () => {
    const { openShop, done } = library;
    const of = (path: object) => ({ params: { path } });
    const origin = inject('shop').base;
    await expect(openShop({ origin }).api.GET('/products/{productCode}', of({ productCode: 'nothing' }))).rejects.toMatchObject({ name: 'ShopError', status: 400, type: 'UnknownIdentifierError', errors: [{ subject: 'nothing' }] });
    const zoned = openShop({ origin: `${origin}/`, zone: { channel: 'msite', code: 'G205' } });
    expect((await done<Schemas['StoreSearchPage']>(zoned.api.GET('/stores', { params: { query: { pageSize: 1 } } }))).stores).toHaveLength(1);
  });
});

describe('the C++ client', () => {
  let folder: string;
  const cmake = (...args: string[]) => run('cmake', args);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'spaza-client-'));
    await cmake('-S', `${clients}cpp`, '-B', folder, '-DCMAKE_BUILD_TYPE=Debug');
    await cmake('--build', folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('browses, fills a cart and orders', async () => {
    const { client } = await customer();
    const order = JSON.parse(execFileSync(join(folder, 'example'), [inject('shop').base, client.token!], { encoding: 'utf8' })) as Schemas['Order'];
    expect(order.entries!.map(({ quantity }) => quantity)).toEqual([1]);
    expect(order.payment!.url).toMatch(/^https?:/);
    const { orders } = await client.get<Schemas['OrderHistory']>('/users/current/orders');
    expect(orders.map(({ code }) => code)).toEqual([order.code]);
  });

  test('says of a refusal what the shop said', () => {
    const refused = spawnSync(join(folder, 'example'), [inject('shop').base, 'nobody'], { encoding: 'utf8' });
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringMatching(/^401 InvalidTokenError: ./)]);
    const nowhere = spawnSync(join(folder, 'example'), ['http://127.0.0.1:1', 'nobody'], { encoding: 'utf8' });
    expect([nowhere.status, nowhere.stderr]).toEqual([1, expect.stringMatching(/connect/i)]);
  });
});
