// Forgotten passwords: a link by mail, once, for an hour, and no word on who has an account.
import { describe, expect, test } from 'vitest';
import { Client, shop, type Schemas } from './support/client.ts';
import { sql } from './support/database.ts';
import { customer, guest, newEmail, password, signUpForm } from './support/people.ts';
import { startOwnShop } from './support/server.ts';

const api = shop();
const fresh = 'Braai#2027x';

const mailsOf = async (email: string) => {
  const { messages } = (await (await fetch(`${api.base}/dev/outbox.json`)).json()) as { messages: { to: string; key: string; text: string }[] };
  return messages.filter(({ to }) => to === email);
};
const linksTo = async (email: string) => (await mailsOf(email)).flatMap(({ text }) => /\/account\/newpassword#(\S+)/.exec(text)?.[1] ?? []);
const ask = (username: string) => api.call<Schemas['Status']>('POST', '/forgottenpasswordtokens', { body: { username } });
const reset = (token: string, newPassword: string) => api.call<Schemas['Status']>('POST', '/resetpassword', { body: { token, newPassword } });

describe('a forgotten password', () => {
  test('is replaced by the link of a mail, once, and every session ends', async () => {
    const { email, client } = await customer();
    expect((await ask(email)).status).toBe(202);
    await expect.poll(() => linksTo(email)).toHaveLength(1);
    const [token] = await linksTo(email);

    expect(await api.refusal('POST', '/resetpassword', { body: { token, newPassword: 'short' } })).toMatchObject({ status: 400, subject: 'newPassword' });
    const done = await reset(token!, fresh);
    expect([done.status, done.body.responseStatus]).toEqual([202, true]);

    await expect.poll(async () => (await client.call('GET', '/users/current')).status).toBe(401);
    expect((await api.refusal('POST', '/userLogin', { body: { username: email, password } })).type).toBe('InvalidCredentialsError');
    expect((await api.call('POST', '/userLogin', { body: { username: email, password: fresh } })).status).toBe(200);
    expect((await api.refusal('POST', '/resetpassword', { body: { token, newPassword: 'Braai#2028x' } })).type).toBe('TokenInvalidatedError');
    await expect.poll(async () => (await mailsOf(email)).map(({ key }) => key.split(':')[0])).toContain('password-changed');
  });

  test('is answered alike whoever asks, also as OCC clients ask', async () => {
    const { email } = await customer();
    const nobody = newEmail();
    const [known, unknown] = [await ask(email), await ask(nobody)];
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    expect(await api.call('POST', '/forgottenpasswordtokens', { query: { userId: nobody } })).toMatchObject({ status: 202, body: known.body });
    await expect.poll(() => linksTo(email)).toHaveLength(1);
    expect(await mailsOf(nobody)).toHaveLength(0);
    expect(await api.refusal('POST', '/forgottenpasswordtokens', { body: { username: 'no address' } })).toMatchObject({ status: 400, type: 'ValidationError' });
  });

  test('is asked for by email address or by cellphone number, one of the two', async () => {
    const { mobileNumber } = signUpForm();
    const { email } = await customer({ mobileNumber });
    const answer = await api.call<Schemas['Status']>('POST', '/forgottenpasswordtokens', { body: { mobile: mobileNumber } });
    expect([answer.status, answer.body]).toEqual([202, (await ask(newEmail())).body]);
    await expect.poll(() => linksTo(email)).toHaveLength(1);
    expect(await api.refusal('POST', '/forgottenpasswordtokens', { body: { mobile: '082' } })).toMatchObject({ status: 400, type: 'ValidationError', subject: 'mobile' });
    expect(await api.refusal('POST', '/forgottenpasswordtokens', { body: { username: email, mobile: mobileNumber } })).toMatchObject({ status: 400, subject: 'mobile' });
    expect(await api.refusal('POST', '/forgottenpasswordtokens', { body: {} })).toMatchObject({ status: 400, subject: 'loginId' });
    expect(await linksTo(email)).toHaveLength(1);
  });

  test('has links of which only the digest is kept, and those of an hour ago are over', async () => {
    const { email } = await customer();
    await ask(email);
    await expect.poll(() => linksTo(email)).toHaveLength(1);
    const [token] = await linksTo(email);
    expect(sql(`SELECT COUNT(*) FROM password_reset WHERE token_hash = '${token}'`)).toBe('0');
    sql(`UPDATE password_reset SET expires_at = ${Date.now() - 1} WHERE customer_id = (SELECT id FROM customer WHERE uid = '${email}')`);
    expect((await api.refusal('POST', '/resetpassword', { body: { token, newPassword: fresh } })).type).toBe('TokenInvalidatedError');
  });
});

describe('a password that is known', () => {
  const change = (client: Client, oldPassword: string, newPassword: string, key = crypto.randomUUID()) =>
    client.call<Schemas['PasswordChanged']>('PUT', '/users/current/password', { body: { oldPassword, newPassword }, headers: { 'idempotency-key': key } });
  const signIn = (username: string, word: string) => api.with({ channel: 'app' }).call<Schemas['Session']>('POST', '/userLogin', { body: { username, password: word } });
  const keyOfChange = (email: string) => async () => (await mailsOf(email)).filter(({ key }) => key.startsWith('password-changed:')).length;

  test('is changed once under one key, tells by mail, and only this session goes on, with new tokens', async () => {
    const here = await customer({}, api.with({ channel: 'app' }));
    const elsewhere = api.with({ channel: 'app', token: (await signIn(here.email, password)).body.access_token });
    expect(await elsewhere.get<Schemas['User']>('/users/current')).toMatchObject({ uid: here.email });

    const key = crypto.randomUUID();
    const done = await change(here.client, password, fresh, key);
    expect(done.status).toBe(202);
    expect(done.body).toMatchObject({ responseStatus: true, successMsg: 'Your password is changed, and every other device is signed out.', token_type: 'bearer' });
    const again = await change(here.client, password, fresh, key);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([202, 'true']);
    const other = await change(here.client, password, 'Potjie#2028x', key); // no digest of a password is kept to compare it with
    expect([other.status, other.headers.get('idempotent-replayed')]).toEqual([202, 'true']);
    expect(again.body.access_token ?? again.body.refresh_token, 'nothing kept opens an account').toBeUndefined();
    await expect.poll(keyOfChange(here.email)).toBe(1);

    await expect.poll(async () => (await elsewhere.call('GET', '/users/current')).status).toBe(401);
    const left = Number(sql(`SELECT MIN(t.expires_at) FROM access_token t JOIN token_family f ON f.id = t.family_id JOIN customer c ON c.id = f.customer_id WHERE c.uid = '${here.email}' AND f.revoked_at IS NULL`));
    expect(left, 'of the access token from before').toBeLessThanOrEqual(Date.now() + 30_000);
    const renew = (token: string) =>
      api.call<Schemas['Token']>('POST', '/authorizationserver/oauth/token', {
        form: { client_id: 'mobile_android', client_secret: 'secret', channel: 'app', grant_type: 'refresh_token', refresh_token: token },
      });
    expect((await renew(here.refreshToken!)).status, 'a copied token').toBe(400);
    expect(await api.with({ token: done.body.access_token }).get<Schemas['User']>('/users/current')).toMatchObject({ uid: here.email });
    const renewed = await renew(done.body.refresh_token!);
    expect(renewed.status).toBe(200);
    expect(await api.with({ token: renewed.body.access_token }).get<Schemas['User']>('/users/current')).toMatchObject({ uid: here.email });
    expect((await signIn(here.email, password)).status).toBe(400);
    expect((await signIn(here.email, fresh)).status).toBe(200);
  });

  test('is refused at its field when the old one is wrong, or the new one bad, common or no other', async () => {
    const { client, email } = await customer();
    const refused = (oldPassword: string, newPassword: string) => client.refusal('PUT', '/users/current/password', { body: { oldPassword, newPassword } });
    expect(await refused('Spaza#2025', fresh)).toMatchObject({ status: 400, type: 'PasswordMismatchError', subject: 'oldPassword', message: "That isn't the password you have now." });
    expect(await refused(password, 'short')).toMatchObject({ status: 400, type: 'ValidationError', subject: 'newPassword' });
    expect(await refused(password, password)).toMatchObject({ status: 400, subject: 'newPassword', message: 'Please choose a password that differs from the old one' });
    expect(await client.refusal('PUT', '/users/current/password', { body: { newPassword: fresh } })).toMatchObject({ status: 400, reason: 'missing', subject: 'oldPassword' });
    expect(await client.refusal('PUT', '/users/current/password', { query: { old: password, new: fresh }, form: {} })).toMatchObject({ status: 400, subject: 'oldPassword' });
    expect((await signIn(email, password)).status).toBe(200);
  });

  test('is refused anew under one key, as nothing was done', async () => {
    const { client, email } = await customer();
    const key = crypto.randomUUID();
    const wrong = await change(client, 'Spaza#2025', fresh, key);
    expect([wrong.status, wrong.headers.get('idempotent-replayed')]).toEqual([400, null]);
    const short = await change(client, password, 'short', key);
    expect([short.status, short.headers.get('idempotent-replayed')]).toEqual([400, null]);
    expect((short.body as unknown as { errors: { subject: string }[] }).errors[0]!.subject).toBe('newPassword');
    expect((await change(client, password, fresh, key)).status).toBe(202);
    expect((await signIn(email, fresh)).status).toBe(200);
  });

  test('leaves the browser with another cookie, and the one before is worth nothing', async () => {
    const { email } = await customer();
    const signedIn = await api.call<Schemas['Session']>('POST', '/userLogin', { body: { username: email, password } });
    const cookieOf = (headers: Headers) => /(?:__Host-)?rt=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0];
    const before = cookieOf(signedIn.headers)!;
    const done = await change(api.with({ token: signedIn.body.access_token }), password, fresh);
    expect([done.status, done.body.refresh_token]).toEqual([202, undefined]);
    const after = cookieOf(done.headers)!;
    expect(after).not.toBe(before);
    const renew = (cookie: string) =>
      api.call<Schemas['Token']>('POST', '/authorizationserver/oauth/token', {
        form: { client_id: 'spaza_web', channel: 'web', grant_type: 'refresh_token' },
        headers: { cookie, 'x-requested-with': 'spaza' },
      });
    expect((await renew(before)).status).toBe(400);
    expect((await renew(after)).status).toBe(200);
  });

  test('says to who has tried too often how long to wait, every time anew', async () => {
    const { client } = await customer();
    const key = crypto.randomUUID();
    for (let n = 0; n < 20; n += 1) expect((await change(client, `Guess#${n}xx`, fresh, key)).status).toBe(400);
    for (let n = 0; n < 2; n += 1) {
      const locked = await change(client, password, fresh, key);
      expect([locked.status, locked.headers.get('idempotent-replayed')]).toEqual([429, null]);
      const seconds = Number(locked.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(3000);
      expect(seconds).toBeLessThanOrEqual(3600);
    }
  });

  test('is changed as an OCC client asks, by a form', async () => {
    const { client, email } = await customer();
    const { status } = await client.plain.call('PUT', '/users/current/password', { form: { old: password, new: fresh } });
    expect(status).toBe(202);
    expect((await signIn(email, fresh)).status).toBe(200);
  });

  test('is nothing a guest or another customer can change', async () => {
    const { email } = await customer();
    const [other, { client }] = await Promise.all([customer(), guest()]);
    const body = { oldPassword: password, newPassword: fresh };
    expect(await other.client.refusal('PUT', `/users/${email}/password`, { body })).toMatchObject({ status: 403, type: 'ForbiddenError' });
    expect((await client.call('PUT', `/users/${email}/password`, { body })).status).toBe(401);
    expect((await signIn(email, password)).status).toBe(200);
  });

  test('cannot be guessed by who has got hold of a session: tries count as sign-ins do', async () => {
    const own = await startOwnShop('guesses', { products: 50 });
    try {
      const at = new Client({ base: own.shop.base });
      const { client } = await customer({}, at);
      const headers = { 'x-forwarded-for': '192.0.2.77' };
      /** How many tries are answered before a human is asked for; on a slow machine one more may have come free. */
      const until412 = async (guess: (n: number) => Promise<{ status: number }>) => {
        for (let n = 0; n < 20; n += 1) {
          const { status } = await guess(n);
          if (status === 412) return n;
          expect([400, 401]).toContain(status);
        }
        throw new Error('twenty tries, and no human was asked for');
      };
      const body = (n: number) => ({ oldPassword: `Guess#${n}xx`, newPassword: fresh });
      expect(await until412((n) => client.call('PUT', '/users/current/password', { body: body(n), headers }))).toBeGreaterThanOrEqual(5);
      const nobody = { username: 'nobody@example.co.za', password };
      expect(await until412(() => at.call('POST', '/userLogin', { body: nobody, headers }))).toBeLessThan(3);
    } finally {
      await own.stop();
    }
  });
});
