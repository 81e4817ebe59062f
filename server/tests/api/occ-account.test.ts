// An account as a stock OCC client handles it: forms, sign-up, another address, closing.
import { describe, expect, test } from 'vitest';
import { shop, type Schemas } from './support/client.ts';
import { codeSentTo } from './support/codes.ts';
import { customer, newEmail, password } from './support/people.ts';
import { aProduct } from './support/shelf.ts';
import { begin, codeSentTo as stepCodeSentTo, other, sent, type Session, take } from './support/two-steps.ts';

const stock = shop().plain;
const token = (username: string) =>
  stock.raw('POST', '/authorizationserver/oauth/token', { form: { grant_type: 'password', client_id: 'mobile_android', client_secret: 'secret', username, password } });
const register = (with_: object = {}) => stock.call<Schemas['User']>('POST', '/users', { body: { uid: newEmail(), titleCode: 'ms', firstName: 'Thandi', lastName: 'Nkosi', password, ...with_ } });

describe('sign-up by POST users', () => {
  test('makes an account that can sign in, and none twice', async () => {
    const uid = newEmail();
    const { status, body } = await register({ uid });
    expect({ status, body }).toMatchObject({ status: 201, body: { uid, firstName: 'Thandi' } });
    expect(body).not.toHaveProperty('access_token');
    expect((await token(uid)).status).toBe(200);
    const again = await stock.refusal('POST', '/users', { body: { uid: uid.toUpperCase(), firstName: 'A', lastName: 'B', password } });
    expect(again).toMatchObject({ status: 400, type: 'DuplicateUidError' });
  });

  test('keeps to the rules of the shop, and names the field', async () => {
    const refused = async (body: object) => {
      const { errors } = await stock.refusal('POST', '/users', { body });
      return errors.map(({ type, subject }) => `${type} ${subject}`);
    };
    const form = { uid: newEmail(), firstName: 'Thandi', lastName: 'Nkosi', password };
    expect(await refused({ ...form, uid: 'nobody' })).toEqual(['ValidationError uid']);
    expect(await refused({ ...form, password: 'Password1!' })).toContain('ValidationError password');
    expect(await refused({ ...form, firstName: '', lastName: '' })).toEqual(['ValidationError firstName', 'ValidationError lastName']);
    expect(await refused({ ...form, titleCode: 'sir' })).toEqual(['ValidationError titleCode']);
    expect(await refused({ ...form, uid: 7 })).toEqual(['ValidationError uid']);
  });
});

describe('forms', () => {
  test('of a forgotten password are read', async () => {
    const { email } = await customer();
    const answer = await stock.call('POST', '/forgottenpasswordtokens', { form: { userId: email } });
    expect(answer.status).toBe(202);
    await expect.poll(async () => (await sent(email, 'password-reset')).length).toBe(1);
    expect(await stock.refusal('POST', '/forgottenpasswordtokens', { form: { other: email } })).toMatchObject({ status: 400, subject: 'loginId' });
  });

  test('of a review are read', async () => {
    const { client } = await customer();
    const { code } = await aProduct(3);
    const path = `/products/${code}/reviews`;
    const form = { headline: 'Holds its charge', comment: 'A week of calls on one charge.', rating: '4', alias: 'Thandi' };
    const { status, body } = await client.plain.call<Schemas['CustomerReview']>('POST', path, { form });
    expect({ status, body }).toMatchObject({ status: 201, body: { headline: form.headline, comment: form.comment, rating: 4 } });
    for (const rating of ['', '4.5', 'four', '6'])
      expect(await client.plain.refusal('POST', path, { form: { ...form, rating } }), rating).toMatchObject({ status: 400, subject: 'rating' });
  });
});

describe('another address by PUT users/{user}/login', () => {
  test('waits for the code that was sent there', async () => {
    const { client, email } = await customer();
    const next = newEmail();
    const change = (form: Record<string, string>) => client.plain.call<Session>('PUT', '/users/current/login', { form: { newLogin: next, ...form } });
    const asked = await change({ password });
    expect(asked.status).toBe(202);
    expect(asked.body.tokenId).toBeDefined();
    expect((await client.get<Schemas['User']>('/users/current')).uid, 'nothing yet').toBe(email);
    const otp = await codeSentTo(next);
    const tokenId = asked.body.tokenId!;
    expect((await change({ tokenId, otp: other(otp) })).body).toMatchObject({ responseStatus: false, invalidOTP: true });
    const done = await change({ tokenId, otp });
    expect(done.body).toMatchObject({ responseStatus: true, user: { uid: next } });
    expect((await token(next)).status).toBe(200);
    expect((await token(email)).status).toBe(400);
  });

  test('is refused without the password, with a wrong one, and from the query', async () => {
    const { client } = await customer();
    const refused = (form: Record<string, string>, query = {}) => client.plain.refusal('PUT', '/users/current/login', { form, query });
    const newLogin = newEmail();
    expect(await refused({ newLogin })).toMatchObject({ status: 400, subject: 'password' });
    expect(await refused({ newLogin, password: 'Wrong#2026' })).toMatchObject({ status: 400, type: 'PasswordMismatchError' });
    expect(await refused({ newLogin: 'no address', password })).toMatchObject({ status: 400, subject: 'newLogin' });
    expect(await refused({}, { newLogin, password })).toMatchObject({ status: 400, subject: 'newLogin' });
    expect((await sent(newLogin, 'one-time-code')).length).toBe(0);
  });
});

test('an account is closed by DELETE users/{user}, with the days of grace', async () => {
  const { client, email } = await customer();
  expect(await client.plain.refusal('DELETE', '/users/current')).toMatchObject({ status: 403, type: 'StepUpRequiredError' });
  const { body: step } = await begin(client, 'confirm', 'email');
  await take(client, step.tokenId!, 'email', await stepCodeSentTo(email));
  const { status, body } = await client.plain.call<Schemas['AccountDeletion']>('DELETE', '/users/current');
  expect({ status, body }).toMatchObject({ status: 200, body: { isAsked: true } });
  expect(Date.parse(body.deletedAt!)).toBeGreaterThan(Date.now());
  expect(await client.get('/users/current/accountDeletion')).toMatchObject({ isAsked: true });
  expect((await shop().plain.raw('DELETE', '/occ/v2/spaza/users/current')).status).toBe(401);
});
