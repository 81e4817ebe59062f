import { describe, expect, test } from 'vitest';
import { Client, shop, type Schemas } from './support/client.ts';
import { expireAccessTokens, sql } from './support/database.ts';
import { customer, guest, newEmail, password, signUpForm } from './support/people.ts';
import { startOwnShop } from './support/server.ts';
import { aProduct } from './support/shelf.ts';

const api = shop();
const app = api.with({ channel: 'app' });
type Session = Schemas['Session'];
type Token = Schemas['Token'];

const token = (form: Record<string, string>) =>
  api.call<Token & Schemas['OAuthError']>('POST', '/authorizationserver/oauth/token', {
    form: { client_id: 'mobile_android', client_secret: 'secret', channel: 'app', ...form },
  });
const whoAmI = (bearer: string) => api.with({ token: bearer }).get<Schemas['User']>('/users/current', { fields: 'FULL' });

describe('a guest', () => {
  test('is Anonymous, in the default zone, and pointed to the deals', async () => {
    const user = await api.get<Schemas['User']>('/users/anonymous', { fields: 'FULL' });
    expect(user).toMatchObject({ type: 'userWsDTO', uid: 'anonymous', name: 'Anonymous', firstName: 'Anonymous', customerType: 'ANONYMOUS', dealLink: '/l/v/allPromotions' });
    expect(user.storeAddress!.zone).toBe('G205');
    expect(user.signUpMessage).not.toBe('');
  });

  test('gets a session of their own', async () => {
    const [one, other] = await Promise.all([guest(), guest()]);
    expect(one.client.token).not.toBe(other.client.token);
    expect((await one.client.get<Schemas['User']>('/users/anonymous')).uid).toBe('anonymous');
  });

  test('is somewhere else when they say where', async () => {
    const user = await api.get<Schemas['User']>('/users/anonymous', { latitude: -33.92, longitude: 18.42, postalCode: '8001', town: 'Cape Town', fields: 'FULL' });
    expect(user.storeAddress!.zone).not.toBe('G205');
  });

  test('is shown what is in the cart they name', async () => {
    const { client } = await guest();
    const { code } = await aProduct();
    const cart = await client.post('/users/anonymous/carts', {});
    await client.post(`/users/anonymous/carts/${cart.guid}/entries`, { quantity: 1, product: { code } });
    const user = await client.get<Schemas['User']>('/users/anonymous', { cartCode: cart.guid, fields: 'FULL' });
    expect(user.totalItems).toBe(1);
  });

  test('has no account to look at', async () => {
    const { client } = await guest();
    expect(await client.refusal('GET', '/users/current/addresses')).toMatchObject({ status: 401, type: 'InvalidTokenError' });
  });
});

describe('signing up', () => {
  test('signs the customer in at once', async () => {
    const form = signUpForm();
    const { status, body: session } = await api.call<Session>('POST', '/newUser', { body: form });
    expect(status).toBe(201);
    expect(session).toMatchObject({ responseStatus: true, token_type: 'bearer', isLoggedIn: true });
    expect(session.expires_in).toBeLessThanOrEqual(900);
    expect(await whoAmI(session.access_token!)).toMatchObject({
      uid: form.email,
      firstName: 'Thandi',
      lastName: 'Nkosi',
      titleCode: 'ms',
      customerType: 'REGISTERED',
      isLoggedIn: true,
      isMarketingCommunication: false,
    });
  });

  test('keeps names in every script', async () => {
    const names = { firstName: 'Ḽivhuwani', lastName: 'Ṋemavhola-D’Souza' };
    const { client } = await customer(names);
    expect(await client.get<Schemas['User']>('/users/current')).toMatchObject(names);
  });

  test('twice with one address says that the account exists and changes nothing', async () => {
    const first = await customer();
    const { status, body } = await api.call<Session>('POST', '/newUser', { body: signUpForm({ email: first.email, firstName: 'Mallory' }) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ responseStatus: false, isExisting: true });
    expect(body.errorMsg).not.toBe('');
    expect(body.access_token).toBeUndefined();
    expect((await first.client.get<Schemas['User']>('/users/current')).firstName).toBe('Thandi');
  });

  test('does not make a second account of the same address in capitals', async () => {
    const first = await customer();
    const { body } = await api.call<Session>('POST', '/newUser', { body: signUpForm({ email: first.email.toUpperCase() }) });
    expect(body.isExisting).toBe(true);
  });

  test('twenty times at the same moment makes one account', async () => {
    const own = await startOwnShop('sign-up'); // their passwords take all the room there is for hashing
    try {
      const form = signUpForm();
      const at = new Client({ base: own.shop.base });
      const answers = await Promise.all(Array.from({ length: 20 }, () => at.call<Session>('POST', '/newUser', { body: form })));
      expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    } finally {
      await own.stop();
    }
  });

  test.each([
    ['email', 'thandi@gmial.com'],
    ['email', 'thandi'],
    ['firstName', ''],
    ['firstName', 'x'.repeat(41)],
    ['lastName', '<b>'],
    ['password', 'short1!'],
    ['password', 'alllowercase1!'],
    ['password', 'P@ssw0rd2026!'],
    ['password', 'Thandi#2026'],
    ['rePassword', 'Spaza#2027'],
    ['mobileNumber', '12345'],
    ['titleCode', 'dr'],
    ['termsAndConditions', false],
  ])('is refused for %s = %j, naming the field', async (field, value) => {
    const refused = await api.refusal('POST', '/newUser', { body: { ...signUpForm(), [field]: value } });
    expect(refused).toMatchObject({ status: 400, type: 'ValidationError', subjectType: 'parameter' });
    expect(refused.errors.map((error) => error.subject)).toContain(field);
  });

  test.each(['email', 'firstName', 'lastName', 'password', 'rePassword', 'termsAndConditions'] as const)('is refused without %s', async (field) => {
    const form: Record<string, unknown> = signUpForm();
    delete form[field];
    const refused = await api.refusal('POST', '/newUser', { body: form });
    expect(refused.status).toBe(400);
    expect(refused.errors).toContainEqual(expect.objectContaining({ type: 'ValidationError', reason: 'missing', subject: field }));
  });

  test('names every bad field at once', async () => {
    const refused = await api.refusal('POST', '/newUser', { body: signUpForm({ email: 'x', firstName: '', password: 'x', rePassword: 'y' }) });
    expect(new Set(refused.errors.map((error) => error.subject))).toEqual(new Set(['email', 'firstName', 'password', 'rePassword']));
  });
});

describe('the check of a login id', () => {
  const check = (loginId: string, purpose: string) => api.post<Schemas['LoginIdCheck']>('/users/anonymous/verifyLoginId', { loginId, purpose });

  test('says at sign-up that an account exists, or that it does not', async () => {
    const { email } = await customer();
    expect((await check(email, 'signup')).isExisting).toBe(true);
    expect((await check(newEmail(), 'signup')).isExisting).toBe(false);
  });
  test('refuses what is neither email address nor cellphone number', async () => {
    expect(await api.refusal('POST', '/users/anonymous/verifyLoginId', { body: { loginId: 'nobody', purpose: 'login' } })).toMatchObject({ status: 400, type: 'ValidationError', subject: 'loginId' });
  });
});

describe('signing in', () => {
  test('works with the email address in any case', async () => {
    const { email } = await customer();
    const session = await api.post<Session>('/userLogin', { username: email.toUpperCase(), password });
    expect((await whoAmI(session.access_token!)).uid).toBe(email);
  });

  test('works with the cellphone number', async () => {
    const form = signUpForm();
    await api.post('/newUser', form);
    const session = await api.post<Session>('/userLogin', { username: form.mobileNumber, password });
    expect((await whoAmI(session.access_token!)).uid).toBe(form.email);
  });

  test('answers a wrong password and an unknown name alike', async () => {
    const { email } = await customer();
    const wrong = await api.refusal('POST', '/userLogin', { body: { username: email, password: 'Wrong#2026' } });
    const unknown = await api.refusal('POST', '/userLogin', { body: { username: newEmail(), password: 'Wrong#2026' } });
    expect(wrong).toMatchObject({ status: 400, type: 'InvalidCredentialsError', subjectType: 'parameter', subject: 'username' });
    expect({ ...unknown, requestId: undefined }).toEqual({ ...wrong, requestId: undefined });
  });

  test('gives the refresh token to an app in the answer, to our own pages only in a cookie', async () => {
    const { email } = await customer();
    const inApp = await app.call<Session>('POST', '/userLogin', { body: { username: email, password } });
    expect(inApp.body.refresh_token).toBeTypeOf('string');
    const inWeb = await api.call<Session>('POST', '/userLogin', { body: { username: email, password } });
    expect(inWeb.body.refresh_token).toBeUndefined();
    expect(inWeb.headers.get('set-cookie')).toMatch(/rt=[^;]+;.*HttpOnly/i);
    expect(inWeb.headers.get('set-cookie')).toMatch(/SameSite=Strict/i);
    // The installed app is one of our pages.
    const installed = await app.call<Session>('POST', '/userLogin', {
      body: { username: email, password },
      headers: { 'x-requested-with': 'spaza' },
    });
    expect(installed.body.refresh_token).toBeUndefined();
    expect(installed.headers.get('set-cookie')).toMatch(/rt=[^;]+;.*HttpOnly/i);
  });

  test('for a visit only: a cookie that ends with the browser, renewed as such, and 12 hours at most', async () => {
    const { email } = await customer();
    const signIn = (keepSignedIn?: boolean) =>
      api.call<Session>('POST', '/userLogin', { body: { username: email, password, ...(keepSignedIn !== undefined && { keepSignedIn }) } });
    const cookie = ({ headers }: { headers: Headers }) => headers.get('set-cookie')!;
    const hours = () => Number(sql(`SELECT MIN(expires_at - created_at) FROM token_family WHERE customer_id = (SELECT id FROM customer WHERE uid = '${email}')`)) / 3_600_000;
    for (const kept of [undefined, true]) expect(cookie(await signIn(kept))).toMatch(/Max-Age=2592000/);
    expect(hours()).toBe(720);
    const visit = cookie(await signIn(false));
    expect(visit).toMatch(/rt=[^;]+;.*HttpOnly/i);
    expect(visit).not.toMatch(/max-age|expires/i);
    expect(hours()).toBe(12);

    const renewed = await api.call('POST', '/authorizationserver/oauth/token', {
      form: { grant_type: 'refresh_token', client_id: 'spaza_web' },
      headers: { cookie: visit.split(';')[0]!, 'x-requested-with': 'spaza' },
    });
    expect(renewed.status).toBe(200);
    expect(cookie(renewed)).toMatch(/rt=[^;]+;.*HttpOnly/i);
    expect(cookie(renewed)).not.toMatch(/max-age|expires/i);
  });

  test('answers are never kept by a cache', async () => {
    const { email } = await customer();
    const { headers } = await api.call('POST', '/userLogin', { body: { username: email, password } });
    expect(headers.get('cache-control')).toMatch(/no-store/);
  });

  test.each(['username', 'password'] as const)('is refused without %s', async (field) => {
    const form: Record<string, unknown> = { username: newEmail(), password };
    delete form[field];
    expect(await api.refusal('POST', '/userLogin', { body: form })).toMatchObject({ status: 400, type: 'ValidationError', reason: 'missing', subject: field });
  });
});

describe('the token endpoint', () => {
  test('gives a token for name and password', async () => {
    const { email } = await customer();
    const { status, body, headers } = await token({ grant_type: 'password', username: email, password });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await whoAmI(body.access_token)).uid).toBe(email);
  });

  test('gives a guest token for client credentials', async () => {
    const { body } = await token({ grant_type: 'client_credentials' });
    expect((await api.with({ token: body.access_token }).get<Schemas['User']>('/users/anonymous')).customerType).toBe('ANONYMOUS');
  });

  test.each([
    [{ grant_type: 'password', username: 'nobody@example.co.za', password: 'Wrong#2026' }, 400, 'invalid_grant'],
    [{ grant_type: 'refresh_token', refresh_token: 'made-up' }, 400, 'invalid_grant'],
    [{ grant_type: 'implicit' }, 400, 'unsupported_grant_type'],
    [{ grant_type: 'password' }, 400, 'invalid_request'],
    [{ grant_type: 'client_credentials', client_id: 'stranger' }, 401, 'invalid_client'],
    [{} as Record<string, string>, 400, 'invalid_request'],
  ])('refuses %j with %i %s', async (form, status, error) => {
    const answer = await token(form as Record<string, string>);
    expect(answer.status).toBe(status);
    expect(answer.body.error).toBe(error);
  });

  test('takes a form and nothing else', async () => {
    const answer = await api.raw('POST', '/authorizationserver/oauth/token', { body: { grant_type: 'client_credentials', client_id: 'mobile_android' } });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});

describe('refreshing', () => {
  const signedIn = async () => {
    const { email } = await customer();
    return (await token({ grant_type: 'password', username: email, password })).body;
  };
  const refresh = (refresh_token: string) => token({ grant_type: 'refresh_token', refresh_token });

  test('gives a new pair, and the new one works', async () => {
    const first = await signedIn();
    const { body: second } = await refresh(first.refresh_token!);
    expect(second.access_token).not.toBe(first.access_token);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    await whoAmI(second.access_token);
  });

  test('from five tabs at the same moment keeps all of them signed in', async () => {
    const { refresh_token } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(refresh_token!)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    for (const { body } of answers) await whoAmI(body.access_token);
  });

  test('in the web reads the cookie, and only for a script of the shop', async () => {
    const { email } = await customer();
    const { headers } = await api.call('POST', '/userLogin', { body: { username: email, password } });
    const cookie = headers.get('set-cookie')!.split(';')[0]!;
    const form = { grant_type: 'refresh_token', client_id: 'web' };
    const bare = await api.call('POST', '/authorizationserver/oauth/token', { form, headers: { cookie } });
    expect(bare.status).toBe(400);
    const { status, body } = await api.call<Token>('POST', '/authorizationserver/oauth/token', { form, headers: { cookie, 'x-requested-with': 'spaza' } });
    expect(status).toBe(200);
    expect(body.refresh_token).toBeUndefined();
    expect((await whoAmI(body.access_token)).uid).toBe(email);
  });

  test('never hands a script what came in the cookie, whatever channel it names', async () => {
    const { email } = await customer();
    const { headers } = await api.call('POST', '/userLogin', { body: { username: email, password } });
    const cookie = headers.get('set-cookie')!.split(';')[0]!;
    const form = { grant_type: 'refresh_token', client_id: 'web', channel: 'app' };
    const answer = await api.call<Token>('POST', '/authorizationserver/oauth/token', { form, headers: { cookie, 'x-requested-with': 'spaza' } });
    expect(answer.status).toBe(200);
    expect(answer.body.refresh_token).toBeUndefined();
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly/);
  });

  test('brings back a shopper whose access token has run out', async () => {
    const { email } = await customer();
    const { body: first } = await token({ grant_type: 'password', username: email, password });
    expireAccessTokens(email);
    expect(await api.with({ token: first.access_token }).refusal('GET', '/users/current')).toMatchObject({ status: 401, type: 'InvalidTokenError' });
    const { body: second } = await refresh(first.refresh_token!);
    expect((await whoAmI(second.access_token)).uid).toBe(email);
  });

  test('stops when the token is revoked', async () => {
    const { refresh_token } = await signedIn();
    await api.done('POST', '/authorizationserver/oauth/revoke', { form: { token: refresh_token!, client_id: 'mobile_android' } });
    expect((await refresh(refresh_token!)).body.error).toBe('invalid_grant');
  });
});

describe('a form of another site', () => {
  const headers = { origin: 'https://elsewhere.example' };

  test('signs nobody in', async () => {
    const { email } = await customer();
    const raw = { type: 'text/plain', text: JSON.stringify({ username: email, password }) };
    const login = await api.raw('POST', '/occ/v2/spaza/channel/web/zone/G205/userLogin', { raw, headers });
    const form = { grant_type: 'password', client_id: 'web', channel: 'web', username: email, password };
    const token = await api.call('POST', '/authorizationserver/oauth/token', { form, headers });
    expect([login.status, token.status]).toEqual([403, 400]);
    for (const answer of [login, token]) expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('is recognised by its origin, which our own pages have right', async () => {
    const { email } = await customer();
    const own = await api.call('POST', '/userLogin', { body: { username: email, password }, headers: { origin: api.base } });
    expect(own.status).toBe(200);
  });
});

describe('signing out', () => {
  test('ends the access token and the refresh token', async () => {
    const { email } = await customer();
    const { body: session } = await token({ grant_type: 'password', username: email, password });
    const signedIn = api.with({ token: session.access_token });
    expect(await signedIn.post('/logout', { username: email })).toMatchObject({ responseStatus: true });
    expect(await signedIn.refusal('GET', '/users/current')).toMatchObject({ status: 401, type: 'InvalidTokenError' });
    expect((await token({ grant_type: 'refresh_token', refresh_token: session.refresh_token! })).body.error).toBe('invalid_grant');
  });

  test('needs somebody signed in', async () => {
    expect(await api.refusal('POST', '/logout', { body: {} })).toMatchObject({ status: 401, type: 'InvalidTokenError' });
  });
});

describe('a token', () => {
  test.each(['made-up', '', 'x'.repeat(5000), 'a b', "' OR 1=1 --"])('like %j opens nothing', async (bearer) => {
    const answer = await api.raw('GET', '/occ/v2/spaza/users/current', { headers: { authorization: `Bearer ${bearer}` } });
    expect(answer.status).toBe(401);
    expect(answer.body.errors[0].type).toBe('InvalidTokenError');
  });

  test('that is wrong is refused where a guest could do without one', async () => {
    expect(await api.with({ token: 'made-up' }).refusal('POST', '/users/anonymous/carts', { body: {} })).toMatchObject({ status: 401, type: 'InvalidTokenError' });
  });

  test('opens only its owner', async () => {
    const [one, other] = await Promise.all([customer(), customer()]);
    expect(await one.client.refusal('GET', `/users/${encodeURIComponent(other.email)}`)).toMatchObject({ status: 403, type: 'ForbiddenError' });
    expect((await one.client.get<Schemas['User']>(`/users/${encodeURIComponent(one.email)}`)).uid).toBe(one.email);
  });
});

test('personal answers are never kept by a cache', async () => {
  const { client } = await customer();
  for (const path of ['/users/current', '/users/current/addresses', '/users/current/orders']) {
    const { headers } = await client.call('GET', path);
    expect(headers.get('cache-control'), path).toMatch(/no-store/);
  }
});
