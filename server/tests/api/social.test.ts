// Signing in with Google (G) and Facebook (F), against simulated providers.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Schemas, shop } from './support/client.ts';
import { newNumber } from './support/codes.ts';
import { sqlOn } from './support/database.ts';
import { customer, guest, newEmail, password } from './support/people.ts';
import { startIdsim, startOwnShop } from './support/server.ts';
import { Browser, Idsim } from './support/social.ts';

type Session = Schemas['Session'];

let own: Awaited<ReturnType<typeof startOwnShop>>;
let simulator: Awaited<ReturnType<typeof startIdsim>>;
let api: Client;
let idsim: Idsim;
let product: string;

beforeAll(async () => {
  simulator = await startIdsim('social');
  own = await startOwnShop('social', { idsim: simulator.base, env: { SPAZA_LIMITS_ENABLED: 'false' } });
  api = new Client({ base: own.shop.base });
  idsim = new Idsim(simulator.base);
  const { products } = await api.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 100, fields: 'FULL' });
  product = products.find((one) => one.tradingType === '00' && !one.preOrder && !one.liquor && !one.requiresTvLicence && (one.stock?.stockLevel ?? 0) > 20)!.code;
});
afterAll(async () => {
  await own?.stop();
  await simulator?.stop();
});

const sql = (statement: string) => sqlOn(own.shop.database, statement);
const browser = () => new Browser(api);
const accountsOf = (email: string) => Number(sql(`SELECT COUNT(*) FROM customer WHERE uid = '${email}'`));
const identitiesOf = (subject: string) => Number(sql(`SELECT COUNT(*) FROM customer_identity WHERE subject = '${subject}'`));
const userOf = (token: string | undefined) => api.with({ token }).get<Schemas['User']>('/users/current');
interface Message { to: string; key: string; text: string; subject: string }
const mailsOf = async (to: string, key: string) => {
  const { messages } = (await (await fetch(`${api.base}/dev/outbox.json`)).json()) as { messages: Message[] };
  return messages.filter((each) => each.to === to && each.key.startsWith(key));
};
const codeSentTo = async (to: string) => {
  await expect.poll(async () => (await mailsOf(to, 'one-time-code:')).length).toBe(1);
  return /\b\d{6}\b/.exec((await mailsOf(to, 'one-time-code:'))[0]!.text)![0];
};

describe('somebody who comes from a provider', () => {
  test('with an address nobody has here gets an account, and is signed in to it ever after', async () => {
    const person = await idsim.person('G', { givenName: 'Zoë', familyName: "van 't Hof" });
    const first = browser();
    expect(await first.visit('G', person.subject, { route: '/wishlist?sort=new' })).toBe('/account/login?social=G&route=%2Fwishlist%3Fsort%3Dnew');
    const answer = await first.socialLogin();
    expect(answer).toMatchObject({ status: 200, body: { responseStatus: true, isLoggedIn: true, successMsg: 'Your account is ready' } });
    expect(answer.body.refresh_token).toBeUndefined();
    expect([first.has('rt'), first.has('sl')]).toEqual([true, false]);
    expect(await userOf(answer.body.access_token)).toMatchObject({ uid: person.email, firstName: 'Zoë', lastName: "van 't Hof", isMarketingCommunication: false });
    expect(sql(`SELECT CASE WHEN email_proven_at IS NULL THEN 'no' ELSE 'yes' END FROM customer WHERE uid = '${person.email}'`)).toBe('yes');
    await expect.poll(async () => (await mailsOf(person.email, 'welcome:')).length).toBe(1);

    const again = await browser().signIn('G', person.subject);
    expect(again).toMatchObject({ status: 200, body: { isLoggedIn: true, user: { uid: person.email } } });
    expect([accountsOf(person.email), identitiesOf(person.subject)]).toEqual([1, 1]);
  });

  test('keeps the cart of before', async () => {
    const { client } = await guest(api);
    const cart = await client.post<Schemas['Cart']>('/users/anonymous/carts/addtocart', { productCode: product, quantity: 2 });
    const person = await idsim.person();
    const { body } = await browser().signIn('G', person.subject, { guestCartGuid: cart.guid });
    const { carts } = await api.with({ token: body.access_token }).get<Schemas['CartList']>('/users/current/carts', { fields: 'FULL' });
    expect(carts).toMatchObject([{ totalUnitCount: 2 }]);
  });

  test('is the same customer when two browsers are first at one moment', async () => {
    const person = await idsim.person();
    const two = [browser(), browser()];
    await Promise.all(two.map((one) => one.visit('G', person.subject)));
    const answers = await Promise.all(two.map((one) => one.socialLogin()));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { isLoggedIn: true, user: { uid: person.email } } });
    expect(accountsOf(person.email)).toBe(1);
  });

  test('is known by the identity, whatever becomes of the address there', async () => {
    const person = await idsim.person();
    await browser().signIn('G', person.subject);
    await idsim.person('G', { ...person, email: newEmail() });
    expect((await browser().signIn('G', person.subject)).body.user!.uid).toBe(person.email);
  });
});

describe('an address that is somebody’s here', () => {
  test.each(['password', 'one-time code'])('is reported, and linked once they signed in by %s', async (way) => {
    const { email } = await customer({}, api);
    const person = await idsim.person('G', { email: email.toUpperCase() });
    const visitor = browser();
    const reported = await visitor.signIn('G', person.subject);
    expect(reported).toMatchObject({ status: 200, body: { responseStatus: false, isExisting: true, errorMsg: expect.stringContaining('You already have an account') } });
    expect(reported.body.access_token).toBeUndefined();
    expect([visitor.has('rt'), visitor.has('sl'), identitiesOf(person.subject)]).toEqual([false, true, 0]);
    expect((await visitor.socialLogin()).body, 'it waits for the account').toMatchObject({ errors: [{ type: 'TokenInvalidatedError' }] });

    const { client: other } = await customer({}, api);
    expect((await visitor.link(other, 'G')).body, 'somebody else').toMatchObject({ errors: [{ type: 'TokenInvalidatedError' }] });
    let token: string | undefined;
    if (way === 'password') {
      token = (await api.post<Session>('/userLogin', { username: email, password })).access_token;
    } else {
      const { tokenId } = await api.post<Session>('/sendOtp', { loginId: email });
      token = (await api.post<Session>('/otpLogin', { loginId: email, tokenId, otp: await codeSentTo(email) })).access_token;
    }
    expect(await visitor.link(api.with({ token }), 'G')).toMatchObject({ status: 200, body: { provider: 'G', name: 'Google', email } });
    await expect.poll(async () => (await mailsOf(email, 'identity-changed:')).map(({ subject }) => subject)).toEqual([expect.stringContaining('Google is linked')]);
    expect((await browser().signIn('G', person.subject)).body).toMatchObject({ isLoggedIn: true, user: { uid: email } });
  });

  test('that the provider does not vouch for opens nothing and tells nothing', async () => {
    const { email, client } = await customer({}, api);
    for (const address of [email, newEmail()]) {
      const person = await idsim.person('G', { email: address, emailVerified: false });
      const visitor = browser();
      const reported = await visitor.signIn('G', person.subject);
      expect(reported).toMatchObject({ status: 200, body: { responseStatus: false, isExisting: false, errorMsg: expect.stringContaining('We need an email address') } });
      expect([visitor.has('rt'), identitiesOf(person.subject)]).toEqual([false, 0]);
      if (address === email) expect((await visitor.link(client, 'G')).status).toBe(200);
      else expect(accountsOf(address)).toBe(0);
    }
  });

  test('of Facebook, which never says that it saw an address, leads to signing up first', async () => {
    const person = await idsim.person('F');
    const visitor = browser();
    expect((await visitor.signIn('F', person.subject)).body).toMatchObject({ responseStatus: false, isExisting: false });
    const { client, email } = await customer({}, api);
    expect(await visitor.link(client, 'F')).toMatchObject({ status: 200, body: { provider: 'F', name: 'Facebook' } });
    expect((await browser().signIn('F', person.subject)).body.user!.uid).toBe(email);
  });
});

describe('a token', () => {
  const faults = ['wrongAudience', 'wrongIssuer', 'wrongKey', 'expired', 'fromTheFuture', 'wrongNonce', 'noAlgorithm', 'sharedSecret', 'changed'];
  test.each(faults)('with the fault %s signs nobody in, by browser or app', async (fault) => {
    const person = await idsim.person();
    const visitor = browser();
    expect(await visitor.visit('G', person.subject, { fault, route: '/cart' })).toBe('/account/login?social=G&problem=failed&route=%2Fcart');
    expect(visitor.has('sl')).toBe(false);
    expect((await visitor.socialLogin()).body).toMatchObject({ errors: [{ type: 'TokenInvalidatedError' }] });

    const { tokenId, nonce } = await api.post<Schemas['SocialStart']>('/startSocialLogin', { provider: 'G' });
    const idToken = await idsim.appToken('G', { subject: person.subject, nonce, fault });
    expect(await api.refusal('POST', '/socialLogin', { body: { provider: 'G', idToken, tokenId } })).toMatchObject({ status: 400, type: 'InvalidResourceError', subject: 'idToken' });
    expect([accountsOf(person.email), identitiesOf(person.subject)]).toEqual([0, 0]);
  });

  test('of an app signs in once, with the attempt it was asked for', async () => {
    const app = api.with({ channel: 'app' });
    const person = await idsim.person();
    const { tokenId, nonce, expiresIn } = await app.post<Schemas['SocialStart']>('/startSocialLogin', { provider: 'G' });
    expect(expiresIn).toBe(1800);
    const idToken = await idsim.appToken('G', { subject: person.subject, nonce, audience: 'spaza-app' });
    const other = await app.post<Schemas['SocialStart']>('/startSocialLogin', { provider: 'G' });
    expect(await app.refusal('POST', '/socialLogin', { body: { provider: 'G', idToken, tokenId: other.tokenId } })).toMatchObject({ type: 'InvalidResourceError' });
    expect(await app.refusal('POST', '/socialLogin', { body: { provider: 'F', idToken, tokenId } })).toMatchObject({ type: 'InvalidResourceError' });
    expect(await app.refusal('POST', '/socialLogin', { body: { provider: 'G', idToken } })).toMatchObject({ type: 'InvalidResourceError' });

    const answer = await app.call<Session>('POST', '/socialLogin', { body: { provider: 'G', idToken, tokenId } });
    expect(answer).toMatchObject({ status: 200, body: { isLoggedIn: true, refresh_token: expect.any(String), user: { uid: person.email } } });
    expect(await app.refusal('POST', '/socialLogin', { body: { provider: 'G', idToken, tokenId } }), 'again').toMatchObject({ status: 400, type: 'TokenInvalidatedError' });
  });

  test('is asked for in words of the contract', async () => {
    expect(await api.refusal('POST', '/startSocialLogin', { body: {} })).toMatchObject({ status: 400, subject: 'provider' });
    expect(await api.refusal('POST', '/socialLogin', { body: { idToken: 'a.b.c', tokenId: 'x' } })).toMatchObject({ status: 400, subject: 'provider' });
    expect(await api.refusal('POST', '/socialLogin', { body: {} })).toMatchObject({ status: 400, type: 'TokenInvalidatedError' });
    expect(await api.refusal('POST', '/socialLogin', { body: {}, headers: { origin: 'https://evil.example' } })).toMatchObject({ status: 403 });
  });
});

describe('coming back', () => {
  test('works in the browser that left, once', async () => {
    const person = await idsim.person();
    const visitor = browser();
    const back = await visitor.choose(await visitor.leave('G'), person.subject);
    expect(await browser().go(back), 'another browser').toBe('/account/login?social=G&problem=startAgain');
    const forged = new URL(back);
    forged.searchParams.set('state', 'guessed');
    expect(await visitor.go(forged.href)).toBe('/account/login?social=G&problem=startAgain');
    expect(await visitor.go(back.replace('/google/', '/facebook/')), 'another provider').toBe('/account/login?social=F&problem=startAgain');
    expect(await visitor.go(back)).toBe('/account/login?social=G');
    const { cookies } = visitor;
    expect(await visitor.go(back), 'the code again').toBe('/account/login?social=G&problem=failed');
    const twice = await api.call<Session>('POST', '/socialLogin', { body: {}, headers: { cookie: cookies } });
    expect(twice.body.isLoggedIn).toBe(true);
    expect(await api.refusal('POST', '/socialLogin', { body: {}, headers: { cookie: cookies } })).toMatchObject({ type: 'TokenInvalidatedError' });
  });

  test('without having agreed changes nothing', async () => {
    const visitor = browser();
    expect(await visitor.visit('G', '', { route: '/cart' })).toBe('/account/login?social=G&problem=cancelled&route=%2Fcart');
    expect(visitor.has('sl')).toBe(false);
  });

  test('keeps the attempt where no script and no other site reads it', async () => {
    const response = await fetch(`${api.base}/identity/google/start`, { redirect: 'manual' });
    expect(response.headers.get('set-cookie')).toMatch(/^sl=[\w-]{43}\.s\.; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1800$/);
    expect(response.headers.get('cache-control')).toContain('no-store');
    const there = new URL(response.headers.get('location')!);
    expect(there.origin + there.pathname).toBe(`${simulator.base}/g/authorize`);
    expect(Object.fromEntries(there.searchParams)).toMatchObject({ client_id: 'spaza-google', response_type: 'code', scope: 'openid email profile', code_challenge_method: 'S256' });
  });
});

describe('linked accounts', () => {
  const list = async (client: Client) => (await client.get<{ identities: Schemas['LinkedIdentity'][] }>('/users/current/identities')).identities;
  /** Every session of the customer has shown whose it is. */
  const confirmed = (uid: string) =>
    sql(`UPDATE token_family SET second_step_at = ${Date.now()} WHERE customer_id = (SELECT id FROM customer WHERE uid = '${uid}')`);
  const leave = async (visitor: Browser, client: Client) => {
    confirmed((await client.get<Schemas['User']>('/users/current')).uid!);
    const answer = await client.call<Schemas['WayToProvider']>('POST', '/users/current/identities/G');
    expect(answer.status).toBe(200);
    visitor.keep(answer.headers);
    return answer.body.url;
  };

  test('are linked from the account, listed and unlinked', async () => {
    const { client, email } = await customer({}, api);
    expect(await list(client)).toEqual([]);
    const person = await idsim.person();
    const visitor = browser();
    expect(await visitor.go(await visitor.choose(await leave(visitor, client), person.subject))).toBe('/account/security?social=G');
    expect((await visitor.socialLogin()).body, 'it does not sign in').toMatchObject({ errors: [{ type: 'TokenInvalidatedError' }] });
    const { client: other } = await customer({}, api);
    expect((await visitor.link(other, 'G')).status, 'nor links to anybody else').toBe(400);
    expect(await visitor.link(client, 'G')).toMatchObject({ status: 200 });
    expect(await list(client)).toMatchObject([{ provider: 'G', name: 'Google', email: person.email, linkedAt: expect.any(String) }]);
    expect((await browser().signIn('G', person.subject)).body.user!.uid).toBe(email);

    expect((await client.call('DELETE', '/users/current/identities/G')).status).toBe(204);
    expect(await list(client)).toEqual([]);
    expect(await client.refusal('DELETE', '/users/current/identities/G')).toMatchObject({ status: 400, reason: 'notFound' });
    await expect.poll(async () => (await mailsOf(email, 'identity-changed:')).length).toBe(2);
    expect((await browser().signIn('G', person.subject)).body.user!.uid, 'somebody new').toBe(person.email);
  });

  test('are not linked to two customers, nor two of one provider to one', async () => {
    const person = await idsim.person();
    await browser().signIn('G', person.subject);
    const { client } = await customer({}, api);
    const visitor = browser();
    await visitor.go(await visitor.choose(await leave(visitor, client), person.subject));
    expect((await visitor.link(client, 'G')).body).toMatchObject({ errors: [{ type: 'AlreadyExistsError', message: 'This Google account is linked to another account here.' }] });
    for (const status of [200, 409]) {
      const next = await idsim.person();
      await visitor.go(await visitor.choose(await leave(visitor, client), next.subject));
      expect((await visitor.link(client, 'G')).status).toBe(status);
    }
  });

  test('are not added or taken away by a session alone', async () => {
    const stepUp = { status: 403, type: 'StepUpRequiredError' };
    const { client, email } = await customer({}, api);
    const session = `customer_id = (SELECT id FROM customer WHERE uid = '${email}')`;
    expect(await client.refusal('POST', '/users/current/identities/G')).toMatchObject(stepUp);
    expect(await client.refusal('DELETE', '/users/current/identities/G')).toMatchObject(stepUp);
    const visitor = browser();
    await visitor.go(await visitor.choose(await leave(visitor, client), (await idsim.person()).subject));
    sql(`UPDATE token_family SET second_step_at = NULL, created_at = created_at - 1860000 WHERE ${session}`);
    expect((await visitor.link(client, 'G')).body, 'one that waited for a sign-in').toMatchObject({ errors: [{ type: 'StepUpRequiredError' }] });
    confirmed(email);
    expect((await visitor.link(client, 'G')).status, 'which it still waits for').toBe(200);
  });

  test('are not added by a session that a code by SMS alone opened', async () => {
    const mobileNumber = newNumber();
    const { email } = await customer({ mobileNumber }, api);
    sql(`UPDATE customer SET mobile_proven_at = 1 WHERE uid = '${email}'`);
    const visitor = browser();
    const { subject } = await idsim.person('G', { emailVerified: false });
    await visitor.signIn('G', subject);
    const { tokenId } = await api.post<Session>('/sendOtp', { loginId: mobileNumber });
    const { access_token: token } = await api.post<Session>('/otpLogin', { loginId: mobileNumber, tokenId, otp: await codeSentTo(mobileNumber) });
    expect((await visitor.link(api.with({ token }), 'G')).body).toMatchObject({ errors: [{ type: 'StepUpRequiredError' }] });
    expect(identitiesOf(subject)).toBe(0);
    confirmed(email);
    expect((await visitor.link(api.with({ token }), 'G')).status).toBe(200);
  });

  test('the last way in stays until there is a password', async () => {
    const person = await idsim.person();
    const { body } = await browser().signIn('G', person.subject);
    const client = api.with({ token: body.access_token });
    confirmed(person.email);
    expect(await client.refusal('DELETE', '/users/current/identities/G')).toMatchObject({ status: 400, message: expect.stringContaining('only way to sign in') });
    expect(identitiesOf(person.subject)).toBe(1);
    await api.post('/forgottenpasswordtokens', { username: person.email });
    await expect.poll(async () => (await mailsOf(person.email, 'password-reset:')).length).toBe(1);
    const token = /newpassword#([\w-]+)/.exec((await mailsOf(person.email, 'password-reset:'))[0]!.text)![1];
    await api.post('/resetpassword', { token, newPassword: 'Braai#2027x' });
    const session = await api.post<Session>('/userLogin', { username: person.email, password: 'Braai#2027x' });
    confirmed(person.email);
    expect((await api.with({ token: session.access_token }).call('DELETE', '/users/current/identities/G')).status).toBe(204);
  });

  test('end when the address is shown for the first time to be somebody else’s', async () => {
    const { client, email } = await customer({}, api); // a squatter: signing up proves no address
    const person = await idsim.person();
    const visitor = browser();
    await visitor.go(await visitor.choose(await leave(visitor, client), person.subject));
    await visitor.link(client, 'G');
    const { tokenId } = await api.post<Session>('/sendOtp', { loginId: email });
    await api.post<Session>('/otpLogin', { loginId: email, tokenId, otp: await codeSentTo(email) });
    expect(identitiesOf(person.subject)).toBe(0);
  });

  test('need a customer', async () => {
    expect(await api.refusal('GET', '/users/current/identities')).toMatchObject({ status: 401 });
    expect(await api.refusal('POST', '/users/current/identities/G')).toMatchObject({ status: 401 });
    const { client } = await customer({}, api);
    expect(await client.refusal('POST', '/users/current/identities/X')).toMatchObject({ status: 400, subject: 'provider' });
  });
});

describe('a shop that offers no provider', () => {
  const without = shop();
  test('says so, whichever way one comes', async () => {
    expect((await without.get<Schemas['AppConfig']>('/cms/appConfig')).identityProviders).toEqual([]);
    expect((await api.get<Schemas['AppConfig']>('/cms/appConfig')).identityProviders).toEqual(['G', 'F']);
    expect((await fetch(`${without.base}/identity/google/start`, { redirect: 'manual' })).status).toBe(404);
    expect((await fetch(`${without.base}/identity/google/callback?code=x&state=y`, { redirect: 'manual' })).status).toBe(404);
    expect(await without.refusal('POST', '/startSocialLogin', { body: { provider: 'G' } })).toMatchObject({ status: 400, subject: 'provider' });
    const { client } = await customer();
    expect(await client.refusal('POST', '/users/current/identities/G')).toMatchObject({ status: 400, subject: 'provider' });
  });
});

describe('a provider', () => {
  test('that is down costs nobody another way to sign in, and is offered again when it is back', async () => {
    const { email } = await customer({}, api);
    const person = await idsim.person();
    const visitor = browser();
    const back = await visitor.choose(await visitor.leave('G'), person.subject);
    await idsim.goDown('G', true);
    try {
      expect(await visitor.go(back)).toBe('/account/login?social=G&problem=unavailable');
      expect((await api.post<Session>('/userLogin', { username: email, password })).isLoggedIn).toBe(true);
    } finally {
      await idsim.goDown('G', false);
    }
    expect((await browser().signIn('G', person.subject)).body.isLoggedIn).toBe(true);
  });

  test('that was never reached is not left for', async () => {
    const late = await startIdsim('social-late');
    const other = await startOwnShop('social-late', { idsim: late.base, env: { SPAZA_LIMITS_ENABLED: 'false' } });
    try {
      const client = new Client({ base: other.shop.base });
      const sim = new Idsim(late.base);
      await sim.goDown('F', true);
      expect(await new Browser(client).leave('F', { route: '/cart' })).toBe('/account/login?social=F&problem=unavailable&route=%2Fcart');
      const { client: signedIn } = await customer({}, client);
      sqlOn(other.shop.database, `UPDATE token_family SET second_step_at = ${Date.now()}`);
      expect(await signedIn.refusal('POST', '/users/current/identities/F')).toMatchObject({ status: 400, type: 'ProviderNotReachedError', message: expect.stringContaining('Facebook does not answer') });
      await sim.goDown('F', false);
      await expect.poll(() => new Browser(client).leave('F')).toContain('/f/authorize');
    } finally {
      await other.stop();
      await late.stop();
    }
  });

  test('may change its keys, and is asked for them once a minute at most', async () => {
    const person = await idsim.person();
    await browser().signIn('G', person.subject);
    await idsim.changeKey('G');
    expect((await browser().signIn('G', person.subject)).body.isLoggedIn).toBe(true);
    await idsim.changeKey('G');
    expect(await browser().visit('G', person.subject)).toBe('/account/login?social=G&problem=failed');
  });
});
