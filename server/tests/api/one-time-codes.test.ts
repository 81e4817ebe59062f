// Signing in by a code of six digits. One of a million, 5 tries a code: guessing finds 5 in a million codes, and
// with 5 codes an hour to one number at most 25 in a million an hour.
import { describe, expect, test } from 'vitest';
import { shopperWithOrder } from './support/buying.ts';
import { type Client, shop, type Schemas } from './support/client.ts';
import { asked, codeSentTo, earlier, enter, idOf, newNumber, proven, send, sentTo, withNumber } from './support/codes.ts';
import { sql } from './support/database.ts';
import { addressForm, customer, newEmail, password } from './support/people.ts';
import { aProduct } from './support/shelf.ts';
import { type Message, other, type Session, whoIs } from './support/two-steps.ts';

const api = shop();

describe('a one-time code', () => {
  test('comes by mail and signs in, spaces or not, once; it proves the address', async () => {
    const { email } = await customer();
    const sent = await send(email);
    expect(sent.body).toMatchObject({ responseStatus: true, expiresIn: 600, resendAfter: 60, sentTo: expect.stringMatching(/^s•••••\w@example\.co\.za$/) });
    const code = await codeSentTo(email);
    expect(proven(email)).toBe('--');
    expect((await api.call<Session>('POST', '/userLogin', { body: { username: email, password } })).body.isLoggedIn).toBe(true);
    const entry = { loginId: email.toUpperCase(), tokenId: sent.body.tokenId!, otp: `${code.slice(0, 3)} ${code.slice(3)}` };
    const entered = await enter(entry);
    expect(entered).toMatchObject({ status: 200, body: { responseStatus: true, isLoggedIn: true, token_type: 'bearer' } });
    expect(entered.headers.get('set-cookie')).toMatch(/rt=/);
    expect(await whoIs(entered)).toBe(email);
    expect(proven(email)).toBe('email-');
    const again = await enter(entry);
    expect(again).toMatchObject({ status: 200, body: { responseStatus: false, invalidOTP: true, maxCountReached: false } });
    expect(again.body.access_token).toBeUndefined();
  });

  test('that shows an address is theirs for the first time leaves addresses and number to who has bought with the account', async () => {
    const { client, email } = await shopperWithOrder();
    sql(`UPDATE customer_order SET payment_status = 'succeed' WHERE customer_id = (SELECT id FROM customer WHERE uid = '${email}')`);
    const before = await client.get<Schemas['User']>('/users/current', { fields: 'FULL' });
    const tokenId = await asked(email);
    const mine = await enter({ loginId: email, tokenId, otp: await codeSentTo(email) });
    const owner = api.with({ token: mine.body.access_token });
    expect((await owner.get<Schemas['AddressList']>('/users/current/addresses')).addresses).not.toEqual([]);
    expect((await owner.get<Schemas['User']>('/users/current', { fields: 'FULL' })).mobileNumber).toBe(before.mobileNumber);
  });

  test('that shows an address is theirs for the first time ends what somebody else may have made the account with', async () => {
    const mobileNumber = newNumber();
    const { email, client } = await withNumber({ mobileNumber });
    expect((await client.call('GET', '/users/current')).status).toBe(200);
    await client.post('/users/current/addresses', addressForm({ line1: 'Their Street' }));
    await client.done('PUT', '/users/current', { body: { isMarketingCommunication: true } });
    const tokenId = await asked(email);
    const mine = await enter({ loginId: email, tokenId, otp: await codeSentTo(email) });
    await expect.poll(async () => (await client.call('GET', '/users/current')).status).toBe(401);
    expect((await api.call<Session>('POST', '/userLogin', { body: { username: email, password } })).body.isLoggedIn, 'their password').not.toBe(true);
    await asked(mobileNumber);
    expect(await sentTo(mobileNumber), 'their number').toEqual([]);
    expect(await whoIs(mine)).toBe(email);
    const owner = api.with({ token: mine.body.access_token });
    expect((await owner.get<Schemas['AddressList']>('/users/current/addresses')).addresses, 'their addresses').toEqual([]);
    const about = await owner.get<Schemas['User']>('/users/current', { fields: 'FULL' });
    expect(about, 'their consents').toMatchObject({ isMarketingCommunication: false });
    expect(about.mobileNumber, 'their number').toBeUndefined();
    const { messages } = (await (await fetch(`${api.base}/dev/outbox.json`)).json()) as { messages: Message[] };
    expect(messages.filter((each) => each.to === email && each.key.startsWith('password-ended:'))).toHaveLength(1);
  });

  test('of an address that was proven before leaves password and sessions alone', async () => {
    const { email, client } = await customer();
    sql(`UPDATE customer SET email_proven_at = 1 WHERE uid = '${email}'`);
    const tokenId = await asked(email);
    expect((await enter({ loginId: email, tokenId, otp: await codeSentTo(email) })).body.isLoggedIn).toBe(true);
    expect((await client.call('GET', '/users/current')).status).toBe(200);
    expect((await api.call<Session>('POST', '/userLogin', { body: { username: email, password } })).body.isLoggedIn).toBe(true);
  });

  test('is sent to no number that was only typed', async () => {
    const mobileNumber = newNumber();
    await customer({ mobileNumber });
    await asked(mobileNumber);
    expect(await sentTo(mobileNumber)).toEqual([]);
  });

  test.each([1, 64, 65, 128, 5000])('with a token of %i characters is refused like any other', async (length) => {
    const body = { loginId: newEmail(), tokenId: 'x'.repeat(length), otp: '000000' };
    expect((await enter(body)).body).toMatchObject({ responseStatus: false, invalidOTP: true });
  });

  test('comes by SMS in one part, with the shop first and where it may be filled in last', async () => {
    const mobileNumber = newNumber();
    const { email } = await withNumber({ mobileNumber });
    const tokenId = await asked(mobileNumber);
    const code = await codeSentTo(mobileNumber);
    const [{ text, topic }] = (await sentTo(mobileNumber)) as [Message];
    expect(topic).toBe('sms');
    expect(text).toMatch(new RegExp(`^[^:]+: ${code} is your code to sign in\\. It works for 10 minutes\\. Never share it: .*\\n\\n@\\S+ #${code}$`));
    expect(text.length).toBeLessThanOrEqual(160);
    const entered = await enter({ loginId: mobileNumber, tokenId, otp: code });
    expect(await whoIs(entered)).toBe(email);
    expect(proven(email)).toBe('-mobile');
    const theirs = api.with({ token: entered.body.access_token });
    expect(await theirs.refusal('PUT', '/users/current', { body: { mobileNumber: newNumber() } })).toMatchObject({ type: 'ConfirmationNeededError', subject: 'mobileNumber' });
    expect(proven(email)).toBe('-mobile');
  });

  test('takes the guest cart along', async () => {
    const { email } = await customer();
    const { code } = await aProduct();
    const cart = await api.post<Schemas['Cart']>('/users/anonymous/carts', {});
    await api.post(`/users/anonymous/carts/${cart.guid}/entries`, { quantity: 1, product: { code } });
    const tokenId = await asked(email);
    const entered = await enter({ loginId: email, tokenId, otp: await codeSentTo(email), guestCartGuid: cart.guid! });
    expect((await api.with({ token: entered.body.access_token }).get<Schemas['User']>('/users/current', { fields: 'FULL' })).totalItems).toBe(1);
  });

  test('that is wrong five times is cancelled, the right one too', async () => {
    const { email } = await customer();
    const tokenId = await asked(email);
    const code = await codeSentTo(email);
    for (const triesLeft of [4, 3, 2, 1]) {
      const { body } = await enter({ loginId: email, tokenId, otp: other(code, triesLeft) });
      expect(body).toMatchObject({ responseStatus: false, invalidOTP: true, maxCountReached: false, triesLeft });
    }
    const spent = { status: 200, body: { responseStatus: false, invalidOTP: true, maxCountReached: true, triesLeft: 0 } };
    expect(await enter({ loginId: email, tokenId, otp: other(code, 9) })).toMatchObject(spent);
    expect(await enter({ loginId: email, tokenId, otp: code })).toMatchObject(spent);
    expect(proven(email)).toBe('--');
  });

  test('that is wrong twenty times at the same moment is cancelled all the same', async () => {
    const { email } = await customer();
    const tokenId = await asked(email);
    const code = await codeSentTo(email);
    await Promise.all(Array.from({ length: 20 }, (_, n) => enter({ loginId: email, tokenId, otp: other(code, n + 1) })));
    expect(Number(sql(`SELECT wrong_tries FROM one_time_code WHERE id = '${idOf.get(tokenId)!}'`))).toBe(5);
    expect((await enter({ loginId: email, tokenId, otp: code })).body.isLoggedIn).not.toBe(true);
  });

  test('that is none costs no try, and names its field', async () => {
    const { email } = await customer();
    const tokenId = await asked(email);
    const code = await codeSentTo(email);
    for (const otp of ['12345', 'abcdef', '1234567', '']) {
      const refused = await api.refusal('POST', '/otpLogin', { body: { loginId: email, tokenId, otp } });
      expect(refused).toMatchObject({ status: 400, type: 'ValidationError', subject: 'otp', message: 'Please enter a 6 digits OTP to proceed.' });
    }
    expect((await enter({ loginId: email, tokenId, otp: other(code) })).body.triesLeft).toBe(4);
    expect((await enter({ loginId: email, tokenId, otp: code })).body.isLoggedIn).toBe(true);
  });

  test('works for ten minutes', async () => {
    const { email } = await customer();
    const tokenId = await asked(email);
    const code = await codeSentTo(email);
    earlier(tokenId, 600_000);
    expect((await enter({ loginId: email, tokenId, otp: code })).body).toMatchObject({ invalidOTP: true, errorMsg: expect.stringContaining('expired') });
  });

  test('belongs to its attempt, its address and its purpose', async () => {
    const [one, two] = await Promise.all([customer(), customer()]);
    const tokens = [await asked(one.email), await asked(two.email)] as const;
    const codes = [await codeSentTo(one.email), await codeSentTo(two.email)] as const;
    const refused = { status: 200, body: { responseStatus: false, invalidOTP: true } };
    expect(await enter({ loginId: one.email, tokenId: tokens[1], otp: codes[0] }), 'another session').toMatchObject(refused);
    expect(await enter({ loginId: two.email, tokenId: tokens[0], otp: codes[0] }), 'another address').toMatchObject(refused);
    expect(await enter({ loginId: one.email, tokenId: 'made-up', otp: codes[0] })).toMatchObject(refused);
    const asSignUp = await api.call<Session>('POST', '/verifyUserWithOTP', { body: { loginId: one.email, tokenId: tokens[0], otp: codes[0] } });
    expect(asSignUp, 'another purpose').toMatchObject(refused);
    expect((await enter({ loginId: one.email, tokenId: tokens[0], otp: codes[0] })).body.isLoggedIn).toBe(true);
  });

  test('gives way to a newer one of its attempt, and whoever types the older is notified', async () => {
    const { email } = await customer();
    const first = await asked(email);
    const old = await codeSentTo(email);
    earlier(first, 61_000);
    const second = await asked(email, { tokenId: first });
    expect(second).toBe(first);
    const fresh = await codeSentTo(email, 2);
    if (old !== fresh) expect((await enter({ loginId: email, tokenId: first, otp: old })).body).toMatchObject({ invalidOTP: true, errorMsg: expect.stringContaining('older code') });
    expect((await enter({ loginId: email, tokenId: first, otp: fresh })).body.isLoggedIn).toBe(true);
  });

  test('signs in exactly once, however many send it at the same moment', async () => {
    const { email } = await customer();
    const tokenId = await asked(email);
    const otp = await codeSentTo(email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter({ loginId: email, tokenId, otp })));
    expect(answers.filter(({ body }) => body.isLoggedIn)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.invalidOTP)).toHaveLength(9);
  });

  test('is not distinguished from one for an address nobody has, which is sent nothing', async () => {
    const { email } = await customer();
    const nobody = newEmail();
    const [known, unknown] = [await send(email), await send(nobody)];
    expect(unknown.status).toBe(known.status);
    expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));
    expect(unknown.body).toMatchObject({ expiresIn: 600, resendAfter: 60, successMsg: expect.stringContaining('If there is an account') });
    await codeSentTo(email);
    expect(await sentTo(nobody)).toEqual([]);
    const wrong = (loginId: string, tokenId: string) => enter({ loginId, tokenId, otp: '000000' });
    expect((await wrong(nobody, unknown.body.tokenId!)).body).toEqual((await wrong(email, known.body.tokenId!)).body);
    expect((await send(nobody)).status, 'limited alike').toBe(429);
  });

  test('is sent once a minute and five times an hour, whoever asks', async () => {
    const mobileNumber = newNumber();
    await customer({ mobileNumber });
    const tokenId = await asked(mobileNumber);
    const soon = await send(mobileNumber);
    expect(soon).toMatchObject({ status: 429, body: { maxCountReached: true, responseStatus: false } });
    expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(soon.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    for (let n = 0; n < 4; n += 1) {
      earlier(tokenId, 61_000);
      expect((await send(mobileNumber)).status).toBe(200);
    }
    earlier(tokenId, 61_000);
    const late = await send(mobileNumber);
    expect(late).toMatchObject({ status: 429, body: { maxCountReached: true, errorMsg: expect.stringContaining('5 codes this hour') } });
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(3000);
  });

  test('that anybody can ask for keeps nobody from those of their own account', async () => {
    const who = await customer();
    const tokenId = await asked(who.email);
    const refused = async (path: string, client: Client, body: object) => {
      const answer = await client.call<Session>('POST', path, { body });
      expect(answer, path).toMatchObject({ status: 429, body: { maxCountReached: true } });
      expect(Number(answer.headers.get('retry-after')), path).toBeGreaterThan(0);
    };
    const turnOn = { purpose: 'turnOn', way: 'email' };
    for (let n = 0; n < 4; n += 1) {
      earlier(tokenId, 61_000);
      expect((await send(who.email)).status).toBe(200);
    }
    await refused('/sendOtp', api, { loginId: who.email });
    expect((await who.client.call('POST', '/sendMFAAccountOTP', { body: turnOn })).status).toBe(200);
    // Those share one a minute and five an hour among each other, and use up what anybody may ask for.
    await refused('/users/current/contactOtp', who.client, { loginId: who.email });
    for (let n = 0; n < 4; n += 1) {
      earlier(tokenId, 61_000);
      expect((await who.client.call('POST', '/users/current/contactOtp', { body: { loginId: who.email } })).status).toBe(200);
    }
    earlier(tokenId, 61_000);
    await refused('/sendMFAAccountOTP', who.client, turnOn);
    earlier(tokenId, 3_000_000);
    await refused('/sendOtp', api, { loginId: who.email });
  });

  test('is sent once however many ask at the same moment', async () => {
    const { email } = await customer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    await codeSentTo(email);
  });

  test('is kept as a digest that needs the token nobody keeps', async () => {
    const { email } = await customer();
    const tokenId = await asked(email);
    const code = await codeSentTo(email);
    const row = sql(`SELECT attempt || ' ' || code_hash || ' ' || subject FROM one_time_code WHERE id = '${idOf.get(tokenId)!}'`);
    for (const secret of [code, tokenId, email]) expect(row).not.toContain(secret);
  });
});

describe('whoever asks for many codes from one place', () => {
  test('is asked for a human, also when they try some', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.180' };
    const answers: number[] = [];
    for (let n = 0; n < 4; n += 1) answers.push((await api.call('POST', '/sendOtp', { body: { loginId: newEmail() }, headers })).status);
    for (let n = 0; n < 2; n += 1) answers.push((await api.call('POST', '/otpLogin', { body: { loginId: newEmail(), tokenId: 'x', otp: '000000' }, headers })).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 412]);
  });

  test('and has failed by twenty codes from there waits, the right code or not; wrong passwords there are counted apart', async () => {
    const { email } = await customer();
    for (let n = 0; n < 20; n += 1) await api.call('POST', '/userLogin', { body: { username: email, password: `Guess#${n}xx` } });
    for (let sent = 1; sent <= 4; sent += 1) {
      const tokenId = await asked(email);
      const otp = other(await codeSentTo(email, sent));
      for (let n = 0; n < 5; n += 1) expect((await enter({ loginId: email, tokenId, otp })).status).toBe(200);
      earlier(tokenId, 61_000);
    }
    const tokenId = await asked(email);
    const locked = await enter({ loginId: email, tokenId, otp: await codeSentTo(email, 5) });
    expect(locked).toMatchObject({ status: 429, body: { maxCountReached: true } });
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(3000);
  }, 60_000);
});

describe('a number on several accounts', () => {
  const family = async () => {
    const mobileNumber = newNumber();
    const people = [await withNumber({ mobileNumber, firstName: 'Sizwe' }), await withNumber({ mobileNumber, firstName: 'Nomsa' })] as const;
    return { mobileNumber, people };
  };
  const choice = async (mobileNumber: string) => {
    const tokenId = await asked(mobileNumber);
    const { body } = await enter({ loginId: mobileNumber, tokenId, otp: await codeSentTo(mobileNumber) });
    expect(body).toMatchObject({ responseStatus: true, isMultipleUsers: true });
    expect(body.access_token).toBeUndefined();
    return body;
  };

  test('lets who has the code choose one of them, once', async () => {
    const { mobileNumber, people } = await family();
    expect(await api.post<Schemas['LoginIdCheck']>('/users/anonymous/verifyLoginId', { loginId: mobileNumber, purpose: 'login' })).toMatchObject({ isMultipleUsers: true });
    const anOrder = await shopperWithOrder();
    sql(`UPDATE customer_order SET created_at = 1780000000000, customer_id = (SELECT id FROM customer WHERE uid = '${people[0].email}') WHERE code = '${anOrder.order.code}'`);
    const { accounts, tokenId } = await choice(mobileNumber);
    expect(accounts!.map(({ firstName }) => firstName)).toEqual(['Sizwe', 'Nomsa']);
    expect(accounts!.map(({ lastOrder }) => lastOrder)).toEqual(['2026-05-28T20:26:40+0000', undefined]);
    for (const { displayUid } of accounts!) expect(displayUid).toMatch(/^s•••••\w@example\.co\.za$/);
    const nomsa = { loginId: mobileNumber, tokenId: tokenId!, customerId: accounts![1]!.customerId };
    const entered = await enter(nomsa);
    expect(await whoIs(entered)).toBe(people[1].email);
    expect(await api.refusal('POST', '/otpLogin', { body: nomsa })).toMatchObject({ status: 400, type: 'TokenInvalidatedError' });
  });

  test('leads to no account that has another number, and to none without the code', async () => {
    const { mobileNumber } = await family();
    const mallory = await customer();
    const theirs = sql(`SELECT id FROM customer WHERE uid = '${mallory.email}'`);
    const { accounts, tokenId } = await choice(mobileNumber);
    const refused = { status: 400, type: 'TokenInvalidatedError' };
    expect(await api.refusal('POST', '/otpLogin', { body: { loginId: mobileNumber, tokenId, customerId: theirs } })).toMatchObject(refused);
    expect(await api.refusal('POST', '/otpLogin', { body: { loginId: mallory.email, tokenId, customerId: theirs } })).toMatchObject(refused);
    const customerId = accounts![0]!.customerId;
    const second = newNumber();
    await withNumber({ mobileNumber: second });
    const unproven = await asked(second);
    expect(await api.refusal('POST', '/otpLogin', { body: { loginId: mobileNumber, tokenId: unproven, customerId } })).toMatchObject(refused);
  });
});
