// Two servers on one PostgreSQL database give together what one would: whoever goes from one to the other gets no more tries.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engine, freshDatabase, serve, type Shop } from '../support/server.ts';
import { api, ask, inTurn } from './raw.ts';

const isPostgresql = engine === 'postgresql';
const database = freshDatabase();
let nodes: Shop[] = [];

beforeAll(async () => {
  if (!isPostgresql) return;
  const env = { SPAZA_LIMITS_LOGIN: '5/hour/peer' };
  nodes = [await serve({ label: 'limits-a', database: database.url, env }), await serve({ label: 'limits-b', database: database.url, env })];
});
afterAll(async () => {
  for (const node of nodes) await node.stop();
  database.drop();
});

/** Some ten times as long as one node takes to tell the other. */
const reported = () => pause(1000);
let lastName = 0;
const login = (node: number, client: string) =>
  ask(nodes[node]!.base, `${api}/userLogin`, { method: 'POST', lines: [`X-Forwarded-For: ${client}`], body: JSON.stringify({ username: `nobody${(lastName += 1)}@example.co.za`, password: 'wrong' }) });

test.runIf(isPostgresql)('tries at one server count at the other', async () => {
  // Until they have found each other each counts alone.
  await expect.poll(async () => {
    const client = `198.51.100.${(lastName % 250) + 1}`;
    await inTurn(5, () => login(0, client));
    await reported();
    return (await login(1, client)).status;
  }).toBe(412);

  const client = '203.0.113.9';
  const answers = await inTurn(7, async (i) => {
    await reported();
    return login(i % 2, client);
  });
  expect(answers).toEqual([400, 400, 400, 400, 400, 412, 412]);
  expect((await login(1, '203.0.113.10')).status, 'others are not held up').toBe(400);
});
