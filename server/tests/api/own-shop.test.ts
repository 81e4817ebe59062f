// Shops with stores of their own: one, many, or none; and what shoppers get who have chosen no place.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { freshDatabase, importFile, program, serve, type ServeOptions } from './support/server.ts';

const example = (name: string) => readFileSync(join(import.meta.dirname, '../../../examples/first-shop', name), 'utf8');

/** A shop with the example's products and these stores and stock, opened for the time of the test. */
const withShop = async (
  { stores, stock, env }: { stores: string; stock: string; env?: ServeOptions['env'] },
  tried: (api: Client, shop: { base: string; log: string; database: string }) => Promise<void>,
) => {
  const database = freshDatabase();
  try {
    for (const name of ['categories.csv', 'attributes.csv', 'products.csv', 'prices.csv']) importFile(database.url, name, example(name));
    if (stores) importFile(database.url, 'stores.csv', stores);
    if (stock) importFile(database.url, 'stock.csv', stock);
    const shop = await serve({ label: 'own-shop', database: database.url, env });
    try {
      await tried(new Client({ base: shop.base }), shop);
    } finally {
      await shop.stop();
    }
  } finally {
    database.drop();
  }
};

const head = example('stores.csv').split('\n')[0]!;
const rows = example('stores.csv').trim().split('\n').slice(1);
const row = (code: string) => rows.find((each) => each.startsWith(`${code},`))!;
const of = (...codes: string[]) => `${[head, ...codes.map(row)].join('\n')}\n`;
const stockAt = (...codes: string[]) => `product,store,onHand\n${codes.map((code) => `1001,${code},5`).join('\n')}\n`;
const configOf = (api: Client, zone: string) => api.with({ zone }).get<Schemas['AppConfig']>('/cms/appConfig');
const product = (api: Client, zone: string) =>
  api.with({ zone }).call<Schemas['Product']>('GET', '/products/1001', { query: { fields: 'FULL' } });

test('the first store imported serves shoppers who have chosen none, whatever its code', async () => {
  await withShop({ stores: of('W1', 'S2', 'S1'), stock: stockAt('S1', 'S2', 'W1') }, async (api, shop) => {
    expect(await configOf(api, 'W1')).toMatchObject({
      defaultZone: 'S2',
      defaultLocation: { town: 'Worcester', postalCode: '6850', latitude: -33.646, longitude: 19.448 },
    });
    expect((await product(api, 'S1')).body).toMatchObject({ purchasable: true, stock: { stockLevel: 10 } });
    expect((await product(api, 'G205')).status).toBe(400);
    // More stores later do not move those who have chosen none.
    importFile(shop.database, 'stores.csv', `${head}\n${row('S1').replace(/^S1,S1/, 'A1,A1')}\n`);
    await expect.poll(async () => (await product(api, 'A1')).status).toBe(200);
    expect((await configOf(api, 'W1')).defaultZone).toBe('S2');
  });
});

test('the settings name another store; one that is not there is said in the log and another serves', async () => {
  const stores = of('S1', 'S2', 'W1');
  await withShop({ stores, stock: stockAt('W1'), env: { SPAZA_SHOP_DEFAULT_ZONE: 'S2' } }, async (api) => {
    expect((await configOf(api, 'W1')).defaultZone).toBe('S2');
  });
  await withShop({ stores, stock: stockAt('W1'), env: { SPAZA_SHOP_DEFAULT_ZONE: 'S9' } }, async (api, shop) => {
    expect((await configOf(api, 'W1')).defaultZone).toBe('S1');
    expect((await product(api, 'S1')).body).toMatchObject({ purchasable: true });
    expect(readFileSync(shop.log, 'utf8')).toMatch(/unknown_default_zone.*S9/);
    const doctor = spawnSync(program('spaza'), ['doctor', '--database', shop.database], { encoding: 'utf8', env: { ...process.env, SPAZA_SHOP_DEFAULT_ZONE: 'S9' } });
    expect(doctor.stdout).toMatch(/problem {2}shop: shop\.default_zone names store S9, which is not there/);
  });
});

test('a shop of one store sells, delivers and hands over from it, each unit once', async () => {
  await withShop({ stores: of('S1'), stock: stockAt('S1') }, async (api) => {
    const { status, body } = await product(api, 'S1');
    expect(status).toBe(200);
    expect(body).toMatchObject({ purchasable: true, availableForPickup: true, stock: { stockLevel: 5 } });
    const here = api.with({ zone: 'S1' });
    const cart = await here.call<Schemas['Cart']>('POST', '/users/anonymous/carts');
    const add = (quantity: number) =>
      here.call<Schemas['CartModification']>('POST', `/users/anonymous/carts/${cart.body.guid}/entries`, {
        body: { product: { code: '1001' }, quantity },
      });
    expect((await add(4)).body.quantityAdded).toBe(4);
    expect((await add(4)).body.quantityAdded).toBe(1);
  });
});

test('a shop of four hundred stores finds the nearest, serves from each and says where one is', async () => {
  const many = Array.from({ length: 400 }, (_, n) => row('S1').replace(/^S1,S1/, `M${n + 1},M${n + 1}`));
  const stores = `${[head, ...many, row('W1')].join('\n')}\n`;
  await withShop({ stores, stock: stockAt('M1', 'M400', 'W1') }, async (api) => {
    expect((await configOf(api, 'M200')).defaultZone).toBe('M1');
    for (const zone of ['M1', 'M200', 'M400']) {
      const { status, body } = await product(api, zone);
      expect(status, zone).toBe(200);
      expect(body, zone).toMatchObject({ purchasable: true });
    }
    expect((await product(api, 'M401')).status).toBe(400);
    const found = await api.with({ zone: 'M400' }).get<Schemas['StoreSearchPage']>('/stores', { pageSize: '20' });
    expect(found.pagination).toMatchObject({ totalResults: 400 });
  });
});

test('a shop without a store to visit delivers', async () => {
  await withShop({ stores: of('W1'), stock: stockAt('W1') }, async (api) => {
    expect((await configOf(api, 'W1')).defaultZone).toBe('W1');
    expect((await product(api, 'W1')).body).toMatchObject({ purchasable: true, availableForPickup: false });
  });
});

test('before any store is imported products are shown, and none can be bought', async () => {
  await withShop({ stores: '', stock: '' }, async (api) => {
    const { defaultZone } = await configOf(api, 'online');
    expect(defaultZone).toBe('online');
    const { status, body } = await product(api, 'online');
    expect(status).toBe(200);
    expect(body).toMatchObject({ stock: { stockLevel: 0 } });
  });
});
