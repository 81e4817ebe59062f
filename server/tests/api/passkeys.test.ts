// Passkeys: adding, signing in, naming, removing, showing by one whose a session is; and whatever is said wrongly.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Schemas } from './support/client.ts';
import { sqlOn } from './support/database.ts';
import { atLocalhost, type Fault, Passkey } from './support/passkeys.ts';
import { customer, type Customer, guest, newEmail, password } from './support/people.ts';
import { runProgram, startOwnShop } from './support/server.ts';

type Session = Schemas['Session'];
type Listed = Schemas['Passkey'];

let own: Awaited<ReturnType<typeof startOwnShop>>;
let api: Client;

beforeAll(async () => {
  own = await startOwnShop('passkeys', { env: { SPAZA_LIMITS_ENABLED: 'false' } });
  api = atLocalhost(new Client({ base: own.shop.base }));
});
afterAll(() => own?.stop());

const sql = (statement: string) => sqlOn(own.shop.database, statement);
const whose = (email: string) => `customer_id = (SELECT id FROM customer WHERE uid = '${email}')`;
/** Every session of the customer has shown whose it is. */
const confirmed = (email: string, at: number | 'NULL' = Date.now()) => sql(`UPDATE token_family SET second_step_at = ${at} WHERE ${whose(email)}`);
const list = async (client: Client) => (await client.get<Schemas['Passkeys']>('/users/current/passkeys')).passkeys;

interface Message { to: string; key: string; text: string }
const mailsTo = async (to: string, key: string) => {
  const { messages } = (await (await fetch(`${api.base}/dev/outbox.json`)).json()) as { messages: Message[] };
  return messages.filter((each) => each.to === to && each.key.startsWith(key));
};
const mailTo = async (to: string, key: string) => {
  await expect.poll(async () => (await mailsTo(to, key)).length).toBe(1);
  return (await mailsTo(to, key))[0]!.text;
};
const reported = async (to: string, words: RegExp) =>
  expect
    .poll(async () => (await mailsTo(to, 'sign-in-changed:')).filter(({ text }) => words.test(text.replaceAll(/\s+/g, ' '))).length)
    .toBe(1);

const optionsFor = (client: Client) => client.post<Schemas['PasskeyCreation']>('/users/current/passkeys/options');
const keep = (client: Client, tokenId: string, credential: Schemas['PasskeyRegistration'], name?: string) =>
  client.call<Listed>('POST', '/users/current/passkeys', { body: { tokenId, credential, ...(name !== undefined && { name }) } });
const add = async (who: Customer, name?: string, passkey = new Passkey(api.base)) => {
  confirmed(who.email);
  const { tokenId, publicKey } = await optionsFor(who.client);
  const kept = await keep(who.client, tokenId, passkey.create(publicKey), name);
  expect(kept.status, JSON.stringify(kept.body)).toBe(201);
  confirmed(who.email, 'NULL');
  return { passkey, kept: kept.body };
};
const withPasskey = async () => {
  const who = await customer({}, api);
  return { ...who, ...(await add(who)) };
};
const begin = (client: Client = api) => client.post<Schemas['PasskeyRequest']>('/passkeyLoginOptions');
const login = (tokenId: string, credential: Schemas['PasskeyAssertion'], guestCartGuid?: string, client: Client = api) =>
  client.call<Session>('POST', '/passkeyLogin', { body: { tokenId, credential, guestCartGuid } });
const signIn = async (passkey: Passkey, fault: Fault = {}) => {
  const { tokenId, publicKey } = await begin();
  return login(tokenId, passkey.get(publicKey, fault));
};
const notAccepted = { status: 400, body: { errors: [{ type: 'InvalidCredentialsError', message: expect.stringContaining('not accepted') }] } };
const tooLate = { status: 400, body: { errors: [{ type: 'TokenInvalidatedError' }] } };

describe('a passkey', () => {
  test('is added by who has shown who they are, and then signs in', async () => {
    const who = await customer({ firstName: 'Zoë', lastName: "van 't Hof" }, api);
    expect(await list(who.client)).toEqual([]);
    expect(await who.client.refusal('POST', '/users/current/passkeys/options')).toMatchObject({ status: 403, type: 'StepUpRequiredError' });
    confirmed(who.email);
    const { tokenId, expiresIn, publicKey } = await optionsFor(who.client);
    expect(expiresIn).toBe(300);
    expect(publicKey).toMatchObject({
      rp: { id: 'localhost', name: 'Spaza' },
      user: { name: who.email, displayName: "Zoë van 't Hof" },
      pubKeyCredParams: [{ alg: -7 }, { alg: -8 }, { alg: -257 }],
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    expect(Buffer.from(publicKey.challenge, 'base64url')).toHaveLength(32);
    expect(Buffer.from(publicKey.user.id, 'base64url')).toHaveLength(32);
    const passkey = new Passkey(api.base);
    const kept = await keep(who.client, tokenId, passkey.create(publicKey), '  My phone ');
    expect(kept).toMatchObject({ status: 201, body: { name: 'My phone', kind: 'device', isSynced: false, isSuspect: false } });
    expect(kept.headers.get('cache-control')).toContain('no-store');
    await reported(who.email, /A passkey, My phone, was added/);

    const answer = await signIn(passkey);
    expect(answer).toMatchObject({ status: 200, body: { responseStatus: true, isLoggedIn: true, token_type: 'bearer', user: { uid: who.email } } });
    expect(answer.body.refresh_token).toBeUndefined();
    expect(answer.headers.get('set-cookie')).toMatch(/rt=.*HttpOnly/);
    const client = api.with({ token: answer.body.access_token });
    expect(await list(client)).toMatchObject([{ id: kept.body.id, lastUsedAt: expect.any(String) }]);
    // it has just shown whose the session is
    const again = await optionsFor(client);
    expect(again.publicKey.user.id).toBe(publicKey.user.id);
    expect(again.publicKey.excludeCredentials).toEqual([{ type: 'public-key', id: passkey.id, transports: ['internal'] }]);
  });

  test('is named by the device it was made on, renamed and removed', async () => {
    const who = await customer({}, api);
    confirmed(who.email);
    const { tokenId, publicKey } = await optionsFor(who.client);
    const passkey = new Passkey(api.base);
    const made = await who.client.call<Listed>('POST', '/users/current/passkeys', {
      body: { tokenId, credential: passkey.create(publicKey) },
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0 Mobile Safari/537.36' },
    });
    expect(made.body.name).toBe('Chrome on Android');
    const path = `/users/current/passkeys/${made.body.id}`;
    expect(await who.client.patch<Listed>(path, { name: ' Gogo’s tablet ' })).toMatchObject({ name: 'Gogo’s tablet' });
    for (const name of ['', '   ', 'x'.repeat(41), 'two\nlines'])
      expect(await who.client.refusal('PATCH', path, { body: { name } }), name).toMatchObject({ status: 400, type: 'ValidationError', subject: 'name' });
    confirmed(who.email, 'NULL');
    expect(await who.client.refusal('DELETE', path)).toMatchObject({ status: 403, type: 'StepUpRequiredError' });
    confirmed(who.email);
    expect((await who.client.call('DELETE', path)).status).toBe(204);
    await reported(who.email, /The passkey Gogo’s tablet was removed/);
    expect(await signIn(passkey)).toMatchObject(notAccepted);
    for (const method of ['PATCH', 'DELETE'])
      expect(await who.client.refusal(method, path, { body: { name: 'Gone' } })).toMatchObject({ status: 400, reason: 'notFound' });
  });

  test('takes the sessions that it opened along, but for the one that removes it', async () => {
    const who = await withPasskey();
    const { passkey: second } = await add(who, 'Spare key');
    const first = await list(who.client);
    const opened = async (passkey: Passkey) => api.with({ token: (await signIn(passkey)).body.access_token! });
    const [byFirst, bySecond, alsoFirst] = [await opened(who.passkey), await opened(second), await opened(who.passkey)];
    const isIn = async (client: Client) => (await client.call('GET', '/users/current')).status === 200;
    confirmed(who.email);
    expect((await alsoFirst.call('DELETE', `/users/current/passkeys/${first.find(({ name }) => name !== 'Spare key')!.id}`)).status).toBe(204);
    expect([await isIn(byFirst), await isIn(alsoFirst), await isIn(bySecond), await isIn(who.client)]).toEqual([false, true, true, true]);
    confirmed(who.email, 'NULL');
    expect(await who.client.refusal('DELETE', '/users/current/passkeys')).toMatchObject({ status: 403, type: 'StepUpRequiredError' });
    confirmed(who.email);
    expect((await who.client.call('DELETE', '/users/current/passkeys')).status).toBe(204);
    expect([await isIn(bySecond), await isIn(who.client)]).toEqual([false, true]);
    expect(await list(who.client)).toEqual([]);
    await reported(who.email, /Every passkey was removed from your account just now: Spare key/);
    expect((await who.client.call('DELETE', '/users/current/passkeys')).status).toBe(204);
  });

  test('takes the guest’s cart along and opens a session of an app, too', async () => {
    const { passkey, email } = await withPasskey();
    const { client } = await guest(api);
    const { products } = await api.get<Schemas['ProductSearchPage']>('/products/search', { pageSize: 100, fields: 'FULL' });
    const product = products.find((one) => one.tradingType === '00' && !one.preOrder && !one.liquor && !one.requiresTvLicence && (one.stock?.stockLevel ?? 0) > 20)!;
    const cart = await client.post<Schemas['Cart']>('/carts/addtocart', { productCode: product.code, quantity: 2 });
    const { tokenId, publicKey } = await begin();
    const session = await login(tokenId, passkey.get(publicKey), cart.guid, api.with({ channel: 'app' }));
    expect(session.body).toMatchObject({ isLoggedIn: true, refresh_token: expect.any(String) });
    expect(session.headers.get('set-cookie') ?? '').not.toMatch(/rt=/);
    const user = await api.with({ token: session.body.access_token }).get<Schemas['User']>('/users/current', { fields: 'FULL' });
    expect(user).toMatchObject({ uid: email, totalItems: 1 });
  });

  test('is both factors: no second step follows it', async () => {
    const who = await withPasskey();
    const { tokenId } = await who.client.post<Schemas['MfaStep']>('/sendMFAAccountOTP', { purpose: 'turnOn', way: 'email' });
    const otp = /\b\d{6}\b/.exec(await mailTo(who.email, 'second-step-code:'))![0];
    const on = await who.client.post<Schemas['MfaStep']>('/validateMFAAccountOTP', { tokenId, way: 'email', otp });
    expect(on.responseStatus).toBe(true);
    expect((await api.post<Session>('/userLogin', { username: who.email, password })).isMfaRequired).toBe(true);
    expect((await signIn(who.passkey)).body).toMatchObject({ isLoggedIn: true });
  });
});

describe('what an authenticator did not say to this shop, now', () => {
  const faults: [string, (passkey: Passkey) => Fault][] = [
    ['at another site', () => ({ origin: 'https://evil.example' })],
    ['on another port', () => ({ origin: 'http://localhost:1' })],
    ['in a frame of another site', () => ({ crossOrigin: true })],
    ['to another challenge', () => ({ challenge: 'AAAA' })],
    ['for another relying party', () => ({ rpId: 'evil.example' })],
    ['at the other ceremony', () => ({ type: 'webauthn.other' })],
    ['without anybody there', () => ({ flags: 4 })],
    ['without verifying who is there', () => ({ flags: 1 })],
  ];
  test.each(faults)('%s is not accepted, alike', async (_, fault) => {
    const who = await withPasskey();
    expect(await signIn(who.passkey, fault(who.passkey))).toMatchObject(notAccepted);
    confirmed(who.email);
    const { tokenId, publicKey } = await optionsFor(who.client);
    const fresh = new Passkey(api.base);
    expect(await keep(who.client, tokenId, fresh.create(publicKey, fault(fresh)))).toMatchObject({ status: 400, body: { errors: [{ type: 'InvalidResourceError' }] } });
    expect(await list(who.client)).toHaveLength(1);
    expect((await signIn(who.passkey)).status).toBe(200);
  });

  test('is refused alike whether there is such a passkey or not', async () => {
    const who = await withPasskey();
    const unknown = new Passkey(api.base);
    unknown.userHandle = who.passkey.userHandle;
    const other = await withPasskey();
    const answers = [
      await signIn(unknown),
      await signIn(who.passkey, { origin: 'https://evil.example' }),
      await signIn(who.passkey, { userHandle: other.passkey.userHandle }),
    ];
    for (const each of answers) expect(each).toMatchObject(notAccepted);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const garbage = [['id', '!'], ['type', 'password']] as const;
    for (const [member, value] of garbage) {
      const { tokenId, publicKey } = await begin();
      expect(await login(tokenId, { ...who.passkey.get(publicKey), [member]: value } as Schemas['PasskeyAssertion'])).toMatchObject(notAccepted);
    }
  });

  test('counts once, for five minutes, and for the session it was for', async () => {
    const who = await withPasskey();
    const { tokenId, publicKey } = await begin();
    expect((await login(tokenId, who.passkey.get(publicKey))).status).toBe(200);
    expect(await login(tokenId, who.passkey.get(publicKey))).toMatchObject(tooLate);
    const late = await begin();
    sql(`UPDATE passkey_challenge SET expires_at = expires_at - 300000`);
    expect(await login(late.tokenId, who.passkey.get(late.publicKey))).toMatchObject(tooLate);

    confirmed(who.email);
    const adding = await optionsFor(who.client);
    const elsewhere = await api.post<Session>('/userLogin', { username: who.email, password });
    const fresh = new Passkey(api.base);
    expect(await keep(api.with({ token: elsewhere.access_token }), adding.tokenId, fresh.create(adding.publicKey))).toMatchObject(tooLate);
    expect(await keep(who.client, adding.tokenId, fresh.create(adding.publicKey)), 'nor afterwards').toMatchObject(tooLate);
  });

  test('counts once of many at once', async () => {
    const who = await withPasskey();
    who.passkey.counts = false;
    who.passkey.counter = 9;
    const { tokenId, publicKey } = await begin();
    const credential = who.passkey.get(publicKey);
    const answers = await Promise.all(Array.from({ length: 8 }, () => login(tokenId, credential)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const each of answers.filter(({ status }) => status !== 200)) expect(each).toMatchObject(tooLate);
  });

  test('is not taken from a page of another site, nor asked for at an address', async () => {
    for (const path of ['/passkeyLoginOptions', '/passkeyLogin'])
      expect(await api.refusal('POST', path, { body: {}, headers: { origin: 'https://evil.example' } })).toMatchObject({ status: 403 });
    const byAddress = new Client({ base: own.shop.base });
    expect(await byAddress.refusal('POST', '/passkeyLoginOptions')).toMatchObject({ status: 400, type: 'ValidationError', message: expect.stringContaining('not offered') });
  });
});

test('a counter that goes back ends the passkey, and its owner is notified', async () => {
  const who = await withPasskey();
  expect((await signIn(who.passkey)).status).toBe(200);
  who.passkey.counter -= 1; // as a copy would have it
  const copied = { status: 400, body: { errors: [{ type: 'InvalidCredentialsError', message: expect.stringContaining('a copy of it may be in use') }] } };
  expect(await signIn(who.passkey)).toMatchObject(copied);
  await reported(who.email, /a copy of it may be in use/);
  expect(await list(who.client)).toMatchObject([{ isSuspect: true }]);
  who.passkey.counter += 100;
  expect(await signIn(who.passkey), 'nor later').toMatchObject(copied);
  expect(await who.client.refusal('POST', '/users/current/passkeys/confirmationOptions')).toMatchObject({ status: 400, type: 'ValidationError' });
});

test('a passkey shows whose the session is, as a code does', async () => {
  const who = await withPasskey();
  const options = () => who.client.post<Schemas['PasskeyRequest']>('/users/current/passkeys/confirmationOptions');
  const confirm = (tokenId: string, credential: Schemas['PasskeyAssertion']) => who.client.call('POST', '/users/current/passkeys/confirmation', { body: { tokenId, credential } });
  const isConfirmed = async () => (await who.client.get<Schemas['Mfa']>('/users/current/mfa')).isConfirmed;
  const first = await options();
  expect(first.publicKey.allowCredentials).toEqual([{ type: 'public-key', id: who.passkey.id, transports: ['internal'] }]);
  expect(await confirm(first.tokenId, who.passkey.get(first.publicKey, { flags: 1 }))).toMatchObject(notAccepted);
  const other = await withPasskey();
  const second = await options();
  expect(await confirm(second.tokenId, other.passkey.get(second.publicKey))).toMatchObject(notAccepted);
  const ofSignIn = await begin();
  expect(await confirm(ofSignIn.tokenId, who.passkey.get(ofSignIn.publicKey))).toMatchObject(tooLate);
  expect(await isConfirmed()).toBe(false);
  const third = await options();
  expect((await confirm(third.tokenId, who.passkey.get(third.publicKey))).status).toBe(204);
  expect(await isConfirmed()).toBe(true);
  expect((await who.client.call('DELETE', `/users/current/passkeys/${who.kept.id}`)).status).toBe(204);
  expect(await who.client.refusal('POST', '/users/current/passkeys/confirmationOptions')).toMatchObject({ status: 400, type: 'ValidationError' });
});

test('a customer has ten at most, and each once', async () => {
  const who = await withPasskey();
  confirmed(who.email);
  const { tokenId, publicKey } = await optionsFor(who.client);
  expect(await keep(who.client, tokenId, who.passkey.create(publicKey))).toMatchObject({ status: 409, body: { errors: [{ type: 'AlreadyExistsError' }] } });
  for (let i = 1; i < 10; i += 1) await add(who, `Passkey ${i}`);
  expect((await list(who.client)).map(({ name }) => name).slice(0, 2)).toEqual(['Passkey 9', 'Passkey 8']);
  confirmed(who.email);
  expect(await who.client.refusal('POST', '/users/current/passkeys/options')).toMatchObject({ status: 400, type: 'ValidationError', message: expect.stringContaining('10 passkeys') });
});

describe('whoever may have had the account before', () => {
  test('keeps no passkey once its address is shown to be somebody else’s', async () => {
    const squatter = await withPasskey();
    const { tokenId } = await api.post<Session>('/sendOtp', { loginId: squatter.email, sendingOption: 'email' });
    const otp = /\b\d{6}\b/.exec(await mailTo(squatter.email, 'one-time-code:'))![0];
    expect((await api.post<Session>('/otpLogin', { loginId: squatter.email, tokenId, otp })).isLoggedIn).toBe(true);
    expect(await signIn(squatter.passkey)).toMatchObject(notAccepted);
  });

  test('keeps none made after the change of address that is undone', async () => {
    const who = await withPasskey();
    const changed = newEmail();
    const sent = await who.client.post<any>('/users/current/contactOtp', { loginId: changed, password });
    const otp = /\b\d{6}\b/.exec(await mailTo(changed, 'one-time-code:'))![0];
    const proven = await who.client.call<any>('PUT', '/users/current/contact', { body: { loginId: changed, tokenId: sent.tokenId, otp } });
    expect(proven.status, JSON.stringify(proven.body)).toBe(200);
    const session = await api.post<Session>('/userLogin', { username: changed, password });
    const { passkey } = await add({ ...who, email: changed, client: api.with({ token: session.access_token }) });
    expect((await signIn(passkey)).status).toBe(200);
    const token = /undochange#([\w-]+)/.exec(await mailTo(who.email, 'contact-changed:'))![1];
    await api.post('/undoContactChange', { token });
    expect(await signIn(passkey)).toMatchObject(notAccepted);
    expect((await signIn(who.passkey)).status, 'that of before stays').toBe(200);
  });
});

describe('who has lost every factor', () => {
  const reset = (email: string, ...more: string[]) =>
    runProgram('spaza', ['customers', 'reset-factors', '--database', own.shop.database, email, ...more], { SPAZA_SERVE_PUBLIC_URL: 'http://localhost:8080' });
  const said = ['--as', 'Lerato', '--reason', 'Seen her ID at the till'];

  test('is let in again by an operator, through a mail to the proven address', async () => {
    const who = await withPasskey();
    sql(`UPDATE customer SET email_proven_at = 1 WHERE uid = '${who.email}'`);
    sql(`INSERT INTO second_factor (customer_id, message_way, turned_on_at) SELECT id, 'email', 1 FROM customer WHERE uid = '${who.email}'`);
    expect((await api.post<Session>('/userLogin', { username: who.email, password })).isMfaRequired).toBe(true);
    expect(reset(who.email, ...said)).toContain('a mail leads to a new password');
    expect(await signIn(who.passkey)).toMatchObject(notAccepted);
    expect((await api.call('POST', '/userLogin', { body: { username: who.email, password } })).status).toBe(400);
    const token = /newpassword#([\w-]+)/.exec(await mailTo(who.email, 'sign-in-reset:'))![1];
    await api.post('/resetpassword', { token, newPassword: 'Braai#2027x' });
    expect(await api.post<Session>('/userLogin', { username: who.email, password: 'Braai#2027x' })).toMatchObject({ isLoggedIn: true });
    expect(sql(`SELECT by_whom || ': ' || reason FROM factor_reset WHERE ${whose(who.email)}`)).toBe('Lerato: Seen her ID at the till');
  });

  test('is not, without a name and a reason, or where nothing can be sent', async () => {
    const who = await withPasskey();
    const refusals = [
      () => reset(who.email, '--as', 'Lerato'),
      () => reset(who.email, '--as', ' ', '--reason', 'Because'),
      () => reset(newEmail(), ...said),
      () => reset(who.email, ...said), // which was never shown to be theirs
    ];
    for (const each of refusals) expect(each).toThrow();
    expect((await signIn(who.passkey)).status).toBe(200);
  });
});
