import { fileURLToPath } from 'node:url';
import { fillDemoShop, freshDatabase, serve, startPaysim } from '../../../server/tests/api/support/server';

/** One demo shop with its payment simulator for all flows. */
export default async function setup() {
  const database = freshDatabase();
  fillDemoShop(database.url, 1000);
  const paysim = await startPaysim('browser');
  const shop = await serve({
    label: 'browser',
    database: database.url,
    paysim: paysim.base,
    env: {
      SPAZA_SERVE_WEB_DIR: fileURLToPath(new URL('../../dist', import.meta.url)),
      // A page drawn late comes as a bare shell, and the machine may be busy.
      SPAZA_RENDER_TIMEOUT_MS: '10000',
      // Browsers here all share one address; the limits have tests of their own.
      SPAZA_LIMITS_ENABLED: 'false',
      SPAZA_SHOP_OLD_ORDERS: 'true',
    },
  });
  process.env.SPAZA_E2E_DATABASE = database.url;
  // The way back from the payment page leads to localhost, and a session belongs to one host.
  process.env.SPAZA_E2E_BASE = shop.base.replace('127.0.0.1', 'localhost');
  return async () => {
    await shop.stop();
    await paysim.stop();
    database.drop();
  };
}
