// What an operator's mistake must not open.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { signUpForm } from '../support/people.ts';
import { engine, fillDemoShop, freshDatabase, program, serve } from '../support/server.ts';
import { api, ask } from './raw.ts';

const database = freshDatabase();
beforeAll(() => fillDemoShop(database.url, 20));
afterAll(() => database.drop());

const run = (args: string[], env: NodeJS.ProcessEnv) => spawnSync(program('spaza'), [...args, '--database', database.url], { encoding: 'utf8', timeout: 120_000, env: { ...process.env, ...env } });

describe('/dev/outbox', () => {
  test.each([
    ['other machines reach the port', { SPAZA_SERVE_HOST: '0.0.0.0' }, 'serve.host 0.0.0.0'],
    ['shoppers come from elsewhere', { SPAZA_SERVE_PUBLIC_URL: 'https://shop.example' }, 'serve.public_url https://shop.example'],
  ])('is refused where %s', (_, env, named) => {
    const served = run(['serve', '--port', '0', '--dev-outbox'], env);
    expect(served.status).toBe(1);
    expect(served.stderr).toContain('mail.dev_outbox');
    expect(served.stderr).toContain(named);
    const examined = run(['doctor'], { ...env, SPAZA_MAIL_DEV_OUTBOX: 'true' });
    expect(examined.status).toBe(1);
    expect(examined.stdout).toMatch(new RegExp(`problem +mail: .*${named.replaceAll('.', '\\.')}`));
  });

  test('is named by the checkup, which goes on to look at the rest', () => {
    const { stdout } = run(['doctor'], { SPAZA_MAIL_DEV_OUTBOX: 'true' });
    expect(stdout).toMatch(/note +mail: mail\.dev_outbox is on/);
    expect(stdout).toMatch(/note +crypto: crypto\.key is not set/);
  });
});

test('a shop whose public address is https has Secure cookies and HSTS behind whatever proxy', async () => {
  const shop = await serve({ label: 'https', database: database.url, devOutbox: false, env: { SPAZA_SERVE_PUBLIC_URL: 'https://shop.example' } });
  try {
    const body = JSON.stringify(signUpForm());
    for (const lines of [['X-Forwarded-Proto: http', 'X-Forwarded-For: 198.18.5.1'], ['X-Forwarded-For: 198.18.5.2']]) {
      const { head } = await ask(shop.base, `${api}/newUser`, { method: 'POST', lines, body: body.replace('shopper-', `shopper-${lines.length}`) });
      expect(head).toMatch(/^HTTP\/1\.1 201 /);
      expect(head).toMatch(/\r\nSet-Cookie: __Host-rt=[^;]+;.*; Secure/);
      expect(head).toMatch(/\r\nStrict-Transport-Security: max-age=\d+/);
    }
    expect((await new Client({ base: shop.base }).raw('GET', '/dev/outbox')).status).toBe(404);
  } finally {
    await shop.stop();
  }
});

test.runIf(engine === 'sqlite')('the database is for its owner alone', async () => {
  const shop = await serve({ label: 'secret-files', database: database.url });
  const folder = dirname(database.url.slice('sqlite:'.length));
  const modes = readdirSync(folder).map((name) => [name, (statSync(`${folder}/${name}`).mode & 0o777).toString(8)]);
  await shop.stop();
  expect(modes.length).toBeGreaterThanOrEqual(3);
  expect(modes.filter(([, mode]) => mode !== '600')).toEqual([]);
});
