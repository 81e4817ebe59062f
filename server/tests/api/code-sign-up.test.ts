// Signing up with a code that shows whose the address or number is: there is no account before.
import { describe, expect, test } from 'vitest';
import { shop, type Schemas } from './support/client.ts';
import { codeSentTo, earlier, enter, newNumber, proven, remember, send, sentTo } from './support/codes.ts';
import { sql } from './support/database.ts';
import { customer, password, signUpForm } from './support/people.ts';
import { other, type Session, whoIs } from './support/two-steps.ts';

const api = shop();

describe('a sign-up that ends with a code', () => {
  const signUp = (form: Schemas['SignUp']) => api.call<Session>('POST', '/newUser', { body: form });
  const verify = (body: Schemas['VerifyUser']) => api.call<Session>('POST', '/verifyUserWithOTP', { body });

  test.each(['email', 'mobile'] as const)('by %s proves it and signs in', async (verifyBy) => {
    const form = signUpForm({ verifyBy, mobileNumber: newNumber() });
    const loginId = verifyBy === 'email' ? form.email : form.mobileNumber!;
    const made = await signUp(form);
    expect(made).toMatchObject({ status: 201, body: { responseStatus: true, expiresIn: 600 } });
    expect(made.body.access_token).toBeUndefined();
    expect(made.headers.get('set-cookie')).toBeNull();
    const otp = await codeSentTo(loginId);
    const tokenId = made.body.tokenId!;
    expect((await verify({ loginId, tokenId, otp: other(otp) })).body).toMatchObject({ responseStatus: false, invalidOTP: true, triesLeft: 4 });
    expect((await enter({ loginId, tokenId, otp })).body.invalidOTP, 'no code to sign in').toBe(true);
    const entered = await verify({ loginId, tokenId, otp });
    expect(entered.body).toMatchObject({ isLoggedIn: true, successMsg: 'Your account is ready' });
    expect(await whoIs(entered)).toBe(form.email);
    expect(proven(form.email)).toBe(verifyBy === 'email' ? 'email-' : '-mobile');
    expect((await verify({ loginId, tokenId, otp })).body.invalidOTP).toBe(true);
  });

  test('is sent a newer code by its own attempt only', async () => {
    const form = signUpForm({ verifyBy: 'email' });
    const { body } = await signUp(form);
    remember(body.tokenId!, 'signup');
    await codeSentTo(form.email);
    earlier(body.tokenId!, 61_000);
    expect(await api.refusal('POST', '/sendOtp', { body: { loginId: form.email, purpose: 'signup', tokenId: 'made-up' } })).toMatchObject({ status: 400, type: 'TokenInvalidatedError' });
    const again = await send(form.email, { purpose: 'signup', tokenId: body.tokenId! });
    expect(again).toMatchObject({ status: 200, body: { tokenId: body.tokenId } });
    expect((await verify({ loginId: form.email, tokenId: body.tokenId!, otp: await codeSentTo(form.email, 2) })).body.isLoggedIn).toBe(true);
  });

  test('of an address that has an account says so and sends nothing', async () => {
    const { email } = await customer();
    expect(await signUp(signUpForm({ email, verifyBy: 'email' }))).toMatchObject({ status: 200, body: { responseStatus: false, isExisting: true } });
    expect(await sentTo(email)).toEqual([]);
  });

  test('makes no account when no code may be sent', async () => {
    const mobileNumber = newNumber();
    await signUp(signUpForm({ mobileNumber, verifyBy: 'mobile' }));
    const form = signUpForm({ mobileNumber, verifyBy: 'mobile' });
    expect((await signUp(form)).status).toBe(429);
    expect(sql(`SELECT COUNT(*) FROM customer WHERE uid = '${form.email}'`)).toBe('0');
    const { mobileNumber: _, ...without } = form;
    expect(await api.refusal('POST', '/newUser', { body: without })).toMatchObject({ status: 400, subject: 'mobileNumber' });
  });

  describe('that is begun and waits for its code', () => {
    const accounts = (email: string) => sql(`SELECT COUNT(*) FROM customer WHERE uid = '${email}'`);
    const waiting = (email: string) => sql(`SELECT COUNT(*) FROM pending_sign_up WHERE uid = '${email}'`);
    const aMinuteHasPassed = () => sql("UPDATE one_time_code SET created_at = created_at - 61000 WHERE purpose = 'signup'"); // one a minute goes to an address
    const begun = async (form: Schemas['SignUp']) => {
      const { status, body } = await signUp(form);
      expect(status).toBe(201);
      return body.tokenId!;
    };

    test('is no account, and bars the address for nobody', async () => {
      const form = signUpForm({ verifyBy: 'email', firstName: 'Mallory' });
      await begun(form);
      expect(accounts(form.email)).toBe('0');
      expect(await api.refusal('POST', '/userLogin', { body: { username: form.email, password } })).toMatchObject({ status: 400, type: 'InvalidCredentialsError' });
      expect(await api.post<Schemas['LoginIdCheck']>('/users/anonymous/verifyLoginId', { loginId: form.email, purpose: 'signup' })).toMatchObject({ isExisting: false });
      const owner = await customer({ email: form.email });
      expect((await owner.client.get<Schemas['User']>('/users/current')).firstName).toBe('Thandi');
    });

    test('may be begun again, and what was typed last counts', async () => {
      const form = signUpForm({ verifyBy: 'email', firstName: 'Tandi' });
      const first = await begun(form);
      const before = await codeSentTo(form.email);
      aMinuteHasPassed();
      const again = await begun({ ...form, firstName: 'Thandeka', password: 'Kettle%Moon77', rePassword: 'Kettle%Moon77' });
      const otp = await codeSentTo(form.email, 2);
      expect((await verify({ loginId: form.email, tokenId: first, otp })).body.invalidOTP, 'each has its own code').toBe(true);
      const entered = await verify({ loginId: form.email, tokenId: again, otp });
      expect(entered.body).toMatchObject({ isLoggedIn: true, user: { firstName: 'Thandeka' } });
      expect(waiting(form.email), 'the former, which is notified').toBe('1');
      expect((await verify({ loginId: form.email, tokenId: first, otp: before })).body, 'the former is late').toMatchObject({ responseStatus: false, isExisting: true });
      expect((await api.call<Session>('POST', '/userLogin', { body: { username: form.email, password: 'Kettle%Moon77' } })).body.isLoggedIn).toBe(true);
      expect((await api.call<Session>('POST', '/userLogin', { body: { username: form.email, password } })).status).toBe(400);
      expect(accounts(form.email)).toBe('1');
    });

    test('says that there is an account when there is one meanwhile', async () => {
      const form = signUpForm({ verifyBy: 'mobile', mobileNumber: newNumber() });
      const tokenId = await begun(form);
      await customer({ email: form.email, firstName: 'Owner' });
      const late = await verify({ loginId: form.mobileNumber!, tokenId, otp: await codeSentTo(form.mobileNumber!) });
      expect(late).toMatchObject({ status: 200, body: { responseStatus: false, isExisting: true } });
      expect(late.body.access_token).toBeUndefined();
      expect(sql(`SELECT first_name FROM customer WHERE uid = '${form.email}'`)).toBe('Owner');
    });

    test('is over when its time is, although a newer code is asked for', async () => {
      const form = signUpForm({ verifyBy: 'email' });
      const tokenId = await begun(form);
      await codeSentTo(form.email);
      aMinuteHasPassed();
      sql(`UPDATE pending_sign_up SET expires_at = 1 WHERE uid = '${form.email}'`);
      expect(await api.refusal('POST', '/sendOtp', { body: { loginId: form.email, purpose: 'signup', tokenId } })).toMatchObject({ status: 400, type: 'TokenInvalidatedError' });
      expect(await sentTo(form.email)).toHaveLength(1);
    });
  });
});
