// One database, one paysim and one server for the whole run.
import type { TestProject } from 'vitest/node';
import { sqlOn } from './database.ts';
import { engine, fillDemoShop, freshDatabase, serve, startPaysim } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    shop: { base: string; paysim: string; database: string; engine: string };
  }
}

export default async function setup(project: TestProject) {
  const running = process.env.SPAZA_TEST_BASE; // a shop somebody started by hand
  if (running) {
    project.provide('shop', { base: running, paysim: process.env.SPAZA_TEST_PAYSIM ?? '', database: '', engine });
    return;
  }
  const database = freshDatabase();
  fillDemoShop(database.url);
  // one shop for all tests: what is well stocked must not run out under them
  sqlOn(database.url, 'UPDATE stock SET on_hand = on_hand + 1000 WHERE on_hand >= 5');
  const paysim = await startPaysim('shared');
  const shop = await serve({ label: 'shared', database: database.url, paysim: paysim.base });
  project.provide('shop', { base: shop.base, paysim: paysim.base, database: database.url, engine });
  return async () => {
    await shop.stop();
    await paysim.stop();
    database.drop();
  };
}
