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
  // As many tries as delivered, but none back while a test uses them up, however long that takes.
  const limits = { LOGIN: '5/hour/peer', REGISTER: '3/hour/peer', HUMAN: '20/hour/peer', CHALLENGE: '30/hour/peer' };
  const env = Object.fromEntries(Object.entries(limits).map(([name, limit]) => [`SPAZA_LIMITS_${name}`, limit]));
  const shop = await serve({ label: 'shared', database: database.url, paysim: paysim.base, env });
  project.provide('shop', { base: shop.base, paysim: paysim.base, database: database.url, engine });
  return async () => {
    await shop.stop();
    await paysim.stop();
    database.drop();
  };
}
