// Anybody may type a cellphone number: what one account has shown to be its own, no other takes away by typing it.
import { describe, expect, test } from 'vitest';
import { type Client, type Schemas, shop } from './support/client.ts';
import { newNumber, sentTo } from './support/codes.ts';
import { sql } from './support/database.ts';
import { customer, newEmail, password, signUpForm } from './support/people.ts';

const api = shop();
const strangersPassword = 'Vetkoek#2031';

const codeSentTo = async (to: string) => {
  await expect.poll(async () => (await sentTo(to)).length).toBeGreaterThan(0);
  return /\b\d{6}\b/.exec((await sentTo(to))[0]!.text)![0];
};
/** Shows with a code that the number is theirs. */
const prove = async (client: Client, loginId: string, knows: string) => {
  const { body } = await client.call<Schemas['Session']>('POST', '/users/current/contactOtp', { body: { loginId, password: knows } });
  const shown = await client.call<Schemas['Session']>('PUT', '/users/current/contact', { body: { loginId, tokenId: body.tokenId!, otp: await codeSentTo(loginId) } });
  expect(shown.body).toMatchObject({ responseStatus: true, user: { isMobileProven: true } });
};
const owner = async (mobileNumber: string) => {
  const made = await customer({ mobileNumber });
  await prove(made.client, mobileNumber, password);
  return made;
};
const signUpWith = (mobileNumber: string) => customer({ mobileNumber, firstName: 'Piet', password: strangersPassword, rePassword: strangersPassword });
const enter = async (username: string, knows: string) => {
  const { body } = await api.call<Schemas['Session']>('POST', '/userLogin', { body: { username, password: knows } });
  return body.isLoggedIn ? body.user?.uid : undefined;
};
const check = (loginId: string, purpose: 'login' | 'signup') => api.post<Schemas['LoginIdCheck']>('/users/anonymous/verifyLoginId', { loginId, purpose });

describe('a cellphone number that one account has proven', () => {
  test.each([
    ['signs up with it', async (number: string) => signUpWith(number)],
    ['writes it into their details', async (number: string) => {
      const made = await signUpWith(newNumber());
      await made.client.done('PATCH', '/users/current', { body: { mobileNumber: number } });
      return made;
    }],
  ])('still signs its owner in after a stranger %s, who is not let in by it', async (_, types) => {
    const number = newNumber();
    const { email } = await owner(number);
    const stranger = await types(number);
    expect(await enter(number, password)).toBe(email);
    expect(await enter(number, strangersPassword), 'nobody has shown that it is the stranger’s').toBeUndefined();
    expect(await enter(stranger.email, strangersPassword), 'by the address they come in').toBe(stranger.email);
    expect(await check(number, 'login')).toMatchObject({ isMultipleUsers: false });
  });

  test('signs in nobody any more who typed it before', async () => {
    const number = newNumber();
    await signUpWith(number);
    expect(await enter(number, strangersPassword), 'a number nobody has proven signs in who typed it').toBeDefined();
    const { email } = await owner(number);
    expect(await enter(number, strangersPassword)).toBeUndefined();
    expect(await enter(number, password)).toBe(email);
  });

  test('is several people’s when each of them has', async () => {
    const number = newNumber();
    await owner(number);
    const second = await signUpWith(number);
    sql(`UPDATE customer SET mobile_proven_at = 1 WHERE uid = '${second.email}'`);
    expect(await check(number, 'login')).toMatchObject({ isMultipleUsers: true });
    expect(await enter(number, password), 'the address tells which').toBeUndefined();
  });
});

test('at sign-up only an email address is reported to have an account: a number may be shared', async () => {
  const form = signUpForm();
  await api.post('/newUser', form);
  expect(await check(form.email.toUpperCase(), 'signup')).toMatchObject({ loginIdType: 'email', isExisting: true, responseStatus: false });
  const number = await check(form.mobileNumber!, 'signup');
  expect(number).toMatchObject({ loginIdType: 'mobile', isExisting: false, responseStatus: true });
  expect(number.errorMsg).toBeUndefined();
  expect(await check(newEmail(), 'signup')).toMatchObject({ isExisting: false });
});
