// How the shop's people come in: by invitation, password and app; and who does not.
import { describe, expect, inject, test } from 'vitest';
import { type Schemas, shop } from './support/client.ts';
import { sql } from './support/database.ts';
import { mailsTo } from './support/mails.ts';
import { customer } from './support/people.ts';
import { until } from './support/server.ts';
import { api, tokenFor } from './support/staff.ts';
import { aBrowser, actsAbout, away, colleague, forgetCodes, invite, signIn, StaffBrowser, staffCommand, staffEmail, staffPassword } from './support/staff-browser.ts';
import { appCode } from './support/totp.ts';

type Session = Schemas['StaffSession'];
const door = (browser: StaffBrowser) => browser.get<Schemas['StaffDoor']>(`${api}/door`);
const me = (browser: StaffBrowser) => browser.get<Session>(`${api}/session`);
const gone = (browser: StaffBrowser) => browser.refusal('GET', `${api}/session`);

describe('an invitation', () => {
  test('sets password and app, signs in, and is used up', async () => {
    const { email, name, link, token } = invite('packer,service-desk');
    expect(link).toMatch(/^https:\/\/shop\.example\/backoffice\/invitation#[\w-]{43}$/);
    const browser = aBrowser();
    const shown = await browser.post<Schemas['StaffInvitation']>(`${api}/invitation`, { token });
    expect(shown).toMatchObject({ email, name, roles: ['packer', 'service-desk'], isReset: false });
    expect(shown.otpauthUrl).toContain(`secret=${shown.secret}`);
    expect(Date.parse(shown.expiresAt.replace(/\+0000$/, 'Z')) - Date.now()).toBeGreaterThan(71 * 3600_000);
    const accept = (form: object) => browser.call('POST', `${api}/invitation/accept`, { body: { token, ...form } });
    expect((await accept({ password: 'short', code: appCode(shown.secret) })).body.errors[0]).toMatchObject({ subject: 'password' });
    expect((await accept({ password: 'Password1!', code: appCode(shown.secret) })).body.errors[0]).toMatchObject({ subject: 'password' });
    expect((await accept({ password: staffPassword, code: '000000' })).body.errors[0]).toMatchObject({ subject: 'code' });
    expect(browser.cookie).toBe('');
    const code = appCode(shown.secret);
    const { status, body, headers } = await accept({ password: staffPassword, code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name, email, roles: ['packer', 'service-desk'], idleLockAfterSeconds: 900 });
    expect(headers.get('set-cookie')).toMatch(/^spaza_staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=28800$/);
    expect(await me(browser)).toEqual(body);
    expect(await browser.get(`${api}/me`)).toMatchObject({ name });
    expect(await browser.refusal('POST', `${api}/invitation`, { body: { token } })).toMatchObject({ status: 404 });
    expect((await accept({ password: staffPassword, code: appCode(shown.secret) })).status).toBe(404);
    expect(actsAbout(email).map(([, act]) => act)).toEqual(['staff.added', 'staff.accepted', 'staff.signedIn']);
    await until('the invitation by mail', 60_000, async () => (await mailsTo(inject('shop').base, email)).some((mail) => mail.text.includes(link)));
  });

  test('shows another key for the app each time, and only the last is good', async () => {
    const { token } = invite('packer');
    const browser = aBrowser();
    const look = () => browser.post<Schemas['StaffInvitation']>(`${api}/invitation`, { token });
    const before = await look();
    const now = await look();
    expect(now.secret).not.toBe(before.secret);
    const accept = (secret: string) => browser.call('POST', `${api}/invitation/accept`, { body: { token, password: staffPassword, code: appCode(secret) } });
    expect((await accept(before.secret)).body.errors[0]).toMatchObject({ subject: 'code' });
    expect((await accept(now.secret)).status).toBe(200);
  });

  test('is over after 72 hours, and one that was made up is none', async () => {
    const { email, token } = invite('auditor');
    sql(`UPDATE staff_link SET expires_at = ${Date.now()} WHERE member_id = (SELECT id FROM staff_member WHERE email = '${email}')`);
    for (const each of [token, 'made-up', 'x'.repeat(100)]) expect(await aBrowser().refusal('POST', `${api}/invitation`, { body: { token: each } })).toMatchObject({ status: 404 });
  });

  test('is not for a name or address somebody has, nor for roles there are not', () => {
    const { email, name } = invite('packer');
    const add = (...args: string[]) => () => staffCommand(['add', ...args]);
    expect(add(email.toUpperCase(), '--name', 'Somebody Else', '--roles', 'packer')).toThrow(/has an account with this email/);
    expect(add(staffEmail(), '--name', name.toUpperCase(), '--roles', 'packer')).toThrow(/one person, one name/);
    expect(add(staffEmail(), '--name', 'shop', '--roles', 'packer')).toThrow(/a person/);
    expect(add(staffEmail(), '--name', 'Anneke V', '--roles', 'king')).toThrow(/Roles are owner, operations/);
    expect(add('nobody', '--name', 'Anneke W', '--roles', 'packer')).toThrow(/\(email\)/);
  });
});

describe('signing in', () => {
  test('opens a visit of its own each time, and a code is good once', async () => {
    const who = await colleague('finance');
    const before = who.browser.cookie;
    const browser = aBrowser();
    expect(await signIn(browser, who, { code: who.code })).toMatchObject({ status: 401 }); // that of the invitation
    forgetCodes(who.email);
    const code = appCode(who.secret);
    const { status, body } = await signIn(browser, who, { email: ` ${who.email.toUpperCase()}`, code });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: who.name, roles: ['finance'] });
    expect(browser.cookie).not.toBe(before);
    expect((await signIn(aBrowser(), who, { code })).status).toBe(401);
    expect(await me(who.browser)).toMatchObject({ name: who.name }); // the other browser's stays
    const old = browser.cookie;
    forgetCodes(who.email);
    expect((await signIn(browser, who)).status).toBe(200); // over a visit: a new one, and the old ends
    const stolen = aBrowser();
    stolen.cookie = old;
    expect(await gone(stolen)).toMatchObject({ status: 401, type: 'InvalidTokenError' });
  });

  test('is refused alike, whatever was wrong', async () => {
    const who = await colleague('finance');
    forgetCodes(who.email);
    const nobody = { ...who, email: staffEmail() };
    const tries = [await signIn(aBrowser(), nobody), await signIn(aBrowser(), who, { password: 'Wrong#2026x' }), await signIn(aBrowser(), who, { code: '123456' }), await signIn(aBrowser(), who, { password: '', code: '' })];
    for (const { status, body, headers } of tries) {
      expect(status).toBe(401);
      expect(headers.get('set-cookie')).toBe(null);
      expect(body).toEqual(tries[0]!.body);
    }
    expect((tries[0]!.body as unknown as Schemas['ErrorList']).errors[0]).toMatchObject({ type: 'StaffSignInError' });
  });

  test('is held up after ten failures, also of an address nobody has', async () => {
    for (const who of [await colleague('packer'), { ...(await colleague('packer')), email: staffEmail() }]) {
      forgetCodes(who.email);
      for (let i = 0; i < 10; i += 1) expect((await signIn(aBrowser(), who, { password: 'Wrong#2026x' })).status).toBe(401);
      const { status, headers } = await signIn(aBrowser(), who);
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
    }
  });

  test('behind https sets a cookie for this host alone', async () => {
    const who = await colleague('packer');
    forgetCodes(who.email);
    const { headers } = await aBrowser().call('POST', `${api}/session`, {
      body: { email: who.email, password: staffPassword, code: appCode(who.secret) },
      headers: { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '10.1.2.3' },
    });
    expect(headers.get('set-cookie')).toMatch(/^__Host-spaza_staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=28800; Secure$/);
  });
});

describe('a visit', () => {
  test('is locked after 15 minutes without a call, and the password opens it', async () => {
    const { browser, email, name } = await colleague('packer');
    away(email, 14);
    expect(await me(browser)).toMatchObject({ name }); // and that counts as being there
    away(email, 14);
    expect(await browser.get(`${api}/session`, {}, { headers: { 'X-Spaza-Quiet': '1' } })).toMatchObject({ name });
    away(email, 2);
    expect(await gone(browser)).toMatchObject({ status: 401, type: 'StaffSessionLockedError', subject: name });
    expect(await browser.refusal('GET', `${api}/me`)).toMatchObject({ status: 401, type: 'StaffSessionLockedError' });
    expect(await door(browser)).toMatchObject({ state: 'locked', lockedName: name });
    expect(await browser.refusal('POST', `${api}/session/unlock`, { body: { password: 'Wrong#2026x' } })).toMatchObject({ status: 401, type: 'StaffSignInError' });
    expect(await browser.post(`${api}/session/unlock`, { password: staffPassword })).toMatchObject({ name });
    expect(await door(browser)).toMatchObject({ state: 'in', staff: { name } });
    await browser.delete(`${api}/session`);
    expect(browser.cookie).toBe('');
    expect(await door(browser)).toMatchObject({ state: 'out' });
  });

  test('is locked by hand, and ends after five wrong passwords', async () => {
    const { browser } = await colleague('packer');
    await browser.call('POST', `${api}/session/lock`);
    expect(await door(browser)).toMatchObject({ state: 'locked' });
    for (let i = 0; i < 5; i += 1) expect((await browser.call('POST', `${api}/session/unlock`, { body: { password: `Wrong#${i}x` } })).status).toBe(401);
    expect(await browser.refusal('POST', `${api}/session/unlock`, { body: { password: staffPassword } })).toMatchObject({ type: 'InvalidTokenError' });
    expect(await door(browser)).toMatchObject({ state: 'out' });
  });

  test('ends after eight hours', async () => {
    const { browser, email } = await colleague('packer');
    sql(`UPDATE staff_visit SET expires_at = ${Date.now()} WHERE member_id = (SELECT id FROM staff_member WHERE email = '${email}')`);
    expect(await gone(browser)).toMatchObject({ status: 401, type: 'InvalidTokenError' });
  });

  test('writes for our own pages alone', async () => {
    const { browser, name } = await colleague('service-desk');
    const reply = (headers: Record<string, string>) => browser.raw('PUT', `${api}/replies/late`, { body: { text: 'Soon.' }, headers });
    const foreign: Record<string, string>[] = [{ 'X-Spaza-Backoffice': '' }, { 'X-Spaza-Backoffice': '0' }, { Origin: 'https://evil.example' }, { Origin: 'null' }];
    for (const headers of foreign) {
      const { status, body } = await reply(headers);
      expect([status, body.errors[0].type]).toEqual([403, 'StaffOriginError']);
    }
    expect((await reply({ Origin: inject('shop').base })).status).toBe(200);
    for (const [method, path] of [['POST', '/session'], ['DELETE', '/session'], ['POST', '/session/unlock'], ['POST', '/session/link'], ['POST', '/session/lock'], ['POST', '/invitation'], ['POST', '/invitation/accept'],
      ['POST', '/session/passkeyOptions'], ['POST', '/session/passkey'], ['POST', '/session/confirm'], ['POST', '/session/confirm/passkeyOptions'], ['POST', '/session/confirm/passkey'], ['POST', '/session/passkeys'], ['POST', '/session/passkeys/options'], ['DELETE', '/session/passkeys/x'], ['POST', '/invitation/passkeyOptions'], ['POST', '/invitation/acceptByPasskey']])
      expect((await browser.raw(method!, `${api}${path}`, { body: {}, headers: { 'X-Spaza-Backoffice': '' } })).status).toBe(403);
    expect(await me(browser)).toMatchObject({ name });
  });

  test('is no customer, and a customer is no staff', async () => {
    const { browser } = await colleague('owner');
    expect((await browser.raw('GET', '/occ/v2/spaza/users/current')).status).toBe(401);
    const asBearer = shop().with({ token: browser.cookie.split('=')[1]! });
    expect((await asBearer.raw('GET', `${api}/me`)).status).toBe(401);
    expect((await asBearer.raw('GET', '/occ/v2/spaza/users/current')).status).toBe(401);
    const { client } = await customer();
    expect((await client.raw('GET', `${api}/orders`)).status).toBe(401);
    const stranger = aBrowser();
    stranger.cookie = `spaza_staff=${client.token}`;
    expect((await stranger.raw('GET', `${api}/orders`)).status).toBe(401);
  });
});

describe('whoever has the shell', () => {
  test('comes in by a link, once', async () => {
    const { email, name } = invite('owner');
    const link = staffCommand(['link', email]);
    expect(link).toMatch(/^https:\/\/shop\.example\/backoffice\/sign-in#link=[\w-]{43}$/);
    const token = link.split('=')[1]!;
    const browser = aBrowser();
    expect(await browser.post<Session>(`${api}/session/link`, { token })).toMatchObject({ name, roles: ['owner'] });
    expect(await me(browser)).toMatchObject({ name });
    expect(await aBrowser().refusal('POST', `${api}/session/link`, { body: { token } })).toMatchObject({ status: 401, type: 'StaffLinkError' });
    away(email, 16); // there is no password that could open it again
    expect(await gone(browser)).toMatchObject({ type: 'InvalidTokenError' });
    expect(actsAbout(email).map(([, act]) => act)).toEqual(['staff.added', 'staff.linkMade', 'staff.signedInByLink']);
    const late = staffCommand(['link', email]).split('=')[1]!;
    sql(`UPDATE staff_link SET expires_at = ${Date.now()} WHERE kind = 'signIn'`);
    expect((await aBrowser().raw('POST', `${api}/session/link`, { body: { token: late } })).status).toBe(401);
  });

  test('changes roles, disables and invites anew, at once', async () => {
    const { browser, email, name } = await colleague('finance');
    const token = tokenFor(name.toUpperCase(), 'finance');
    expect(staffCommand(['roles', email, '--roles', 'packer'])).toContain('packer  active');
    expect((await me(browser)).rights).toEqual(['orders', 'fulfil', 'note']);
    staffCommand(['disable', email]);
    expect(await gone(browser)).toMatchObject({ status: 401, type: 'InvalidTokenError' });
    expect((await shop().with({ token }).raw('GET', `${api}/me`)).status).toBe(401); // a token of the same person
    expect((await signIn(aBrowser(), { browser, email, name, secret: 'AAAA', code: '' })).status).toBe(401);
    expect(() => staffCommand(['link', email])).toThrow(/disabled/);
    expect(staffCommand(['enable', email])).toContain('active');
    const link = staffCommand(['reset', email]);
    expect(staffCommand(['list'])).toContain(`${email}  ${name}  packer  invited`);
    const shown = await aBrowser().post<Schemas['StaffInvitation']>(`${api}/invitation`, { token: link.split('#')[1]! });
    expect(shown).toMatchObject({ isReset: true, name });
    expect(actsAbout(email).map(([, act, from, to]) => [act, from, to]).slice(3)).toEqual([
      ['staff.rolesChanged', 'finance', 'packer'], ['staff.disabled', 'active', 'disabled'], ['staff.enabled', 'disabled', 'active'], ['staff.reset', 'active', 'invited'],
    ]);
  });
});
