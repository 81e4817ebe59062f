// A customer shows that an email address or cellphone number is theirs, or has another take its place; what waits for that
// proof; and how a change is undone.
import { execFileSync } from 'node:child_process';
import { describe, expect, inject, test } from 'vitest';
import { type Client, shop, type Schemas } from './support/client.ts';
import { codeSentTo, enter, newNumber, send, sentTo } from './support/codes.ts';
import { sql } from './support/database.ts';
import { customer, newEmail, password, signUpForm } from './support/people.ts';
import { program } from './support/server.ts';
import { aProduct } from './support/shelf.ts';
import { other, sent, type Session } from './support/two-steps.ts';

const api = shop();

const arrived = async (to: string, kind: string) => {
  await expect.poll(async () => (await sent(to, kind)).length).toBe(1);
  return (await sent(to, kind))[0]!.text;
};
const linkSentTo = async (to: string) => /undochange#(\S+)/.exec(await arrived(to, 'contact-changed'))![1]!;
const ask = (client: Client, loginId: string, more: object = {}) => client.call<Session>('POST', '/users/current/contactOtp', { body: { loginId, ...more } });
const show = (client: Client, loginId: string, tokenId: string, otp: string) => client.call<Session>('PUT', '/users/current/contact', { body: { loginId, tokenId, otp } });
const undo = (token: string) => api.call('POST', '/undoContactChange', { body: { token } });
const me = (client: Client) => client.get<Schemas['User']>('/users/current', { fields: 'FULL' });
const isIn = async (username: string) => (await api.call<Session>('POST', '/userLogin', { body: { username, password } })).body.isLoggedIn === true;
const changed = async (client: Client, loginId: string) => {
  const { body } = await ask(client, loginId, { password });
  const answer = await show(client, loginId, body.tokenId!, await codeSentTo(loginId));
  expect(answer.body).toMatchObject({ responseStatus: true, isLoggedIn: true });
  return api.with({ token: answer.body.access_token });
};

test('another number typed into the details is reported by mail, and what stays the same is not', async () => {
  const mobileNumber = newNumber();
  const { email, client } = await customer({ mobileNumber });
  await client.done('PATCH', '/users/current', { body: { mobileNumber, firstName: 'Zanele' } });
  const next = newNumber();
  await client.done('PATCH', '/users/current', { body: { mobileNumber: next } });
  const word = await arrived(email, 'sign-in-changed');
  expect(word).toContain(`changed to ${next.slice(0, 3)} ••• ••${next.slice(8)} just now`);
  expect(word).toContain('Hello Zanele');
});

describe('what there is', () => {
  test('is not proven at first, and is by a code', async () => {
    const mobileNumber = newNumber();
    const { email, client } = await customer({ mobileNumber });
    expect(await me(client)).toMatchObject({ isEmailProven: false, isMobileProven: false });
    expect(await client.refusal('POST', '/users/current/contactOtp', { body: { loginId: mobileNumber } }), 'a session alone opens no way in')
      .toMatchObject({ status: 403, type: 'ConfirmationNeededError' });
    for (const [loginId, more, shown] of [[email, { isEmailProven: true }, {}], [mobileNumber, { isMobileProven: true }, { password }]] as const) {
      const { status, body } = await ask(client, loginId, shown);
      expect({ status, body }).toMatchObject({ status: 200, body: { expiresIn: 600, resendAfter: 60 } });
      const code = await codeSentTo(loginId);
      const wrong = await show(client, loginId, body.tokenId!, other(code));
      expect(wrong).toMatchObject({ status: 200, body: { responseStatus: false, invalidOTP: true, triesLeft: 4 } });
      const right = await show(client, loginId, body.tokenId!, `${code.slice(0, 3)} ${code.slice(3)}`);
      expect(right.body).toMatchObject({ responseStatus: true, user: more });
      expect(right.body.access_token, 'nothing else changed').toBeUndefined();
      expect((await show(client, loginId, body.tokenId!, code)).body.invalidOTP, 'once').toBe(true);
    }
    expect(await me(client)).toMatchObject({ uid: email, mobileNumber, isEmailProven: true, isMobileProven: true });
    const word = await arrived(email, 'contact-changed');
    expect(word).toContain('From now on');
    expect(word).not.toContain('is now');
    expect((await undo(await linkSentTo(email))).status).toBe(200);
    expect(sql(`SELECT mobile_number || coalesce(mobile_proven_at, 0) FROM customer WHERE uid = '${email}'`)).toBe(`${mobileNumber}0`);
  });

  test('needs no more once it is proven', async () => {
    const mobileNumber = newNumber();
    const { email, client } = await customer({ mobileNumber });
    sql(`UPDATE customer SET mobile_proven_at = 1 WHERE uid = '${email}'`);
    expect((await ask(client, mobileNumber)).status).toBe(200);
  });

  test('is shown by whom the code is for, and nobody else', async () => {
    const [one, two] = [await customer(), await customer()];
    const { body } = await ask(one.client, one.email);
    const code = await codeSentTo(one.email);
    expect((await show(two.client, one.email, body.tokenId!, code)).body).toMatchObject({ responseStatus: false, invalidOTP: true });
    expect((await api.call('POST', '/otpLogin', { body: { loginId: one.email, tokenId: body.tokenId, otp: code } })).body, 'no way in').toMatchObject({ invalidOTP: true });
    expect((await show(one.client, one.email, body.tokenId!, code)).body.responseStatus).toBe(true);
    expect((await api.call('POST', '/users/current/contactOtp', { body: { loginId: one.email } })).status).toBe(401);
  });

  test('is sent codes as seldom as for signing in, and together with these', async () => {
    const { email, client } = await customer();
    await ask(client, email);
    const again = await ask(client, email);
    expect(again).toMatchObject({ status: 429, body: { maxCountReached: true } });
    expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await api.call('POST', '/sendOtp', { body: { loginId: email } })).status).toBe(429);
  });
});

describe('another email address', () => {
  test('takes the place of the old one, which is notified and can undo it', async () => {
    const { email, client } = await customer();
    const elsewhere = api.with({ token: (await api.call<Session>('POST', '/userLogin', { body: { username: email, password } })).body.access_token });
    const next = newEmail();
    const asked = await ask(client, next, { password });
    expect(asked.body.sentTo).toMatch(/^s•••••/);
    expect((await me(client)).uid, 'not yet').toBe(email);
    const answer = await show(client, next, asked.body.tokenId!, await codeSentTo(next));
    expect(answer.body).toMatchObject({ isLoggedIn: true, user: { uid: next, isEmailProven: true } });
    expect((await me(api.with({ token: answer.body.access_token }))).uid).toBe(next);
    await expect.poll(async () => (await elsewhere.call('GET', '/users/current')).status).toBe(401);
    expect(await isIn(next)).toBe(true);
    expect(await isIn(email)).toBe(false);
    expect(await arrived(next, 'contact-changed')).not.toContain('undochange');

    const link = await linkSentTo(email);
    expect(await undo(link)).toMatchObject({ status: 200, body: { responseStatus: true } });
    await expect.poll(async () => (await api.with({ token: answer.body.access_token }).call('GET', '/users/current')).status).toBe(401);
    expect(await isIn(email), 'the password ended').toBe(false);
    expect(await isIn(next)).toBe(false);
    expect(sql(`SELECT COUNT(*) FROM customer WHERE uid = '${email}' AND email_proven_at IS NOT NULL`)).toBe('1');
    await arrived(email, 'contact-undone');
    expect(await api.refusal('POST', '/undoContactChange', { body: { token: link } }), 'once').toMatchObject({ status: 400, type: 'TokenInvalidatedError' });
  });

  test('is undone by changing back as well: no link is left to either side', async () => {
    const { email, client } = await customer();
    const mobileNumber = newNumber();
    const next = newEmail();
    const after = await changed(client, next);
    const link = await linkSentTo(email);
    expect(await arrived(next, 'contact-changed')).not.toContain('undochange');
    const again = await changed(after, mobileNumber);
    await expect.poll(async () => (await sent(next, 'contact-changed')).length).toBe(2); // of the number, with its link
    await changed(again, email);
    await expect.poll(async () => (await sent(next, 'contact-changed')).length).toBe(3);
    expect((await sent(next, 'contact-changed')).map(({ text }) => text).join(' ').match(/undochange#/g), 'that of the number').toHaveLength(1);
    expect((await undo(link)).status).toBe(400);
    expect(sql(`SELECT uid FROM customer WHERE mobile_number = '${mobileNumber}'`)).toBe(email);
  });

  test('is reported to who loses the account when it is undone, and does not hear again from mails stopped before', async () => {
    const { email, client } = await customer();
    sql(`UPDATE customer SET email_proven_at = 1 WHERE uid = '${email}'`);
    const customers = (...words: string[]) => execFileSync(program('spaza'), ['customers', ...words, '--database', inject('shop').database], { encoding: 'utf8' });
    customers('suppress', email, '--as', email);
    sql(`UPDATE mail_suppression SET reason = 'unsubscribed' WHERE by_whom = '${email}'`); // as by a mail's link
    const next = newEmail();
    await changed(client, next);
    expect(customers('suppressions', next)).toContain(`${next}: unsubscribed`);
    expect((await undo(await linkSentTo(email))).status).toBe(200);
    await arrived(next, 'contact-undone');
    await arrived(email, 'contact-undone');
  });

  test('asks who changes it: the password, or a code to the address there is', async () => {
    const { email, client } = await customer();
    const next = newEmail();
    expect(await client.refusal('POST', '/users/current/contactOtp', { body: { loginId: next } })).toMatchObject({ type: 'ConfirmationNeededError', subject: 'password' });
    expect(await client.refusal('POST', '/users/current/contactOtp', { body: { loginId: next, password: 'Wrong#2026' } })).toMatchObject({ type: 'PasswordMismatchError', subject: 'password' });
    expect(await sentTo(next)).toEqual([]);
    const own = await ask(client, email);
    const code = await codeSentTo(email);
    const byCode = { confirmTokenId: own.body.tokenId, confirmOtp: other(code) };
    expect((await ask(client, next, byCode)).body).toMatchObject({ responseStatus: false, invalidOTP: true, triesLeft: 4 });
    const asked = await ask(client, next, { ...byCode, confirmOtp: code });
    expect(asked.body.tokenId).toBeTruthy();
    expect((await show(client, next, asked.body.tokenId!, await codeSentTo(next))).body.user?.uid).toBe(next);
  });

  test('is sent a newer code without asking again, and by its own attempt only', async () => {
    const { email, client } = await customer();
    const next = newEmail();
    const { body } = await ask(client, next, { password });
    await codeSentTo(next);
    sql(`UPDATE one_time_code SET created_at = created_at - 61000 WHERE customer_id = (SELECT id FROM customer WHERE uid = '${email}')`);
    expect(await client.refusal('POST', '/users/current/contactOtp', { body: { loginId: next, tokenId: 'made-up' } })).toMatchObject({ type: 'ConfirmationNeededError' });
    expect((await ask(client, next, { tokenId: body.tokenId })).body.tokenId).toBe(body.tokenId);
    expect((await show(client, next, body.tokenId!, await codeSentTo(next, 2))).body.user?.uid).toBe(next);
  });

  test('that another account has is reported only to who has shown that it is theirs', async () => {
    const [one, two] = [await customer(), await customer()];
    const asked = await ask(one.client, two.email, { password });
    expect(asked.status, 'as for any other').toBe(200);
    const otp = await codeSentTo(two.email);
    const refused = await one.client.refusal('PUT', '/users/current/contact', { body: { loginId: two.email, tokenId: asked.body.tokenId, otp } });
    expect(refused).toMatchObject({ status: 400, type: 'DuplicateUidError', subject: 'loginId' });
    expect((await me(one.client)).uid).toBe(one.email);
  });

  test('cannot be made hard to undo: not by another change, nor by an account with the old one', async () => {
    const { email, client } = await customer();
    sql(`UPDATE customer SET email_proven_at = 1 WHERE uid = '${email}'`);
    const [second, third] = [newEmail(), newEmail()];
    const after = await changed(client, second);
    await changed(after, third);
    const taken = await api.call<Session>('POST', '/newUser', { body: { email, firstName: 'Eve', lastName: 'Moyo', password, rePassword: password, termsAndConditions: true } });
    expect(taken.body).toMatchObject({ responseStatus: false, isExisting: true });
    const mallory = await customer();
    const asked = await ask(mallory.client, email, { password });
    const otp = await codeSentTo(email);
    expect((await show(mallory.client, email, asked.body.tokenId!, otp)).status).toBe(400);
    const [first, theirs] = [await linkSentTo(email), /undochange#(\S+)/.exec((await sent(second, 'contact-changed')).map(({ text }) => text).join(' '))![1]!];
    expect((await undo(first)).status).toBe(200);
    expect(sql(`SELECT COUNT(*) FROM customer WHERE uid = '${email}'`)).toBe('1');
    expect((await undo(theirs)).status, 'who came after has no say').toBe(400);
  });

  test('is undone with the ways in that were made after it, and with those alone', async () => {
    const { email, client } = await customer({ mobileNumber: newNumber() });
    const id = sql(`SELECT id FROM customer WHERE uid = '${email}'`);
    const identity = (provider: string, at: string) =>
      sql(`INSERT INTO customer_identity (provider, subject, customer_id, email, linked_at) VALUES ('${provider}', '${id}', '${id}', '', ${at})`);
    identity('F', '1');
    const next = newEmail();
    const after = await changed(client, next);
    const mine = sql(`SELECT mobile_number FROM customer WHERE id = '${id}'`);
    const theirs = newNumber();
    await changed(after, theirs);
    const now = String(Date.now());
    identity('G', now);
    sql(`INSERT INTO second_factor (customer_id, message_way, turned_on_at) VALUES ('${id}', 'email', ${now})`);
    sql(`INSERT INTO trusted_device (token_hash, customer_id, created_at, expires_at) VALUES ('${id}', '${id}', ${now}, ${Date.now() + 1e9})`);
    expect((await undo(await linkSentTo(email))).status).toBe(200);
    expect(sql(`SELECT uid || ' ' || mobile_number || ' ' || coalesce(mobile_proven_at, 0) FROM customer WHERE id = '${id}'`)).toBe(`${email} ${mine} 0`);
    expect(sql(`SELECT provider FROM customer_identity WHERE customer_id = '${id}'`)).toBe('F');
    expect(sql(`SELECT count(*) FROM second_factor WHERE customer_id = '${id}'`)).toBe('0');
    expect(sql(`SELECT count(*) FROM trusted_device WHERE customer_id = '${id}'`)).toBe('0');
  });

  test('leaves a second step that was there before it', async () => {
    const { email, client } = await customer();
    const id = sql(`SELECT id FROM customer WHERE uid = '${email}'`);
    await changed(client, newEmail());
    sql(`INSERT INTO second_factor (customer_id, message_way, turned_on_at) VALUES ('${id}', 'email', 1)`);
    expect((await undo(await linkSentTo(email))).status).toBe(200);
    expect(sql(`SELECT count(*) FROM second_factor WHERE customer_id = '${id}'`)).toBe('1');
  });

  test('taken by two at once goes to one, and the other is notified', async () => {
    const [one, two, next] = [await customer(), await customer(), newEmail()];
    const begun = [];
    for (const { client, email } of [one, two]) {
      const { body } = await ask(client, next, { password });
      begun.push({ client, tokenId: body.tokenId! });
      // One a minute goes to an address.
      sql(`UPDATE one_time_code SET created_at = created_at - 61000 WHERE customer_id = (SELECT id FROM customer WHERE uid = '${email}')`);
    }
    await expect.poll(async () => (await sentTo(next)).length).toBe(2);
    const codes = (await sentTo(next)).map(({ text }) => /\b\d{6}\b/.exec(text)![0]);
    const answers = await Promise.all(begun.flatMap(({ client, tokenId }) => codes.map((code) => show(client, next, tokenId, code))));
    expect(answers.filter(({ body }) => body.isLoggedIn).length).toBe(1);
    for (const { status } of answers) expect(status).toBeLessThan(500);
  });

  test('is undone with the deletion that was asked for since, and not with one of before', async () => {
    const { email, client } = await customer();
    const id = sql(`SELECT id FROM customer WHERE uid = '${email}'`);
    const after = await changed(client, newEmail());
    const link = await linkSentTo(email);
    sql(`UPDATE token_family SET second_step_at = ${Date.now()} WHERE customer_id = '${id}'`);
    expect((await after.call('POST', '/users/current/accountDeletion')).status).toBe(200);
    expect((await undo(link)).status).toBe(200);
    expect(sql(`SELECT count(*) FROM account_deletion WHERE customer_id = '${id}'`)).toBe('0');
    const other = await customer();
    const theirs = sql(`SELECT id FROM customer WHERE uid = '${other.email}'`);
    sql(`INSERT INTO account_deletion (customer_id, asked_by, asked_at, due_at) VALUES ('${theirs}', 'customer', 1, ${Date.now() + 1e9})`);
    await changed(other.client, newEmail());
    expect((await undo(await linkSentTo(other.email))).status).toBe(200);
    expect(sql(`SELECT count(*) FROM account_deletion WHERE customer_id = '${theirs}'`)).toBe('1');
  });

  test('can be undone for 72 hours', async () => {
    const { email, client } = await customer();
    await changed(client, newEmail());
    sql(`UPDATE contact_change SET expires_at = expires_at - 72 * 3600000 WHERE old_value = '${email}'`);
    expect((await undo(await linkSentTo(email))).status).toBe(400);
  });

  test.each(['', 'not an address', 'x@gmail.co.zz', '08212'])('%j is none', async (loginId) => {
    const { client } = await customer();
    expect((await client.refusal('POST', '/users/current/contactOtp', { body: { loginId, password } })).status).toBe(400);
  });
});

test('who has two steps takes the second before another address takes the place of theirs, but not to prove it', async () => {
  const { email, client } = await customer();
  sql(`INSERT INTO second_factor (customer_id, message_way, turned_on_at) SELECT id, 'email', 1 FROM customer WHERE uid = '${email}'`);
  const next = { loginId: newEmail(), password };
  expect(await client.refusal('POST', '/users/current/contactOtp', { body: next })).toMatchObject({ status: 403, type: 'StepUpRequiredError' });
  expect(await client.refusal('PUT', '/users/current/contact', { body: { loginId: next.loginId, tokenId: 'x', otp: '000000' } })).toMatchObject({ type: 'StepUpRequiredError' });
  expect((await ask(client, email)).status).toBe(200);
  const mobileNumber = newNumber();
  sql(`UPDATE customer SET mobile_number = '${mobileNumber}' WHERE uid = '${email}'`);
  expect(await client.refusal('POST', '/users/current/contactOtp', { body: { loginId: mobileNumber, password } })).toMatchObject({ type: 'StepUpRequiredError' });
});

describe('who made the account with somebody else’s address', () => {
  test('does not get their number back by the link of before, once its owner has come in', async () => {
    const [first, second] = [newNumber(), newNumber()];
    const { email, client } = await customer();
    await changed(await changed(client, first), second);
    const link = /undochange#(\S+)/.exec(await arrived(first, 'contact-changed'))![1]!;
    const { tokenId } = (await send(email)).body;
    expect((await enter({ loginId: email, tokenId: tokenId!, otp: await codeSentTo(email) })).body.isLoggedIn).toBe(true);
    expect((await undo(link)).status).toBe(400);
    expect(sql(`SELECT coalesce(mobile_number, '-') FROM customer WHERE uid = '${email}'`)).toBe('-');
  });

  test('does not keep its owner from an account of their own by taking another address', async () => {
    const { email, client } = await customer();
    await changed(client, newEmail());
    await linkSentTo(email);
    const form = signUpForm({ email });
    const typed = await api.call<Session>('POST', '/newUser', { body: form });
    expect(typed.body, 'who shows nothing').toMatchObject({ responseStatus: false, isExisting: true });
    const { body } = await api.call<Session>('POST', '/newUser', { body: { ...form, verifyBy: 'email' } });
    const otp = await codeSentTo(email);
    const own = await api.call<Session>('POST', '/verifyUserWithOTP', { body: { loginId: email, tokenId: body.tokenId, otp } });
    expect(own.body).toMatchObject({ responseStatus: true, isLoggedIn: true, user: { uid: email, isEmailProven: true } });
    expect(await undo(await linkSentTo(email)), 'what they have now is theirs').toMatchObject({ status: 400 });
  });
});

describe('another cellphone number', () => {
  test('is proven at once; the old one is sent word where it was shown to be theirs', async () => {
    const [old, next] = [newNumber(), newNumber()];
    const { email, client } = await customer({ mobileNumber: old });
    sql(`UPDATE customer SET mobile_proven_at = 1 WHERE uid = '${email}'`);
    const after = await changed(client, next);
    expect(await me(after)).toMatchObject({ mobileNumber: next, isMobileProven: true });
    expect(await arrived(old, 'contact-changed')).toContain('undochange#');
    expect((await undo(await linkSentTo(email))).status).toBe(200);
    const there = sql(`SELECT mobile_number || CASE WHEN mobile_proven_at IS NULL THEN ' to be shown anew' ELSE ' shown' END FROM customer WHERE uid = '${email}'`);
    expect(there, 'who was taken out of an account by its owner has the link, too').toBe(`${old} to be shown anew`);
  });

  test('changed back leaves the number between without a link', async () => {
    const [old, next] = [newNumber(), newNumber()];
    const { email, client } = await customer({ mobileNumber: old });
    sql(`UPDATE customer SET mobile_proven_at = 1 WHERE uid = '${email}'`);
    await changed(await changed(client, next), old);
    await expect.poll(async () => (await sent(email, 'contact-changed')).length).toBe(2);
    expect((await sent(email, 'contact-changed')).filter(({ text }) => text.includes('undochange'))).toHaveLength(1);
    expect(await sent(next, 'contact-changed'), 'nor with the place of one').toEqual([]);
  });

  test('that was only typed before sends no word there, but a mail', async () => {
    const [old, next] = [newNumber(), newNumber()];
    const { email, client } = await customer({ mobileNumber: old });
    await changed(client, next);
    await arrived(email, 'contact-changed');
    expect(await sent(old, 'contact-changed')).toEqual([]);
  });

  test('takes no place by being typed where one is proven', async () => {
    const mobileNumber = newNumber();
    const { email, client } = await customer({ mobileNumber });
    sql(`UPDATE customer SET mobile_proven_at = 1 WHERE uid = '${email}'`);
    expect(await client.refusal('PATCH', '/users/current', { body: { mobileNumber: newNumber() } })).toMatchObject({ status: 403, type: 'ConfirmationNeededError' });
    expect((await client.call('PATCH', '/users/current', { body: { mobileNumber, firstName: 'Zandile' } })).status).toBe(200);
  });
});

test('codes go to five other places a day at the most, and to one’s own all the same', async () => {
  const { email, client } = await customer({});
  const places = [newNumber(), newEmail(), newNumber(), newNumber(), newNumber()];
  for (const loginId of places) expect((await ask(client, loginId, { password })).status, loginId).toBe(200);
  const sixth = newNumber();
  const refused = await client.refusal('POST', '/users/current/contactOtp', { body: { loginId: sixth, password } });
  expect(refused).toMatchObject({ status: 429, type: 'TooManyRequestsError', message: expect.stringContaining('five different places') });
  expect(await sentTo(sixth)).toEqual([]);
  expect((await ask(client, email)).status).toBe(200);
  const other = await customer({});
  expect((await ask(other.client, sixth, { password })).status, 'it is counted by customer').toBe(200);
  sql(`UPDATE one_time_code SET created_at = created_at - 86400000 WHERE customer_id = (SELECT id FROM customer WHERE uid = '${email}')`);
  expect((await ask(client, newNumber(), { password })).status).toBe(200);
});

test('a coupon for one customer waits until the address is shown to be theirs', async () => {
  const { email, client } = await customer();
  const coupon = `OWN-${email.slice(8, 14).toUpperCase()}`;
  sql(`INSERT INTO coupon (code, promotion_code, max_uses, max_uses_per_customer, customer_uid, content_hash) SELECT '${coupon}', promotion_code, 0, 0, '${email}', 0 FROM coupon WHERE code = 'BIG-THANDI'`);
  const { code } = await aProduct();
  const cart = await client.post<Schemas['Cart']>('/users/current/carts/addtocart', { productCode: code, quantity: 1 });
  const redeem = async () => (await client.call<Schemas['Cart']>('POST', `/users/current/carts/${cart.code}/redeem/coupon/${coupon}`, { body: { couponCode: coupon } })).body;
  expect(JSON.stringify(await redeem())).toContain('First show under Personal details');
  sql(`UPDATE customer SET email_proven_at = 1 WHERE uid = '${email}'`);
  expect(JSON.stringify(await redeem())).not.toContain('First show under Personal details');
});
