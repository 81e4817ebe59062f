// Signing in with two steps. A code takes five tries; with the right password at most 30 codes
// are looked at in an hour, of which three of a million are right.
import { describe, expect, test } from 'vitest';
import { shop, type Schemas } from './support/client.ts';
import { sql } from './support/database.ts';
import { customer, password } from './support/people.ts';
import { aProduct } from './support/shelf.ts';
import { appCode } from './support/totp.ts';
import { begin, codeSentTo, finish, later, other, sent, sessionsOf, signIn, take, reported, whoIs, withApp, withEmail, type Message, type Session } from './support/two-steps.ts';

const api = shop();

describe('who asked for two steps', () => {
  test('by email signs in with the password and the code that comes at once', async () => {
    const who = await withEmail();
    await reported(who.email, /Two-step sign-in is on: .*to this address/);
    expect(who.recoveryCodes).toHaveLength(10);
    const before = await sessionsOf(who);
    const first = await signIn(who.email);
    expect(first).toMatchObject({ status: 200, body: { responseStatus: true, isMfaRequired: true, isLoggedIn: false, mfaWay: 'email', expiresIn: 600, resendAfter: 60 } });
    expect(first.body.sentTo).toMatch(/^s•••••\w@example\.co\.za$/);
    expect(first.body.mfaWays).toEqual([{ way: 'email', to: first.body.sentTo }, { way: 'recovery' }]);
    for (const member of ['access_token', 'refresh_token', 'user'] as const) expect(first.body[member]).toBeUndefined();
    expect(first.headers.get('set-cookie')).toBeNull();
    expect(await sessionsOf(who)).toBe(before);

    const otp = await codeSentTo(who.email, 2);
    const second = await finish(first.body.tokenId!, 'email', `${otp.slice(0, 3)} ${otp.slice(3)}`);
    expect(second).toMatchObject({ status: 200, body: { isLoggedIn: true, token_type: 'bearer' } });
    expect(second.headers.get('set-cookie')).toMatch(/rt=/);
    expect(await whoIs(second)).toBe(who.email);
    const again = await api.refusal('POST', '/validateMFAOTP', { body: { tokenId: first.body.tokenId!, way: 'email', otp } });
    expect(again).toMatchObject({ status: 400, type: 'TokenInvalidatedError' });
  });

  test('is signed out everywhere else when it comes on, but not when it changes', async () => {
    const who = await customer();
    const elsewhere = async () => api.with({ token: (await signIn(who.email)).body.access_token });
    const before = await elsewhere();
    expect((await before.call('GET', '/users/current')).status).toBe(200);
    const { body } = await begin(who.client, 'turnOn', 'email');
    expect((await take(who.client, body.tokenId!, 'email', await codeSentTo(who.email))).body.responseStatus).toBe(true);
    expect((await before.call('GET', '/users/current')).status).toBe(401);
    expect((await who.client.call('GET', '/users/current')).status).toBe(200);
    await reported(who.email, /Everywhere else you were signed out/);

    later(who.email, 120);
    const { body: held } = await signIn(who.email);
    const second = await finish(held.tokenId!, 'email', await codeSentTo(who.email, 2));
    const stepped = api.with({ token: second.body.access_token });
    const app = await begin(who.client, 'turnOn', 'app');
    expect((await take(who.client, app.body.tokenId!, 'app', appCode(app.body.appSecret!))).body.responseStatus).toBe(true);
    expect((await stepped.call('GET', '/users/current')).status, 'it has taken a step').toBe(200);
  });

  test('gets nothing of it while the password is wrong, and strangers never', async () => {
    const [two, one] = await Promise.all([withEmail(), customer()]);
    const wrong = (username: string) => api.call<Schemas['ErrorList']>('POST', '/userLogin', { body: { username, password: 'Guess#2026' } });
    expect((await wrong(two.email)).body).toEqual((await wrong(one.email)).body);
    const check = (loginId: string) => api.post<Schemas['LoginIdCheck']>('/users/anonymous/verifyLoginId', { loginId, purpose: 'login' });
    expect(await check(two.email)).toEqual(await check(one.email));
    expect((await check(two.email)).isMfaRequired).toBe(false);
  });

  test('keeps the cart they filled as a guest', async () => {
    const who = await withApp();
    const cart = await api.post<Schemas['Cart']>('/users/anonymous/carts', {});
    await api.post(`/users/anonymous/carts/${cart.guid}/entries`, { quantity: 1, product: { code: (await aProduct()).code } });
    const { body } = await signIn(who.email, { guestCartGuid: cart.guid! });
    const entered = await finish(body.tokenId!, 'app', appCode(who.secret));
    expect((await api.with({ token: entered.body.access_token }).get<Schemas['User']>('/users/current', { fields: 'FULL' })).totalItems).toBe(1);
  });

  test('may have the code sent again, and the newest counts', async () => {
    const who = await withEmail();
    const { body } = await signIn(who.email);
    const old = await codeSentTo(who.email, 2);
    const soon = await api.call<Session>('POST', '/sendMFAOTP', { body: { tokenId: body.tokenId!, way: 'email' } });
    expect(soon).toMatchObject({ status: 429, body: { maxCountReached: true } });
    expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(0);
    later(who.email, 2);
    expect(await api.post<Session>('/sendMFAOTP', { tokenId: body.tokenId!, way: 'email' })).toMatchObject({ mfaWay: 'email', resendAfter: 60 });
    const fresh = await codeSentTo(who.email, 3);
    if (old !== fresh) expect((await finish(body.tokenId!, 'email', old)).body.errorMsg).toContain('older code');
    expect((await finish(body.tokenId!, 'email', fresh)).body.isLoggedIn).toBe(true);
  });

  test('is asked for the app first, and may have a message instead', async () => {
    const who = await withApp();
    expect(who.address).toMatch(/^otpauth:\/\/totp\/[^:]+:.*\?secret=[A-Z2-7]{32}&issuer=.*&algorithm=SHA1&digits=6&period=30$/);
    const { body } = await signIn(who.email);
    expect(body).toMatchObject({ isMfaRequired: true, mfaWay: 'app' });
    expect(body.mfaWays!.map(({ way }) => way)).toEqual(['app', 'email', 'recovery']);
    await codeSentTo(who.email, 1);  // the one it was turned on with
    await api.post('/sendMFAOTP', { tokenId: body.tokenId!, way: 'email' });
    expect((await finish(body.tokenId!, 'email', await codeSentTo(who.email, 2))).body.isLoggedIn).toBe(true);
  });

  test('by SMS is sent it in one part, once the number is shown to be theirs', async () => {
    const mobileNumber = `0${Math.floor(600_000_000 + Math.random() * 300_000_000)}`;
    const who = await customer({ mobileNumber });
    expect(await who.client.refusal('POST', '/sendMFAAccountOTP', { body: { purpose: 'turnOn', way: 'sms' } })).toMatchObject({ status: 403, type: 'StepUpRequiredError' });
    sql(`UPDATE customer SET email_proven_at = 1, mobile_proven_at = 1 WHERE uid = '${who.email}'`);
    const { body } = await begin(who.client, 'turnOn', 'sms');
    await take(who.client, body.tokenId!, 'sms', await codeSentTo(mobileNumber));
    later(who.email, 120);
    const first = await signIn(who.email);
    expect(first.body).toMatchObject({ mfaWay: 'sms', sentTo: expect.stringMatching(/^0\d\d ••• ••\d\d$/) });
    const code = await codeSentTo(mobileNumber, 2);
    const [{ text, topic }] = (await sent(mobileNumber, 'second-step-code')) as [Message];
    expect(topic).toBe('sms');
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/second step of your sign-in/);
    expect((await finish(first.body.tokenId!, 'sms', code)).body.isLoggedIn).toBe(true);
  });

  test('and lost everything has ten codes, each for once', async () => {
    const who = await withApp();
    const [one] = who.recoveryCodes as [string];
    expect(one).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect((await finish((await signIn(who.email)).body.tokenId!, 'recovery', one.toLowerCase().replace('-', ' '))).body.isLoggedIn).toBe(true);
    await reported(who.email, /spare code was used .*9 left/);
    const { body } = await signIn(who.email);
    expect((await finish(body.tokenId!, 'recovery', one)).body).toMatchObject({ responseStatus: false, invalidOTP: true, triesLeft: 4 });
    expect((await finish(body.tokenId!, 'recovery', who.recoveryCodes[1]!)).body.isLoggedIn).toBe(true);
    expect(sql(`SELECT COUNT(*) FROM recovery_code WHERE code_hash LIKE '%${one.replace('-', '')}%'`)).toBe('0');
  });
});

describe('a second step', () => {
  test('takes five tries a code, however they come', async () => {
    const who = await withEmail();
    const { body } = await signIn(who.email);
    const code = await codeSentTo(who.email, 2);
    for (const triesLeft of [4, 3, 2, 1]) expect((await finish(body.tokenId!, 'email', other(code, triesLeft))).body).toMatchObject({ invalidOTP: true, triesLeft, maxCountReached: false });
    expect((await finish(body.tokenId!, 'email', other(code, 9))).body).toMatchObject({ invalidOTP: true, maxCountReached: true });
    expect((await finish(body.tokenId!, 'email', code)).body).toMatchObject({ invalidOTP: true, maxCountReached: true });
  });

  test('that is guessed at twenty times at once is spent after five', async () => {
    const who = await withEmail();
    const { body } = await signIn(who.email);
    const code = await codeSentTo(who.email, 2);
    await Promise.all(Array.from({ length: 20 }, (_, n) => finish(body.tokenId!, 'email', other(code, n + 1))));
    expect(sql(`SELECT MAX(wrong_tries) FROM second_step_ticket WHERE customer_id = (SELECT id FROM customer WHERE uid = '${who.email}')`)).toBe('5');
    expect((await finish(body.tokenId!, 'email', code)).body.isLoggedIn).not.toBe(true);
  });

  test('is not there for ever: ten wrong ones an hour from one place', async () => {
    const who = await withApp();
    for (let ticket = 0; ticket < 2; ticket += 1) {
      const { body } = await signIn(who.email);
      for (let n = 0; n < 5; n += 1) await finish(body.tokenId!, 'recovery', 'AAAA-AAAA');
    }
    const { body } = await signIn(who.email);
    const locked = await finish(body.tokenId!, 'app', appCode(who.secret));
    expect(locked).toMatchObject({ status: 429, body: { maxCountReached: true } });
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(3000);
  });

  test('of an app is taken one step early or late, and no step twice', async () => {
    const who = await withApp();
    const send = async (otp: string) => (await finish((await signIn(who.email)).body.tokenId!, 'app', otp)).body;
    const at = (steps: number) => send(appCode(who.secret, steps));
    expect(await at(-3)).toMatchObject({ invalidOTP: true, errorMsg: expect.stringContaining('your app shows now') });
    expect(await at(3)).toMatchObject({ invalidOTP: true });
    const now = appCode(who.secret);
    expect((await send(now)).isLoggedIn).toBe(true);
    expect(await send(now)).toMatchObject({ invalidOTP: true, errorMsg: expect.stringContaining('used already') });
    expect(await at(-1)).toMatchObject({ invalidOTP: true });
    expect((await at(1)).isLoggedIn).toBe(true);
  });

  test('lets one in of ten who send the same code at the same moment', async () => {
    const who = await withApp();
    const tickets = [];
    for (let n = 0; n < 10; n += 1) tickets.push((await signIn(who.email)).body.tokenId!);
    const otp = appCode(who.secret);
    const answers = await Promise.all(tickets.map((tokenId) => finish(tokenId, 'app', otp)));
    expect(answers.filter(({ body }) => body.isLoggedIn)).toHaveLength(1);
    const { body } = await signIn(who.email);
    const code = who.recoveryCodes[0]!;
    const same = await Promise.all(Array.from({ length: 6 }, () => api.call<Session>('POST', '/validateMFAOTP', { body: { tokenId: body.tokenId!, way: 'recovery', otp: code } })));
    expect(same.filter(({ status, body: { isLoggedIn } }) => status === 200 && isLoggedIn)).toHaveLength(1);
  });

  test('belongs to its attempt, its account and its purpose', async () => {
    const [one, two] = await Promise.all([withEmail(), withEmail()]);
    const tokens = [(await signIn(one.email)).body.tokenId!, (await signIn(two.email)).body.tokenId!] as const;
    const codes = [await codeSentTo(one.email, 2), await codeSentTo(two.email, 2)] as const;
    expect((await finish(tokens[1], 'email', codes[0])).body, 'of another attempt').toMatchObject({ invalidOTP: true });
    const over = { status: 400, type: 'TokenInvalidatedError' };
    expect(await api.refusal('POST', '/validateMFAOTP', { body: { tokenId: 'made-up', way: 'email', otp: codes[0] } })).toMatchObject(over);
    expect(await one.client.refusal('POST', '/validateMFAAccountOTP', { body: { tokenId: tokens[0], way: 'email', otp: codes[0] } }), 'of another purpose').toMatchObject(over);
    later(one.email, 2);
    const off = await begin(one.client, 'turnOff', 'email');
    const offCode = await codeSentTo(one.email, 3);
    const offBody = { tokenId: off.body.tokenId!, way: 'email', otp: offCode };
    expect(await api.refusal('POST', '/validateMFAOTP', { body: offBody }), 'lets nobody in').toMatchObject(over);
    expect(await two.client.refusal('POST', '/validateMFAAccountOTP', { body: offBody }), 'of another customer').toMatchObject(over);
    const elsewhere = await finish(tokens[0], 'email', codes[0]);
    const otherSession = api.with({ token: elsewhere.body.access_token });
    expect(await otherSession.refusal('POST', '/validateMFAAccountOTP', { body: offBody }), 'of another session').toMatchObject(over);
    expect((await take(one.client, off.body.tokenId!, 'email', offCode)).body.responseStatus).toBe(true);
  });

  test('that is none costs no try', async () => {
    const who = await withEmail();
    const { body } = await signIn(who.email);
    for (const otp of ['12345', 'abcdef', ''])
      expect(await api.refusal('POST', '/validateMFAOTP', { body: { tokenId: body.tokenId!, way: 'email', otp } })).toMatchObject({ status: 400, subject: 'otp', message: 'Please enter a 6 digits OTP to proceed.' });
    expect(await api.refusal('POST', '/validateMFAOTP', { body: { tokenId: body.tokenId!, way: 'recovery', otp: 'short' } })).toMatchObject({ status: 400, subject: 'otp' });
    expect(await api.refusal('POST', '/validateMFAOTP', { body: { tokenId: body.tokenId!, way: 'app', otp: '123456' } })).toMatchObject({ status: 400, subject: 'way' });
    expect(await api.refusal('POST', '/sendMFAOTP', { body: { tokenId: body.tokenId!, way: 'sms' } })).toMatchObject({ status: 400, subject: 'way' });
    expect((await finish(body.tokenId!, 'email', other(await codeSentTo(who.email, 2)))).body.triesLeft).toBe(4);
  });

  test('is asked for by every way to a session', async () => {
    const who = await withApp();
    const form = { grant_type: 'password', client_id: 'mobile_android', client_secret: 'secret', username: who.email, password };
    expect(await api.call('POST', '/authorizationserver/oauth/token', { form })).toMatchObject({ status: 400, body: { error: 'mfa_required', error_description: expect.stringContaining('validateMFAOTP') } });
    const wrong = await api.call('POST', '/authorizationserver/oauth/token', { form: { ...form, password: 'Guess#2026' } });
    expect(wrong.body.error).toBe('invalid_grant');

    const { tokenId } = await api.post<Session>('/sendOtp', { loginId: who.email });
    await expect.poll(async () => (await sent(who.email, 'one-time-code')).length).toBe(1);
    const otp = /\b\d{6}\b/.exec((await sent(who.email, 'one-time-code'))[0]!.text)![0];
    const byCode = await api.call<Session>('POST', '/otpLogin', { body: { loginId: who.email, tokenId: tokenId!, otp } });
    expect(byCode.body).toMatchObject({ isMfaRequired: true, mfaWay: 'app' });
    expect(byCode.body.access_token).toBeUndefined();
    expect(byCode.body.mfaWays!.map(({ way }) => way), 'not by email again').toEqual(['app', 'recovery']);
    expect((await finish(byCode.body.tokenId!, 'app', appCode(who.secret))).body.isLoggedIn).toBe(true);
  });

  test('stays on when the password is forgotten', async () => {
    const who = await withApp();
    await api.post('/forgottenpasswordtokens', { username: who.email });
    await expect.poll(async () => (await sent(who.email, 'password-reset')).length).toBe(1);
    const token = /newpassword#([\w-]+)/.exec((await sent(who.email, 'password-reset'))[0]!.text)![1]!;
    await api.done('POST', '/resetpassword', { body: { token, newPassword: 'Braai#2027x' } });
    const { body } = await api.call<Session>('POST', '/userLogin', { body: { username: who.email, password: 'Braai#2027x' } });
    expect(body.isMfaRequired).toBe(true);
  });

  test('asks for a human after many tries from one place', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.181' };
    const answers: number[] = [];
    for (let n = 0; n < 6; n += 1) answers.push((await api.call('POST', '/validateMFAOTP', { body: { tokenId: 'x', way: 'email', otp: '000000' }, headers })).status);
    expect(answers).toEqual([400, 400, 400, 400, 400, 412]);
  });
});
