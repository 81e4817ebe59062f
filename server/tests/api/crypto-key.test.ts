// The database knows the crypto.key it was written with: another one is refused at the start, and named by `spaza doctor`.
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlOn } from './support/database.ts';
import { engine, freshDatabase, type FreshDatabase, program, runProgram, serve } from './support/server.ts';

const one = 'a1'.repeat(32);
const other = 'b2'.repeat(32);
let database: FreshDatabase;

beforeAll(() => {
  database = freshDatabase();
  runProgram('spaza', ['migrate', '--database', database.url]);
});
afterAll(() => database.drop());

const environment = (key?: string) => {
  const { SPAZA_CRYPTO_KEY: _, ...rest } = process.env;
  return { ...rest, ...(key && { SPAZA_CRYPTO_KEY: key }) };
};
const run = (key: string | undefined, ...args: string[]) =>
  spawnSync(program('spaza'), [...args, '--database', database.url], { encoding: 'utf8', env: environment(key), timeout: 60_000 });
/** What doctor says of key and database; of a key that is not set at all it says more. */
const doctor = (key?: string) => run(key, 'doctor').stdout.split('\n').filter((line) => /crypto: crypto\.key is .*database was written with/.test(line));
const serves = async (key: string) => {
  const shop = await serve({ label: `crypto-key-${engine}`, database: database.url, env: { SPAZA_CRYPTO_KEY: key } });
  await shop.stop();
};
const refusal = (key?: string) => {
  const { status, stderr } = run(key, 'serve', '--port', '0');
  expect(status).toBe(1);
  return stderr;
};

test('a shop starts with the key its database was written with, or says what is wrong, and goes on with another only when asked to', async () => {
  expect(doctor()).toEqual([]);
  expect(doctor(one)).toEqual([]);
  await serves(one);
  await serves(one);
  expect(doctor(one)).toEqual([]);

  expect(refusal(other)).toMatch(/crypto\.key is not the one the database was written with: set the key from before/);
  expect(refusal()).toMatch(/crypto\.key is not set, but the database was written with one/);
  expect(doctor(other)).toEqual([expect.stringMatching(/^problem +crypto: crypto\.key is not the one/)]);
  expect(doctor()).toEqual([expect.stringMatching(/^problem +crypto: crypto\.key is not set/)]);
  await serves(one);

  expect(run(undefined, 'crypto-key', 'accept').stderr).toMatch(/crypto\.key is not set/);
  expect(run(other, 'crypto-key', 'accept').status).toBe(0);
  await serves(other);
  expect(refusal(one)).toMatch(/is not the one/);
});

test('a database from before, which has no mark, is known by the passwords kept in it', async () => {
  const old = freshDatabase();
  try {
    runProgram('spaza', ['migrate', '--database', old.url]);
    sqlOn(
      old.url,
      `INSERT INTO customer (id, uid, first_name, last_name, password_hash, created_at, modified_at)
       VALUES ('thandi', 'thandi@example.co.za', 'Thandi', 'Dube', '$blake2b$01234567$x', 0, 0)`,
    );
    const on = (key: string, ...args: string[]) =>
      spawnSync(program('spaza'), [...args, '--database', old.url], { encoding: 'utf8', env: environment(key), timeout: 60_000 });
    for (const key of [one, other, one]) {
      const { status, stderr } = on(key, 'serve', '--port', '0');
      expect(status).toBe(1);
      expect(stderr).toMatch(/crypto\.key is not the one the database was written with/);
    }
    const passwords = (key: string) => on(key, 'doctor').stdout.split('\n').filter((line) => / passwords: /.test(line));
    const lost = [expect.stringMatching(/^problem +passwords: 1 were kept with another crypto\.key and are not known any more; set the key from before/)];
    expect(passwords(one)).toEqual(lost);
    expect(on(one, 'crypto-key', 'accept').status).toBe(0);
    expect(passwords(one)).toEqual(lost);
    sqlOn(old.url, "UPDATE customer SET password_hash = '' WHERE id = 'thandi'");
    expect(passwords(one)).toEqual([]);
    const shop = await serve({ label: `crypto-key-old-${engine}`, database: old.url, env: { SPAZA_CRYPTO_KEY: one } });
    await shop.stop();
  } finally {
    old.drop();
  }
});
