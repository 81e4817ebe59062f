// Keys of other systems: made and revoked in the back office, good for what they were made for until the day somebody chose.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { operations } from './support/contract.ts';
import { sqlOn } from './support/database.ts';
import { mailsTo } from './support/mails.ts';
import { keyProgram, send, signedHeaders, signedRead, type SigningKey, signingKey } from './support/integration.ts';
import { unguessable } from './support/people.ts';
import { freePort, runProgram, serve, startOwnShop, until } from './support/server.ts';
import { api, memberOf, ownerOf } from './support/staff.ts';
import { colleague, forgetCodes, staffCommand, staffPassword } from './support/staff-browser.ts';
import { appCode } from './support/totp.ts';

type Keys = Schemas['StaffKeyList'];
type Made = Schemas['StaffKeySecret'];
const env = { SPAZA_CRYPTO_KEY: '0'.repeat(64) };
const day = 86_400_000;
/** So many days from today, in Johannesburg. */
const dayIn = (days: number) => new Date(Date.now() + 2 * 3600_000 + days * day).toISOString().slice(0, 10);

let own: Awaited<ReturnType<typeof startOwnShop>>;
let owner: Client;
let auditor: Client;
let client: Client;
const sql = (statement: string) => sqlOn(own.shop.database, statement);

beforeAll(async () => {
  own = await startOwnShop('keys', { products: 60, env });
  client = new Client({ base: own.shop.base });
  owner = client.with({ token: ownerOf(own.shop.database) });
  auditor = memberOf({ database: own.shop.database, base: own.shop.base }, 'auditor').client;
});
afterAll(() => own?.stop());

const make = async (scopes: string[], more: object = {}) => {
  const name = `ERP ${unguessable()}`;
  const { key, secret } = await owner.post<Made>(`${api}/keys`, { name, scopes, ...more });
  return { key, by: { number: key.number, secret, name } satisfies SigningKey };
};
const listed = async (number: number, by = owner) => (await by.get<Keys>(`${api}/keys`)).keys.find((each) => each.number === number)!;
const product = () => sql('SELECT MIN(product_code) FROM stock');
const store = () => sql(`SELECT MIN(store_code) FROM stock WHERE product_code = '${product()}'`);
const shelf = () => [{ product: product(), store: store(), onHand: 5 }];

test('a key is made once, listed without its secret, used, and revoked for good', async () => {
  const { key, by } = await make(['stock', 'read-goods'], { lastDay: dayIn(90), why: 'The new warehouse' });
  expect(key).toMatchObject({ name: by.name, scopes: ['read-goods', 'stock'], state: 'good', createdBy: 'Lerato' });
  expect(Date.parse(key.expiresAt!.replace('+0000', 'Z'))).toBe(Date.parse(`${dayIn(91)}T00:00:00+02:00`));
  expect(JSON.stringify(await auditor.get(`${api}/keys`))).not.toContain(by.secret);
  expect(sql(`SELECT sealed_secret FROM integration_key WHERE number = ${key.number}`)).not.toContain(by.secret);
  expect(JSON.parse(keyProgram(own.shop.database, 'list', '--json'))).toContainEqual(expect.objectContaining({ number: key.number, reads: 'goods', sends: 'stock', expiresAt: key.expiresAt }));

  expect((await send(client, by, 'stock', shelf())).status).toBe(200);
  expect((await signedRead<Schemas['BulkStock']>(client, by, 'stock')).body.stock.length).toBeGreaterThan(0);
  expect((await listed(key.number)).usedAt).toBeDefined();

  const again = await owner.post<Schemas['StaffKey']>(`${api}/keys/${key.number}/revoke`, { why: 'It moved' });
  expect(again).toMatchObject({ state: 'revoked', revokedAt: expect.any(String) });
  expect(await owner.post(`${api}/keys/${key.number}/revoke`, {})).toEqual(again);
  expect((await send(client, by, 'stock', shelf())).status).toBe(401);
  expect(sql(`SELECT sealed_secret FROM integration_key WHERE number = ${key.number}`)).toBe('');
  const { acts } = await auditor.get<Schemas['StaffActList']>(`${api}/audit`, { about: `key ${key.number}` });
  const noted = acts.filter(({ act }) => act.startsWith('integrationKey.'));
  expect(noted.map(({ act, by: who }) => [act, who])).toEqual([['integrationKey.revoked', 'Lerato'], ['integrationKey.issued', 'Lerato']]);
  expect(noted[1]!.to).toMatch(/read-goods stock · until .*The new warehouse$/);
  expect(noted[0]!.to).toContain('It moved');
});

describe('at an unlocked screen', () => {
  const at = () => ({ base: own.shop.base, database: own.shop.database });
  const wanted = { name: 'ERP', scopes: ['read-orders'] };

  test('nobody makes one who has not shown lately who is there; every owner who comes in hears of it', async () => {
    const [one, other, left] = [await colleague('owner', at()), await colleague('owner', at()), await colleague('owner', at())];
    const analyst = await colleague('analyst', at());
    staffCommand(['disable', left.email], own.shop.database);
    sql(`UPDATE staff_visit SET confirmed_at = confirmed_at - 900000 WHERE member_id = (SELECT id FROM staff_member WHERE email = '${one.email}')`);
    const before = sql('SELECT COUNT(*) FROM integration_key');
    expect(await one.browser.refusal('POST', `${api}/keys`, { body: wanted })).toMatchObject({ status: 403, type: 'StepUpRequiredError' });
    expect(sql('SELECT COUNT(*) FROM integration_key')).toBe(before);
    forgetCodes(one.email, own.shop.database);
    await one.browser.call('POST', `${api}/session/confirm`, { body: { password: staffPassword, code: appCode(one.secret) } });
    const { key } = await one.browser.post<Made>(`${api}/keys`, { ...wanted, lastDay: dayIn(30) });
    expect(key.createdBy).toBe(one.name);
    const news = async (email: string) => (await mailsTo(own.shop.base, email)).filter(({ subject }) => subject.includes('A key was made')).map(({ text }) => text.replaceAll(/\s+/g, ' '));
    for (const { email } of [one, other])
      await until('the mail', 60_000, async () => (await news(email)).some((text) => text.includes(`${one.name} made a key for another system just now: key ${key.number}, ERP.`) && text.includes('It may: Read orders, with names') && text.includes('It is good until')));
    expect([await news(left.email), await news(analyst.email)]).toEqual([[], []]);
    // An ERP does not stop because who set it up has left.
    staffCommand(['disable', one.email], own.shop.database);
    expect(await listed(key.number)).toMatchObject({ state: 'good', createdBy: one.name });
    await owner.post(`${api}/keys/${key.number}/revoke`, {});
  });

  test('one that is made on the machine is said to owners as well', async () => {
    const who = await colleague('owner', at());
    const number = runProgram('spaza', ['integration', 'key', 'add', 'ERP', '--database', own.shop.database, '--sends', 'stock', '--as', 'Sipho'], { ...env, SPAZA_MAIL_DEV_OUTBOX: 'true' }).trim().split(' ')[0];
    await until('the mail', 60_000, async () => (await mailsTo(own.shop.base, who.email)).some(({ text }) => /until somebody revokes it/.test(text) && text.replaceAll(/\s+/g, ' ').includes(`Sipho made a key for another system just now: key ${number},`)));
  });
});

test('what is done by a key named as a colleague is not held to be theirs', async () => {
  const who = await colleague('store-lead', { base: own.shop.base, database: own.shop.database });
  const { key, secret } = await owner.post<Made>(`${api}/keys`, { name: who.name, scopes: ['stock'] });
  await send(client, { number: key.number, secret, name: who.name }, 'stock', shelf());
  const { acts } = await auditor.get<Schemas['StaffActList']>(`${api}/audit`, { about: `key ${key.number}` });
  expect(acts[0]).toMatchObject({ act: 'integration.stock', by: `key: ${who.name}` });
  for (const name of ['key: ERP', ' Key : x']) expect(await owner.refusal('POST', `${api}/keys`, { body: { name, scopes: ['stock'] } })).toMatchObject({ status: 400, subject: 'name' });
  expect(() => staffCommand(['add', 'key@shop.example', '--name', 'key: ERP', '--roles', 'packer'], own.shop.database)).toThrow();
});

test('one that is revoked is worth nothing on any node from then on', async () => {
  const second = await serve({ label: 'keys-second', database: own.shop.database, env, port: await freePort() });
  try {
    const there = new Client({ base: second.base });
    const { key, by } = await make(['read-goods']);
    expect((await signedRead(there, by, 'prices')).status).toBe(200);
    await owner.post(`${api}/keys/${key.number}/revoke`, {});
    expect((await signedRead(there, by, 'prices')).status).toBe(401);
    expect((await signedRead(client, by, 'prices')).status).toBe(401);
  } finally {
    await second.stop();
  }
});

test('is refused from its end on, with words its holder alone reads', async () => {
  const { key, by } = await make(['stock'], { lastDay: dayIn(30) });
  const end = (at: number) => sql(`UPDATE integration_key SET expires_at = ${at} WHERE number = ${key.number}`);
  const ending = async () => (await owner.get<Schemas['StaffToday']>(`${api}/today`)).waiting.find(({ what }) => what === 'keys')!;
  const before = (await ending()).count;
  end(Date.now() + 15 * day);
  expect([(await listed(key.number)).state, (await ending()).count]).toEqual(['good', before]);
  end(Date.now() + 13 * day);
  expect([(await listed(key.number)).state, (await ending()).count]).toEqual(['ending', before + 1]);
  expect((await send(client, by, 'stock', shelf())).status).toBe(200);
  end(Date.now() - 1000);
  expect([(await listed(key.number)).state, (await ending()).count]).toEqual(['expired', before + 1]);
  const refused = await send<Schemas['ErrorList']>(client, by, 'stock', shelf());
  expect([refused.status, refused.body.errors[0]]).toMatchObject([401, { type: 'ExpiredKeyError', subject: `key ${key.number}`, message: expect.stringMatching(/^The key was good until \d+ \w+ \d{4}, \d\d:\d\d\./) }]);
  const guessed = await send<Schemas['ErrorList']>(client, { ...by, secret: 'x' }, 'stock', shelf());
  expect(guessed.body.errors[0]!.type).toBe('InvalidSignatureError');
  await owner.post(`${api}/keys/${key.number}/revoke`, {});
  expect(await ending()).toMatchObject({ count: before, screen: 'keys' });
});

test('what is wrong is said by its field, and nobody makes more than there may be', async () => {
  const bad = (body: object) => owner.refusal('POST', `${api}/keys`, { body: { name: 'ERP', scopes: ['stock'], ...body } });
  for (const name of ['', '  ', 'a'.repeat(61), 'shop', 'A\nB']) expect(await bad({ name })).toMatchObject({ status: 400, subject: 'name' });
  for (const scopes of [[], ['everything'], ['stock', 'sendStock']]) expect(await bad({ scopes })).toMatchObject({ status: 400, subject: 'scopes' });
  for (const lastDay of ['', 'soon', '2026-13-01', dayIn(-1), dayIn(6 * 366)]) expect(await bad({ lastDay })).toMatchObject({ status: 400, subject: 'lastDay' });
  expect(await bad({ why: 'a'.repeat(301) })).toMatchObject({ status: 400, subject: 'why' });
  for (const number of ['99999', 'none']) expect(await owner.refusal('POST', `${api}/keys/${number}/revoke`, { body: {} })).toMatchObject({ status: 404 });
  expect(await auditor.refusal('POST', `${api}/keys`, { body: { name: 'ERP', scopes: ['stock'] } })).toMatchObject({ status: 403, subject: 'settings' });

  const number = Number(sql('SELECT MAX(number) FROM integration_key'));
  const good = () => Number(sql('SELECT COUNT(*) FROM integration_key WHERE revoked_at IS NULL'));
  const { most } = await owner.get<Keys>(`${api}/keys`);
  for (let n = good(); n < most; n += 1) sql(`INSERT INTO integration_key (number, name, sends, sealed_secret, created_at) VALUES (${number + 1000 + n}, 'Many', 'stock', '', 1)`);
  expect(await bad({})).toMatchObject({ status: 409, type: 'StaffKeyError' });
  expect(() => signingKey(own.shop.database, 'stock')).toThrow(/fifty keys/);
  sql("DELETE FROM integration_key WHERE name = 'Many'");
  expect(await owner.post<Made>(`${api}/keys`, { name: 'ERP', scopes: ['stock'] })).toMatchObject({ key: { state: 'good' } });
});

test('a key of before goes on without an end; the command line makes them with one, and for reading', async () => {
  const old = signingKey(own.shop.database, 'stock');
  sql(`UPDATE integration_key SET created_by = '' WHERE number = ${old.number}`);
  const shown = await listed(old.number);
  expect(shown).toMatchObject({ state: 'good', scopes: ['stock'] });
  expect([shown.expiresAt, shown.createdBy]).toEqual([undefined, undefined]);
  expect((await send(client, old, 'stock', shelf())).status).toBe(200);
  const [number, secret] = keyProgram(own.shop.database, 'add', 'Market', '--reads', 'goods,orders', '--days', '10').trim().split(' ');
  expect(await listed(Number(number))).toMatchObject({ name: 'Market', scopes: ['read-goods', 'read-orders'], state: 'ending' });
  const market = { number: Number(number), secret: secret!, name: 'Market' };
  expect((await signedRead(client, market, 'orders')).status).toBe(200);
  for (const args of [['--reads', 'stock'], ['--sends', 'goods'], ['--reads', ''], []]) expect(() => keyProgram(own.shop.database, 'add', 'Market', ...args)).toThrow(/read goods or orders, and send/);
});

describe('over the contract', () => {
  const scopeOf = ({ call }: (typeof operations)[number]) => (call.security as Record<string, string[]>[]).flatMap((need) => need.signature ?? [])[0];
  const integration = operations.filter(({ path }) => path.startsWith('/backoffice/api/integration/'));
  const scopes = [...new Set(integration.map(scopeOf))] as string[];
  const call = ({ method, path }: { method: string; path: string }, by: SigningKey) => {
    const once = randomUUID();
    const body = method === 'GET' ? '' : JSON.stringify({ rows: [] });
    const { 'idempotency-key': key, ...headers } = signedHeaders(by, path, body, { method, key: method === 'GET' ? '' : once });
    return client.raw(method, path, { headers: { ...headers, ...(key && { 'idempotency-key': key }) }, ...(body && { raw: { type: 'application/json', text: body } }) });
  };

  test('each call of other systems says which scope it needs, and each scope is there', async () => {
    expect(integration.length).toBeGreaterThan(6);
    for (const each of integration) expect([each.id, scopeOf(each)]).toEqual([each.id, expect.any(String)]);
    expect((await owner.get<Keys>(`${api}/keys`)).scopes.map(({ scope }) => scope).sort()).toEqual([...scopes].sort());
  });

  test.each(scopes)('a key for %s is refused everywhere else', async (scope) => {
    const { by } = await make([scope]);
    for (const each of integration) {
      const { status, body } = await call(each, by);
      if (scopeOf(each) === scope) expect([each.id, status]).toEqual([each.id, each.method === 'GET' ? 200 : 400]);
      else expect([each.id, status, body.errors[0].type]).toEqual([each.id, 403, 'ForbiddenError']);
    }
  });

  test('a key with all scopes opens nothing else of the back office', async () => {
    const { by } = await make(scopes);
    // Good for whoever works here: they say who calls and what waits for them, which is nothing.
    const ofEverybody = ['getStaffMe', 'getStaffToday'];
    const doors = /^\/backoffice\/api\/(session|door|invitation)/;
    for (const each of operations) {
      if (!each.path.startsWith('/backoffice/api/') || integration.includes(each) || doors.test(each.path) || ofEverybody.includes(each.id)) continue;
      const path = each.path.replace('{viewList}', 'orders').replace('{step}', 'pick').replaceAll(/\{\w+\}/g, 'none');
      expect([each.id, (await call({ method: each.method, path }, by)).status]).toEqual([each.id, 403]);
    }
  });
});
