// A disk that fills while something is taken in: a file that may not grow (RLIMIT_FSIZE) fails as one on a full disk does.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { photograph } from './support/pictures.ts';
import { importFile, program, serve, type Shop } from './support/server.ts';

let folder: string;
let database: string;
let shop: Shop;
let api: Client;
const examples = join(import.meta.dirname, '../../../examples/first-shop');
const kProducts = 4000;

/** Of each file no more than so many bytes can be written. */
const limited = (bytes: number, ...args: string[]) =>
  spawnSync('prlimit', [`--fsize=${bytes}`, program('spaza'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, SPAZA_DATABASE_URL: database, SPAZA_SERVE_MEDIA_DIR: join(folder, 'media') },
  });
const count = (table: string) => Number(sqlOn(database, `SELECT COUNT(*) FROM ${table}`));
const sells = async () => {
  const cart = await api.post<{ totalItems: number }>('/users/anonymous/carts/addtocart', { productCode: '1001', quantity: 1 });
  expect((await api.get<{ code: string }>('/products/1001')).code).toBe('1001');
  return cart;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spaza-full-'));
  database = `sqlite:${join(folder, 'shop.db')}`;
  for (const name of ['categories.csv', 'attributes.csv', 'stores.csv', 'products.csv', 'prices.csv', 'stock.csv'])
    importFile(database, name, readFileSync(join(examples, name), 'utf8'));
  shop = await serve({ label: 'full-disk', database, env: { SPAZA_SERVE_MEDIA_DIR: join(folder, 'media') } });
  api = new Client({ base: shop.base }).with({ zone: 'S1' });
});
afterAll(async () => {
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a picture that does not fit is not there, in no size', async () => {
  writeFileSync(join(folder, '1001.png'), photograph(800, 600, { cutOut: true }));
  const added = limited(100_000, 'media', 'add', join(folder, '1001.png'));
  expect(added.status).toBe(1);
  expect(added.stderr).toMatch(/the media folder cannot be written: .*is the disk full\?.*File too large/);
  expect(count('media_picture')).toBe(0);
  const left = readdirSync(join(folder, 'media'), { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  expect(left.map(({ name }) => name)).toEqual(['.made']);
  await sells();
});

test('an import the database has no room for changes nothing, and the shop that runs goes on', async () => {
  const before = count('product');
  const rows = Array.from({ length: kProducts }, (_, n) => `m${n},Thing ${n},Maker,watering,${'A long story of a thing. '.repeat(20)}\n`);
  const file = join(folder, 'products-many.csv');
  writeFileSync(file, `code,name,brandName,category,description\n${rows.join('')}`);
  const imported = limited(statSync(join(folder, 'shop.db')).size + 200_000, 'import', file);
  expect(imported.status).toBe(1);
  expect(imported.stderr).toMatch(/^spaza: the database cannot be written to; is its disk full\? Nothing was changed: /m);
  expect([count('product'), sqlOn(database, 'PRAGMA integrity_check')]).toEqual([before, 'ok']);
  await sells();
  expect(execFileSync(program('spaza'), ['import', '--database', database, file], { encoding: 'utf8' })).toContain(`${kProducts} changed`);
  expect(count('product')).toBe(before + kProducts);
});

test('a report that does not fit is said', () => {
  const file = join(folder, 'prices-bad.csv');
  writeFileSync(file, `product,price\n${'NO,1.00\n'.repeat(2000)}`);
  const imported = spawnSync(program('spaza'), ['import', '--database', database, '--report', '/dev/full', file], { encoding: 'utf8' });
  expect([imported.status, imported.stderr]).toEqual([1, expect.stringContaining('the report cannot be written to its end')]);
});
