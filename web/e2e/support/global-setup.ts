import './crypto-key';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { fillDemoShop, freshDatabase, serve, startPaysim } from '../../../server/tests/api/support/server';

interface ShopAddress {
  base: string;
  database: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** One for each worker. */
    shops: ShopAddress[];
  }
}

/** A demo shop with a payment simulator of its own. */
async function openShop(label: string) {
  const database = freshDatabase();
  fillDemoShop(database.url, 1000);
  const paysim = await startPaysim(label);
  const media = mkdtempSync(join(tmpdir(), 'spaza-media-'));
  const shop = await serve({
    label,
    database: database.url,
    paysim: paysim.base,
    env: {
      SPAZA_SERVE_WEB_DIR: fileURLToPath(new URL('../../dist', import.meta.url)),
      // Browsers here all share one address; the limits have tests of their own.
      SPAZA_LIMITS_ENABLED: 'false',
      // Where pictures go that the back office takes in.
      SPAZA_SERVE_MEDIA_DIR: media,
      SPAZA_SHOP_OLD_ORDERS: 'true',
    },
  });
  return {
    // The way back from the payment page leads to localhost, and a session belongs to one host.
    address: { base: shop.base.replace('127.0.0.1', 'localhost'), database: database.url },
    async close() {
      await shop.stop();
      await paysim.stop();
      database.drop();
      rmSync(media, { recursive: true, force: true });
    },
  };
}

/** As many shops as files run at a time. */
export default async function setup({ config, provide }: TestProject) {
  const shops: Awaited<ReturnType<typeof openShop>>[] = [];
  const close = async () => {
    await Promise.all(shops.map((shop) => shop.close()));
  };
  try {
    for (let worker = 1; worker <= config.maxWorkers; worker++)
      shops.push(await openShop(`browser-${worker}`));
  } catch (problem) {
    await close();
    throw problem;
  }
  provide(
    'shops',
    shops.map(({ address }) => address),
  );
  return close;
}
