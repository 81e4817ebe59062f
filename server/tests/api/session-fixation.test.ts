// Whoever gave somebody a session before they signed in, by a link or a cookie, has nothing of the session after it.
import { describe, expect, test } from 'vitest';
import { shop, type Schemas } from './support/client.ts';
import { customer, guest, password } from './support/people.ts';

const api = shop();
type Session = Schemas['Session'];
const cookieOf = (headers: Headers) => headers.get('set-cookie')!.split(';')[0]!;
const refreshed = (cookie: string) =>
  api.call<Session>('POST', '/authorizationserver/oauth/token', {
    form: { grant_type: 'refresh_token', client_id: 'web' },
    headers: { cookie, 'x-requested-with': 'spaza' },
  });
const uidOf = async (token: string | undefined) => (await api.with({ token }).get<Schemas['User']>('/users/current')).uid;

describe('signing in', () => {
  test('with a token that somebody else knows gives another, and theirs stays a guest', async () => {
    const { email } = await customer();
    const planted = await guest();
    const { body } = await planted.client.call<Session>('POST', '/userLogin', { body: { username: email, password } });
    expect(body.isLoggedIn).toBe(true);
    expect(body.access_token).not.toBe(planted.client.token);
    expect(await uidOf(body.access_token)).toBe(email);
    expect((await planted.client.get<Schemas['User']>('/users/current')).uid).not.toBe(email);
  });

  test('with the cookie of somebody else gives another, and theirs opens their own account only', async () => {
    const [victim, thief] = [await customer(), await customer()];
    const signIn = (username: string, headers = {}) => api.call<Session>('POST', '/userLogin', { body: { username, password }, headers });
    const planted = cookieOf((await signIn(thief.email)).headers);
    const { headers, body } = await signIn(victim.email, { cookie: planted });
    expect(cookieOf(headers)).not.toBe(planted);
    expect(await uidOf(body.access_token)).toBe(victim.email);
    const theirs = await refreshed(planted);
    expect(await uidOf(theirs.body.access_token)).toBe(thief.email);
    expect(await uidOf((await refreshed(cookieOf(headers))).body.access_token)).toBe(victim.email);
  });

  test('with a cookie that was made up is answered with one of the shop', async () => {
    const { email } = await customer();
    const { headers } = await api.call<Session>('POST', '/userLogin', { body: { username: email, password }, headers: { cookie: 'rt=chosen-by-somebody-else' } });
    expect(cookieOf(headers)).not.toContain('chosen-by-somebody-else');
    expect((await refreshed('rt=chosen-by-somebody-else')).status).toBe(400);
  });
});
