// Forgotten passwords: a link by mail, once, for an hour, and no word on who has an account.
import { describe, expect, test } from 'vitest';
import { shop, type Schemas } from './support/client.ts';
import { sql } from './support/database.ts';
import { customer, newEmail, password } from './support/people.ts';

const api = shop();
const fresh = 'Braai#2027x';

const lettersTo = async (email: string) => {
  const { messages } = (await (await fetch(`${api.base}/dev/outbox.json`)).json()) as { messages: { to: string; key: string; text: string }[] };
  return messages.filter(({ to }) => to === email);
};
const linksTo = async (email: string) => (await lettersTo(email)).flatMap(({ text }) => /\/account\/newpassword#(\S+)/.exec(text)?.[1] ?? []);
const ask = (username: string) => api.call<Schemas['Status']>('POST', '/forgottenpasswordtokens', { body: { username } });
const reset = (token: string, newPassword: string) => api.call<Schemas['Status']>('POST', '/resetpassword', { body: { token, newPassword } });

describe('a forgotten password', () => {
  test('is replaced by the link of a letter, once, and every session ends', { timeout: 30_000 }, async () => {
    const { email, client } = await customer();
    expect((await ask(email)).status).toBe(202);
    await expect.poll(() => linksTo(email), { timeout: 10_000 }).toHaveLength(1);
    const [token] = await linksTo(email);

    expect(await api.refusal('POST', '/resetpassword', { body: { token, newPassword: 'short' } })).toMatchObject({ status: 400, subject: 'newPassword' });
    const done = await reset(token!, fresh);
    expect([done.status, done.body.responseStatus]).toEqual([202, true]);

    await expect.poll(async () => (await client.call('GET', '/users/current')).status, { timeout: 10_000 }).toBe(401);
    expect((await api.refusal('POST', '/userLogin', { body: { username: email, password } })).type).toBe('InvalidCredentialsError');
    expect((await api.call('POST', '/userLogin', { body: { username: email, password: fresh } })).status).toBe(200);
    expect((await api.refusal('POST', '/resetpassword', { body: { token, newPassword: 'Braai#2028x' } })).type).toBe('TokenInvalidatedError');
    await expect.poll(async () => (await lettersTo(email)).map(({ key }) => key.split(':')[0]), { timeout: 10_000 }).toContain('password-changed');
  });

  test('is answered alike whoever asks, also as OCC clients ask', async () => {
    const { email } = await customer();
    const nobody = newEmail();
    const [known, unknown] = [await ask(email), await ask(nobody)];
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    expect(await api.call('POST', '/forgottenpasswordtokens', { query: { userId: nobody } })).toMatchObject({ status: 202, body: known.body });
    await expect.poll(() => linksTo(email), { timeout: 10_000 }).toHaveLength(1);
    expect(await lettersTo(nobody)).toHaveLength(0);
    expect(await api.refusal('POST', '/forgottenpasswordtokens', { body: { username: 'no address' } })).toMatchObject({ status: 400, type: 'ValidationError' });
  });

  test('has links of which only the digest is kept, and those of an hour ago are over', { timeout: 30_000 }, async () => {
    const { email } = await customer();
    await ask(email);
    await expect.poll(() => linksTo(email), { timeout: 10_000 }).toHaveLength(1);
    const [token] = await linksTo(email);
    expect(sql(`SELECT COUNT(*) FROM password_reset WHERE token_hash = '${token}'`)).toBe('0');
    sql(`UPDATE password_reset SET expires_at = ${Date.now() - 1} WHERE customer_id = (SELECT id FROM customer WHERE uid = '${email}')`);
    expect((await api.refusal('POST', '/resetpassword', { body: { token, newPassword: fresh } })).type).toBe('TokenInvalidatedError');
  });
});
