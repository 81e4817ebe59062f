// Passkeys of the shop's people: in place of password and code, to unlock and to show who is there; and whoever may not.
import { describe, expect, inject, test } from 'vitest';
import type { Schemas } from './support/client.ts';
import { sql } from './support/database.ts';
import { mailsTo } from './support/mails.ts';
import { customer } from './support/people.ts';
import { until } from './support/server.ts';
import { atLocalhost, type Fault, Passkey } from './support/passkeys.ts';
import { api } from './support/staff.ts';
import { aBrowser, actsAbout, away, type Colleague, colleague, forgetCodes, invite, signIn, StaffBrowser, staffCommand, staffPassword } from './support/staff-browser.ts';
import { appCode } from './support/totp.ts';
import { Client } from './support/client.ts';

type Session = Schemas['StaffSession'];
type Listed = Schemas['Passkey'];

const home = () => inject('shop').base.replace('127.0.0.1', 'localhost');
const browserHere = () => aBrowser(home());
/** Somebody with password and app whose browser shows the address that passkeys belong to. */
const colleagueHere = (roles: string) => colleague(roles, { base: home(), database: inject('shop').database });
const aPasskey = () => new Passkey(home());

const keys = `${api}/session/passkeys`;
const list = async (browser: StaffBrowser) => (await browser.get<Schemas['Passkeys']>(keys)).passkeys;
const keep = (browser: StaffBrowser, tokenId: string, credential: Schemas['PasskeyRegistration'], name?: string) =>
  browser.call<Listed>('POST', keys, { body: { tokenId, credential, ...(name !== undefined && { name }) } });
const add = async (browser: StaffBrowser, name?: string, passkey = aPasskey()) => {
  const { tokenId, publicKey } = await browser.post<Schemas['PasskeyCreation']>(`${keys}/options`);
  const kept = await keep(browser, tokenId, passkey.create(publicKey), name);
  expect(kept.status, JSON.stringify(kept.body)).toBe(201);
  return { passkey, kept: kept.body };
};
const withPasskey = async (roles: string) => {
  const who = await colleagueHere(roles);
  return { ...who, ...(await add(who.browser, 'My laptop')) };
};
const answer = async (browser: StaffBrowser, path: string, passkey: Passkey, fault: Fault = {}) => {
  const { tokenId, publicKey } = await browser.post<Schemas['PasskeyRequest']>(`${api}${path}Options`);
  return browser.call<Session>('POST', `${api}${path}`, { body: { tokenId, credential: passkey.get(publicKey, fault) } });
};
const enter = (passkey: Passkey, fault: Fault = {}, browser = browserHere()) => answer(browser, '/session/passkey', passkey, fault);
const show = (browser: StaffBrowser, passkey: Passkey, fault: Fault = {}) => answer(browser, '/session/confirm/passkey', passkey, fault);
const gone = (browser: StaffBrowser) => browser.refusal('GET', `${api}/session`);
const whose = (email: string) => `member_id = (SELECT id FROM staff_member WHERE email = '${email}')`;
/** A quarter of an hour after somebody showed who is there. */
const later = (email: string) => sql(`UPDATE staff_visit SET confirmed_at = confirmed_at - 900000 WHERE ${whose(email)}`);
const notAccepted = { status: 401, body: { errors: [{ type: 'StaffSignInError', message: expect.stringContaining('not accepted') }] } };
const mailed = (email: string, words: RegExp) =>
  until('the mail', 60_000, async () => (await mailsTo(inject('shop').base, email)).some(({ text }) => words.test(text.replaceAll(/\s+/g, ' '))));

describe('a passkey', () => {
  test('is added by who has just signed in, and then signs in without password and code', async () => {
    const who = await colleagueHere('finance');
    expect(await list(who.browser)).toEqual([]);
    expect((await who.browser.get<Session>(`${api}/session`)).waysIn).toEqual(['password']);
    const { tokenId, publicKey } = await who.browser.post<Schemas['PasskeyCreation']>(`${keys}/options`);
    expect(publicKey).toMatchObject({
      rp: { id: 'localhost', name: 'Spaza back office' },
      user: { name: who.email, displayName: who.name },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const passkey = aPasskey();
    const kept = await keep(who.browser, tokenId, passkey.create(publicKey), '  My laptop ');
    expect(kept).toMatchObject({ status: 201, body: { name: 'My laptop', kind: 'device', isSuspect: false } });
    expect(kept.headers.get('cache-control')).toContain('no-store');
    await mailed(who.email, /A passkey, My laptop, was added to your account in the back office/);

    const browser = browserHere();
    const asked = await browser.post<Schemas['PasskeyRequest']>(`${api}/session/passkeyOptions`);
    expect(asked.publicKey).toMatchObject({ rpId: 'localhost', allowCredentials: [], userVerification: 'required' });
    const { status, body, headers } = await browser.call<Session>('POST', `${api}/session/passkey`, { body: { tokenId: asked.tokenId, credential: passkey.get(asked.publicKey) } });
    expect([status, body]).toMatchObject([200, { name: who.name, roles: ['finance'], waysIn: ['password', 'passkey'], idleLockAfterSeconds: 900 }]);
    expect(headers.get('set-cookie')).toMatch(/^spaza_staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=28800$/);
    expect(await list(browser)).toMatchObject([{ id: kept.body.id, lastUsedAt: expect.any(String) }]);
    const acts = actsAbout(who.email).slice(-2);
    expect(acts.map(([by, act]) => [by, act])).toEqual([[who.name, 'staff.passkeyAdded'], [who.name, 'staff.signedInByPasskey']]);
    // The challenge counted once.
    const again = { tokenId: asked.tokenId, credential: passkey.get(asked.publicKey) };
    expect(await browserHere().refusal('POST', `${api}/session/passkey`, { body: again })).toMatchObject({ status: 400, type: 'TokenInvalidatedError' });
  });

  test('is asked for again after a quarter of an hour: by a passkey, or by password and code', async () => {
    const who = await withPasskey('packer');
    const { browser } = who;
    const one = `${keys}/${who.kept.id}`;
    later(who.email);
    for (const [method, path] of [['POST', `${keys}/options`], ['DELETE', one]])
      expect(await browser.refusal(method!, path!)).toMatchObject({ status: 403, type: 'StepUpRequiredError' });
    expect(await show(browser, who.passkey)).toMatchObject({ status: 200, body: { name: who.name } });
    await add(browser, 'Another');
    later(who.email);
    const confirm = (form: object) => browser.call('POST', `${api}/session/confirm`, { body: { password: staffPassword, code: appCode(who.secret), ...form } });
    forgetCodes(who.email);
    expect(await confirm({ password: 'Wrong#2026x' })).toMatchObject({ status: 401, body: { errors: [{ type: 'StaffSignInError' }] } });
    expect(await confirm({ code: '000000' })).toMatchObject({ status: 401 });
    expect(await browser.refusal('POST', `${keys}/options`)).toMatchObject({ type: 'StepUpRequiredError' });
    const code = appCode(who.secret);
    expect((await confirm({ code })).status).toBe(204);
    expect((await confirm({ code })).status).toBe(401); // it is good once
    await browser.post(`${keys}/options`);
  });

  test('is named, and removed with the sessions that it opened', async () => {
    const who = await withPasskey('packer');
    const one = `${keys}/${who.kept.id}`;
    expect(await who.browser.patch<Listed>(one, { name: ' Till 4 ' })).toMatchObject({ name: 'Till 4' });
    for (const name of ['', '   ', 'x'.repeat(41)])
      expect(await who.browser.refusal('PATCH', one, { body: { name } }), name).toMatchObject({ status: 400, subject: 'name' });
    const opened = browserHere();
    expect((await enter(who.passkey, {}, opened)).status).toBe(200);
    expect((await who.browser.call('DELETE', one)).status).toBe(204);
    expect(await gone(opened)).toMatchObject({ status: 401, type: 'InvalidTokenError' });
    expect(await list(who.browser)).toEqual([]);
    expect(await enter(who.passkey)).toMatchObject(notAccepted);
    expect(await who.browser.refusal('DELETE', one)).toMatchObject({ status: 404 });
    await mailed(who.email, /The passkey Till 4 was removed from your account in the back office/);
    expect(actsAbout(who.email).map(([, act, from, to]) => [act, from, to]).slice(-4)).toEqual([
      ['staff.passkeyAdded', '', 'My laptop'], ['staff.passkeyRenamed', 'My laptop', 'Till 4'], ['staff.signedInByPasskey', '', 'packer'], ['staff.passkeyRemoved', 'Till 4', ''],
    ]);
  });

  test('is nobody else’s to see, name or remove', async () => {
    const who = await withPasskey('owner');
    const other = await colleagueHere('owner');
    const one = `${keys}/${who.kept.id}`;
    expect(await list(other.browser)).toEqual([]);
    expect(await other.browser.refusal('PATCH', one, { body: { name: 'Mine' } })).toMatchObject({ status: 404 });
    expect(await other.browser.refusal('DELETE', one)).toMatchObject({ status: 404 });
    const { tokenId, publicKey } = await other.browser.post<Schemas['PasskeyCreation']>(`${keys}/options`);
    expect(await keep(other.browser, tokenId, who.passkey.create(publicKey))).toMatchObject({ status: 409, body: { errors: [{ type: 'AlreadyExistsError' }] } });
    // A challenge is of the session it was made for.
    const mine = await who.browser.post<Schemas['PasskeyCreation']>(`${keys}/options`);
    expect(await keep(other.browser, mine.tokenId, aPasskey().create(mine.publicKey))).toMatchObject({ status: 400, body: { errors: [{ type: 'TokenInvalidatedError' }] } });
  });

  test('is refused alike when it says something wrong, and held up after ten failures', async () => {
    const who = await withPasskey('packer');
    const faults: Fault[] = [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { flags: 1 }, { type: 'webauthn.create' }, { userHandle: Buffer.from('somebody else').toString('base64url') }];
    for (const fault of faults) {
      const browser = browserHere();
      expect(await enter(who.passkey, fault, browser), JSON.stringify(fault)).toMatchObject(notAccepted);
      expect(browser.cookie).toBe('');
    }
    expect(await enter(aPasskey())).toMatchObject(notAccepted);
    for (let i = faults.length; i < 10; i += 1) expect(await enter(who.passkey, { flags: 1 })).toMatchObject(notAccepted);
    const { status, headers } = await enter(who.passkey);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
  });

  test('whose counter went back is refused for good, and said to its owner', async () => {
    const who = await withPasskey('packer');
    expect((await enter(who.passkey)).status).toBe(200);
    who.passkey.counter -= 2;
    const suspect = { status: 401, body: { errors: [{ message: expect.stringContaining('a copy of it may be in use') }] } };
    expect(await enter(who.passkey)).toMatchObject(suspect);
    who.passkey.counter += 10;
    expect(await enter(who.passkey)).toMatchObject(suspect);
    expect(await list(who.browser)).toMatchObject([{ isSuspect: true }]);
    expect((await who.browser.get<Session>(`${api}/session`)).waysIn).toEqual(['password']);
    await mailed(who.email, /Your passkey My laptop was refused just now/);
    expect(actsAbout(who.email).map(([, act]) => act).filter((act) => act === 'staff.passkeySuspect')).toHaveLength(1);
  });

  test('that is found to be copied ends what it opened and showed', async () => {
    const who = await withPasskey('packer');
    const opened = browserHere();
    expect((await enter(who.passkey, {}, opened)).status).toBe(200);
    // Shown by the copy, and about to make a way in of its own.
    expect((await show(who.browser, who.passkey)).status).toBe(200);
    const { tokenId, publicKey } = await who.browser.post<Schemas['PasskeyCreation']>(`${keys}/options`);
    who.passkey.counter -= 3;
    expect(await enter(who.passkey)).toMatchObject({ status: 401 });
    expect(await gone(opened)).toMatchObject({ status: 401, type: 'InvalidTokenError' });
    expect(await keep(who.browser, tokenId, aPasskey().create(publicKey))).toMatchObject({ status: 400, body: { errors: [{ type: 'TokenInvalidatedError' }] } });
    expect(await who.browser.refusal('POST', `${keys}/options`)).toMatchObject({ status: 403, type: 'StepUpRequiredError' });
    // The session that password and code opened is their own.
    expect((await who.browser.get<Session>(`${api}/session`)).name).toBe(who.name);
  });

  test('of a customer is none of staff, and the other way round', async () => {
    const shopper = await customer({}, atLocalhost(new Client({ base: inject('shop').base })));
    sql(`UPDATE token_family SET second_step_at = ${Date.now()} WHERE customer_id = (SELECT id FROM customer WHERE uid = '${shopper.email}')`);
    const { tokenId, publicKey } = await shopper.client.post<Schemas['PasskeyCreation']>('/users/current/passkeys/options');
    const theirs = aPasskey();
    await shopper.client.post('/users/current/passkeys', { tokenId, credential: theirs.create(publicKey) });
    expect(await enter(theirs)).toMatchObject(notAccepted);
    const who = await withPasskey('owner');
    const asked = await shopper.client.post<Schemas['PasskeyRequest']>('/passkeyLoginOptions');
    expect(await shopper.client.refusal('POST', '/passkeyLogin', { body: { tokenId: asked.tokenId, credential: who.passkey.get(asked.publicKey) } })).toMatchObject({ status: 400, type: 'InvalidCredentialsError' });
    // Nor is a challenge of one door good at the other.
    const there = await shopper.client.post<Schemas['PasskeyRequest']>('/passkeyLoginOptions');
    expect(await browserHere().refusal('POST', `${api}/session/passkey`, { body: { tokenId: there.tokenId, credential: who.passkey.get(there.publicKey) } })).toMatchObject({ type: 'TokenInvalidatedError' });
  });

  test('belongs to a host name: an address of digits has none', async () => {
    expect(await aBrowser().refusal('POST', `${api}/session/passkeyOptions`)).toMatchObject({ status: 400, type: 'ValidationError', subject: 'host' });
  });
});

describe('a locked visit', () => {
  test('is opened by a passkey of its person alone', async () => {
    const who = await withPasskey('packer');
    const other = await withPasskey('packer');
    away(who.email, 16);
    expect(await who.browser.get<Schemas['StaffDoor']>(`${api}/door`)).toMatchObject({ state: 'locked', lockedWaysIn: ['password', 'passkey'] });
    expect(await show(who.browser, other.passkey)).toMatchObject(notAccepted);
    expect(await gone(who.browser)).toMatchObject({ type: 'StaffSessionLockedError' });
    expect(await show(who.browser, who.passkey)).toMatchObject({ status: 200, body: { name: who.name } });
    expect(await who.browser.get<Session>(`${api}/session`)).toMatchObject({ name: who.name });
  });

  test('ends after five that are not accepted', async () => {
    const who = await withPasskey('packer');
    away(who.email, 16);
    for (let i = 0; i < 5; i += 1) expect(await show(who.browser, who.passkey, { flags: 1 })).toMatchObject(notAccepted);
    expect(await gone(who.browser)).toMatchObject({ type: 'InvalidTokenError' });
  });
});

/** Who was invited and made a passkey in place of password and app. */
const joinedByPasskey = async (roles: string) => {
  const invited = invite(roles);
  const browser = browserHere();
  const passkey = aPasskey();
  const { tokenId, publicKey } = await browser.post<Schemas['PasskeyCreation']>(`${api}/invitation/passkeyOptions`, { token: invited.token });
  const body = { token: invited.token, tokenId, credential: passkey.create(publicKey), name: 'My phone' };
  expect(await browser.post<Session>(`${api}/invitation/acceptByPasskey`, body)).toMatchObject({ name: invited.name, waysIn: ['passkey'] });
  return { ...invited, browser, passkey };
};
const asColleague = (who: { email: string; name: string; browser: StaffBrowser }): Colleague => ({ ...who, secret: 'AAAA', code: '' });

describe('an invitation', () => {
  test('is accepted by a passkey in place of password and app: both at once, or neither', async () => {
    const { token, email } = invite('packer');
    const browser = browserHere();
    const begin = () => browser.post<Schemas['PasskeyCreation']>(`${api}/invitation/passkeyOptions`, { token });
    const accept = (form: object) => browser.call('POST', `${api}/invitation/acceptByPasskey`, { body: { token, ...form } });
    const first = await begin();
    expect(await accept({ tokenId: first.tokenId, credential: aPasskey().create(first.publicKey, { rpId: 'evil.example' }) })).toMatchObject({ status: 400, body: { errors: [{ type: 'InvalidResourceError' }] } });
    expect(sql(`SELECT state FROM staff_member WHERE email = '${email}'`).trim()).toBe('invited');
    expect(browser.cookie).toBe('');
    const next = await begin();
    const passkey = aPasskey();
    expect((await accept({ tokenId: next.tokenId, credential: passkey.create(next.publicKey) })).status).toBe(200);
    expect(await browser.get<Session>(`${api}/session`)).toMatchObject({ email, waysIn: ['passkey'] });
    for (const path of ['/invitation', '/invitation/passkeyOptions']) expect(await browser.refusal('POST', `${api}${path}`, { body: { token } })).toMatchObject({ status: 404 });
    expect(actsAbout(email).map(([, act]) => act)).toEqual(['staff.added', 'staff.accepted', 'staff.passkeyAdded', 'staff.signedInByPasskey']);
    expect((await enter(passkey)).status).toBe(200);
  });

  test('that is over makes none', async () => {
    for (const token of ['made-up', 'x'.repeat(100)])
      expect(await browserHere().refusal('POST', `${api}/invitation/passkeyOptions`, { body: { token } })).toMatchObject({ status: 404 });
  });
});

describe('who has passkeys alone', () => {
  test('unlocks with one, and has no password anybody could guess', async () => {
    const who = await joinedByPasskey('packer');
    expect((await signIn(browserHere(), asColleague(who), { password: '' })).status).toBe(401);
    expect((await signIn(browserHere(), asColleague(who))).status).toBe(401);
    away(who.email, 16);
    expect(await who.browser.get<Schemas['StaffDoor']>(`${api}/door`)).toMatchObject({ state: 'locked', lockedWaysIn: ['passkey'] });
    expect((await who.browser.call('POST', `${api}/session/unlock`, { body: { password: '' } })).status).toBe(401);
    expect((await show(who.browser, who.passkey)).status).toBe(200);
  });

  test('keeps the last one', async () => {
    const who = await joinedByPasskey('packer');
    const [first] = await list(who.browser);
    expect(await who.browser.refusal('DELETE', `${keys}/${first!.id}`)).toMatchObject({ status: 409, type: 'StaffLastWayInError', message: expect.stringContaining('only way in') });
    expect(await list(who.browser)).toHaveLength(1);
    await add(who.browser, 'Another');
    expect((await who.browser.call('DELETE', `${keys}/${first!.id}`)).status).toBe(204);
    const [second] = await list(who.browser);
    expect(await who.browser.refusal('DELETE', `${keys}/${second!.id}`)).toMatchObject({ type: 'StaffLastWayInError' });
  });

  test('is active again once enabled, and stays out while disabled', async () => {
    const who = await joinedByPasskey('packer');
    staffCommand(['disable', who.email]);
    expect(await gone(who.browser)).toMatchObject({ status: 401 });
    expect(await enter(who.passkey)).toMatchObject(notAccepted);
    expect(staffCommand(['enable', who.email])).toContain('active');
    expect((await enter(who.passkey)).status).toBe(200);
  });
});

describe('a new invitation', () => {
  test('of the shell removes passkeys too, and says so in the audit', async () => {
    const who = await withPasskey('packer');
    staffCommand(['reset', who.email]);
    expect(await enter(who.passkey)).toMatchObject(notAccepted);
    expect(actsAbout(who.email).map(([, act, from]) => [act, from]).slice(-2)).toContainEqual(['staff.passkeyRemoved', 'My laptop']);
  });

  test('of an owner does as well, and the list of staff shows by what each comes in', async () => {
    const owner = await colleagueHere('owner');
    const who = await withPasskey('packer');
    const member = async () => (await owner.browser.get<Schemas['StaffMemberList']>(`${api}/staff`)).members.find(({ email }) => email === who.email)!;
    const { id, waysIn } = await member();
    expect(waysIn).toEqual(['password', 'passkey']);
    await owner.browser.post(`${api}/staff/${id}/reset`);
    expect(await member()).toMatchObject({ state: 'invited', waysIn: [] });
    expect(await enter(who.passkey)).toMatchObject(notAccepted);
  });
});

test('who came by a link adds a passkey and has a way in: the invitation that lay about is none any more', async () => {
  const { email, token } = invite('packer');
  const browser = browserHere();
  await browser.post<Session>(`${api}/session/link`, { token: staffCommand(['link', email]).split('=')[1]! });
  expect((await browser.get<Session>(`${api}/session`)).waysIn).toEqual([]);
  const { passkey } = await add(browser);
  expect(await browserHere().refusal('POST', `${api}/invitation`, { body: { token } })).toMatchObject({ status: 404 });
  away(email, 16); // and can unlock it
  expect((await show(browser, passkey)).status).toBe(200);
  expect((await enter(passkey)).status).toBe(200);
});
