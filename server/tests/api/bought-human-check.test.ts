// A human check of a vendor, by configuration: its script asks, and its cookie clears.
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './support/client.ts';
import { newEmail } from './support/people.ts';
import { program, startOwnShop } from './support/server.ts';
import { verdictCookie } from './support/vendor-check.ts';

const secret = 'shared-with-the-vendor';
const script = 'https://captcha.vendor.example/PX1/captcha.js';
const vendor = {
  SPAZA_HUMAN_CHECK_APP_ID: 'PX1',
  SPAZA_HUMAN_CHECK_BLOCK_SCRIPT: script,
  SPAZA_HUMAN_CHECK_CLIENT_SCRIPT: 'https://client.vendor.example/PX1/main.min.js',
  SPAZA_HUMAN_CHECK_COOKIE_SECRET: secret,
  SPAZA_HUMAN_CHECK_ORIGINS: 'https://collector.vendor.example',
};
const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0';
const inAnHour = () => Date.now() + 3_600_000;

let own: Awaited<ReturnType<typeof startOwnShop>>;
let api: Client;
beforeAll(async () => {
  own = await startOwnShop('bought-human-check', { env: { ...vendor, SPAZA_LIMITS_LOGIN: '2/hour/peer', SPAZA_LIMITS_HUMAN: '3/hour/peer' } });
  api = new Client({ base: own.shop.base });
});
afterAll(() => own?.stop());

let last = 0;
const somewhere = () => ({ 'x-forwarded-for': `198.51.100.${(last += 1)}`, 'user-agent': browser });
const tries = (headers: Record<string, string>) => api.call('POST', '/userLogin', { body: { username: newEmail(), password: 'x' }, headers });
const isStopped = async (headers: Record<string, string>) => {
  expect([(await tries(headers)).status, (await tries(headers)).status]).toEqual([400, 400]);
  const stopped = await tries(headers);
  expect(stopped.status).toBe(412);
  return stopped.body;
};

test('who tries too often is asked by the vendor’s script, and is let through by its cookie up to the wider limit', async () => {
  const headers = somewhere();
  const asked = await isStopped(headers);
  expect(asked).toMatchObject({
    appId: 'PX1',
    jsClientSrc: vendor.SPAZA_HUMAN_CHECK_CLIENT_SCRIPT,
    blockScript: `${script}?a=c&u=${asked.uuid}&v=${asked.vid}&m=0`,
    firstPartyEnabled: false,
    hostUrl: own.shop.base,
    errors: [{ type: 'ChallengeRequiredError' }],
  });
  expect(asked.challenge).toBeUndefined();

  const cookie = `_px3=${verdictCookie({ score: 0, goodUntil: inAnHour() }, browser, secret)}`;
  const after = [];
  for (let i = 0; i < 4; i += 1) after.push((await tries({ ...headers, cookie })).status);
  expect(after).toEqual([400, 400, 400, 429]);
});

test('no other cookie does: a robot’s, one that is over, of another browser or secret, or made up', async () => {
  const headers = somewhere();
  await isStopped(headers);
  for (const wrong of [
    verdictCookie({ score: 100, goodUntil: inAnHour() }, browser, secret),
    verdictCookie({ score: 0, goodUntil: Date.now() - 1 }, browser, secret),
    verdictCookie({ score: 0, goodUntil: inAnHour() }, 'another browser', secret),
    verdictCookie({ score: 0, goodUntil: inAnHour() }, browser, 'another secret'),
    'a:b:1000:c',
    'x'.repeat(3000),
  ])
    expect((await tries({ ...headers, cookie: `_px3=${wrong}` })).status, wrong.slice(0, 20)).toBe(412);
});

test('the shop’s own work is not taken in its place', async () => {
  const own_work = Buffer.from(JSON.stringify({ challenge: {}, solution: { counter: 1 } })).toString('base64');
  expect(await api.refusal('POST', '/bot/verify', { body: { payload: own_work }, headers: somewhere() })).toMatchObject({ status: 400 });
});

test('half of its settings is none: the shop does not start, and doctor says so', () => {
  const run = (command: string, env: Record<string, string>) =>
    spawnSync(program('spaza'), [command, '--database', own.database.url, ...(command === 'serve' ? ['--port', '0'] : [])], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
      timeout: 60_000,
    });
  const { SPAZA_HUMAN_CHECK_COOKIE_SECRET: _, ...half } = vendor;
  const { status, stderr } = run('serve', half);
  expect(status).not.toBe(0);
  expect(stderr).toMatch(/human_check\.cookie_secret go together/);
  expect(run('doctor', half).stdout).toMatch(/^problem +human check: .* go together/m);
  expect(run('doctor', vendor).stdout).toContain(`ok       human check: asked by ${script}`);
  expect(run('doctor', { ...vendor, SPAZA_HUMAN_CHECK_BLOCK_SCRIPT: 'http://vendor.example/captcha.js' }).stdout).toMatch(/problem +settings: .*must be the https address of a script/);
});
