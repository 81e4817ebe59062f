// Devices that need no second step, and what the account says of its steps.
import { describe, expect, test } from 'vitest';
import { type Client, shop, type Schemas } from './support/client.ts';
import { sql } from './support/database.ts';
import { customer, password } from './support/people.ts';
import { appCode } from './support/totp.ts';
import { appRested, begin, codeSentTo, finish, other, sent, signIn, take, reported, unconfirmed, withApp, type Session } from './support/two-steps.ts';

const api = shop();

describe('a device that is trusted', () => {
  const trusted = async () => {
    const who = await withApp();
    const { body } = await signIn(who.email);
    const entered = await finish(body.tokenId!, 'app', appCode(who.secret), { trustDevice: true });
    const cookie = entered.headers.getSetCookie().find((each) => each.startsWith('td='))!;
    expect(cookie).toMatch(/^td=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=2592000/);
    return { ...who, cookie: cookie.split(';')[0]!, here: api.with({ token: entered.body.access_token }) };
  };

  test('is not asked for 30 days, and no other account profits', async () => {
    const who = await trusted();
    expect((await signIn(who.email, { cookie: who.cookie })).body.isLoggedIn).toBe(true);
    expect((await signIn(who.email)).body.isMfaRequired, 'another device').toBe(true);
    const other = await withApp();
    expect((await signIn(other.email, { cookie: who.cookie })).body.isMfaRequired, 'another account').toBe(true);
    expect(sql(`SELECT COUNT(*) FROM trusted_device WHERE token_hash = '${who.cookie.slice(3)}'`), 'kept as a digest').toBe('0');
    sql(`UPDATE trusted_device SET expires_at = 1 WHERE customer_id = (SELECT id FROM customer WHERE uid = '${who.email}')`);
    expect((await signIn(who.email, { cookie: who.cookie })).body.isMfaRequired, 'after 30 days').toBe(true);
  });

  test('is asked again after another password', async () => {
    const who = await trusted();
    await who.here.done('PUT', '/users/current/password', { body: { oldPassword: password, newPassword: 'Braai#2027x' } });
    const { body } = await api.call<Session>('POST', '/userLogin', { body: { username: who.email, password: 'Braai#2027x' }, headers: { cookie: who.cookie } });
    expect(body.isMfaRequired).toBe(true);
  });

  test('is asked again after everything else was signed out elsewhere, and not where that was done', async () => {
    const who = await trusted();
    await who.client.done('DELETE', '/users/current/sessions');
    expect((await signIn(who.email, { cookie: who.cookie })).body.isMfaRequired).toBe(true);
    const again = await trusted();
    await again.here.done('DELETE', '/users/current/sessions', { headers: { cookie: again.cookie } });
    expect((await signIn(again.email, { cookie: again.cookie })).body.isLoggedIn).toBe(true);
  });
});

test('a device that is trusted is asked again once its session was ended by hand, and no other is', async () => {
  const who = await withApp();
  const trusting = async () => {
    appRested(who.email);
    const entered = await finish((await signIn(who.email)).body.tokenId!, 'app', appCode(who.secret), { trustDevice: true });
    return entered.headers.getSetCookie().find((each) => each.startsWith('td='))!.split(';')[0]!;
  };
  const [lost, kept] = [await trusting(), await trusting()];
  const again = await signIn(who.email, { cookie: lost });
  const { sessions } = await api.with({ token: again.body.access_token }).get<{ sessions: Schemas['OwnSession'][] }>('/users/current/sessions');
  await who.client.done('DELETE', `/users/current/sessions/${sessions.find(({ isCurrent }) => isCurrent)!.id}`);
  expect((await signIn(who.email, { cookie: lost })).body.isMfaRequired).toBe(true);
  expect((await signIn(who.email, { cookie: kept })).body.isLoggedIn).toBe(true);
});

describe('in the account', () => {
  const mfa = (client: Client) => client.get<Schemas['Mfa']>('/users/current/mfa');

  test('two steps are off at first, and say what can be turned on', async () => {
    const { client } = await customer();
    expect(await mfa(client)).toMatchObject({ isOn: false, hasApp: false, canTurnOn: ['sms', 'email', 'app'], recoveryCodesLeft: 0, trustedDevices: 0, isConfirmed: false });
    expect((await mfa(client)).ways.map(({ way }) => way)).toEqual(['email']);
    expect(await client.refusal('POST', '/sendMFAAccountOTP', { body: { purpose: 'turnOff', way: 'email' } })).toMatchObject({ status: 400, subject: 'purpose' });
  });

  test('an app waits for a code to the address, so that whoever finds a session open cannot lock its owner out', async () => {
    const { client, email } = await customer();
    const app = { body: { purpose: 'turnOn', way: 'app' } };
    expect(await client.refusal('POST', '/sendMFAAccountOTP', app)).toMatchObject({ status: 403, type: 'StepUpRequiredError', reason: 'notAllowed' });
    const { body } = await begin(client, 'confirm', 'email');
    expect((await take(client, body.tokenId!, 'email', await codeSentTo(email))).body.responseStatus).toBe(true);
    const started = await begin(client, 'turnOn', 'app');
    expect(started.body).toMatchObject({ way: 'app', appSecret: expect.stringMatching(/^[A-Z2-7]{32}$/) });
    expect((await take(client, started.body.tokenId!, 'app', '000000')).body).toMatchObject({ invalidOTP: true, triesLeft: 4 });
    const on = await take(client, started.body.tokenId!, 'app', appCode(started.body.appSecret!));
    expect(on.body.recoveryCodes).toHaveLength(10);
    await reported(email, /Two-step sign-in is on: .*authenticator app/);
    expect(await mfa(client)).toMatchObject({ isOn: true, hasApp: true, recoveryCodesLeft: 10, isConfirmed: true, ways: [{ way: 'app' }, { way: 'recovery' }] });
    expect(sql(`SELECT COUNT(*) FROM second_factor WHERE app_secret LIKE '%${started.body.appSecret!}%'`)).toBe('0');
  });

  test('password and cellphone number wait for the step once it is on', async () => {
    const who = await withApp();
    unconfirmed(who.email);
    const change = { body: { oldPassword: password, newPassword: 'Braai#2027x' } };
    const refused = { status: 403, type: 'StepUpRequiredError' };
    expect(await who.client.refusal('PUT', '/users/current/password', change)).toMatchObject(refused);
    expect(await who.client.refusal('PUT', '/users/current', { body: { mobileNumber: '0821112233' } })).toMatchObject(refused);
    expect((await who.client.done<Schemas['User']>('PUT', '/users/current', { body: { firstName: 'Nomsa' } })).firstName).toBe('Nomsa');
    expect(await who.client.refusal('POST', '/sendMFAAccountOTP', { body: { purpose: 'turnOn', way: 'app' } })).toMatchObject(refused);
    const { body } = await begin(who.client, 'confirm', 'app');
    expect((await take(who.client, body.tokenId!, 'app', appCode(who.secret))).body.responseStatus).toBe(true);
    expect((await who.client.call('PUT', '/users/current/password', change)).status).toBe(202);
  });

  test('turning it off needs it, ends all of it and is reported', async () => {
    const who = await withApp();
    const step = await signIn(who.email);
    const elsewhere = api.with({ token: (await finish(step.body.tokenId!, 'recovery', who.recoveryCodes[0]!)).body.access_token });
    await elsewhere.get('/users/current');
    const { body } = await begin(who.client, 'turnOff', 'app');
    expect((await take(who.client, body.tokenId!, 'app', other(appCode(who.secret)))).body.invalidOTP).toBe(true);
    expect((await mfa(who.client)).isOn).toBe(true);
    expect((await take(who.client, body.tokenId!, 'app', appCode(who.secret))).body).toMatchObject({ responseStatus: true, successMsg: expect.stringContaining('is off') });
    await reported(who.email, /turned off/);
    expect(await elsewhere.refusal('GET', '/users/current')).toMatchObject({ status: 401 });
    expect(await mfa(who.client)).toMatchObject({ isOn: false, recoveryCodesLeft: 0, trustedDevices: 0 });
    expect((await signIn(who.email)).body.isLoggedIn).toBe(true);
  });

  test('new recovery codes end those of before', async () => {
    const who = await withApp();
    const { body } = await begin(who.client, 'recoveryCodes', 'app');
    const fresh = await take(who.client, body.tokenId!, 'app', appCode(who.secret));
    expect(fresh.body.recoveryCodes).toHaveLength(10);
    const step = await signIn(who.email);
    expect((await finish(step.body.tokenId!, 'recovery', who.recoveryCodes[0]!)).body.invalidOTP).toBe(true);
    expect((await finish(step.body.tokenId!, 'recovery', fresh.body.recoveryCodes![0]!)).body.isLoggedIn).toBe(true);
  });

  test('what somebody else set up ends when the address is shown to be its owner’s', async () => {
    const who = await withApp();
    sql(`UPDATE customer SET email_proven_at = NULL WHERE uid = '${who.email}'`);
    const { tokenId } = await api.post<Session>('/sendOtp', { loginId: who.email });
    await expect.poll(async () => (await sent(who.email, 'one-time-code')).length).toBe(1);
    const otp = /\b\d{6}\b/.exec((await sent(who.email, 'one-time-code'))[0]!.text)![0];
    expect((await api.call<Session>('POST', '/otpLogin', { body: { loginId: who.email, tokenId: tokenId!, otp } })).body.isLoggedIn).toBe(true);
    expect(sql(`SELECT COUNT(*) FROM second_factor WHERE customer_id = (SELECT id FROM customer WHERE uid = '${who.email}')`)).toBe('0');
  });
});
