// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { codeAttempt } from '@/features/account/code-attempt';
import { forgetTokens } from '@/shared/session/session';
import { staysSignedIn } from '@/features/account/stays-signed-in';
import { Component as ByCode } from '../login-via-otp';
import { Component as ByPassword } from '../login-via-password';

let calls: [string, Record<string, unknown>][] = [];
let answers: Record<string, () => Response> = {};

const session = () =>
  Response.json({
    responseStatus: true,
    isLoggedIn: true,
    access_token: 'A',
    expires_in: 900,
    user: { uid: 'a@b.za' },
  });

beforeEach(() => {
  calls = [];
  answers = { userLogin: session, otpLogin: session };
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string, { body }: RequestInit = {}) => {
      const name = String(url).split('/').at(-1)!.split('?')[0]!;
      calls.push([name, (typeof body === 'string' ? JSON.parse(body) : {}) as Record<string, unknown>]);
      return Promise.resolve(answers[name]?.() ?? Response.json({}));
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  codeAttempt.set(undefined);
  staysSignedIn.set(true);
  forgetTokens();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const tick = () => screen.getByLabelText<HTMLInputElement>('Keep me signed in on this device');
const attempt = (more: object = {}) =>
  codeAttempt.set({
    purpose: 'login',
    loginId: '0825550101',
    tokenId: 'T',
    sentTo: '082 ••• ••01',
    otherWay: 'email',
    againAt: 0,
    expiresAt: Date.now() + 600_000,
    ...more,
  });

describe('staying signed in', () => {
  test.each([true, false])('is asked with the password: %j', async (stays) => {
    render(<ByPassword />);
    expect(tick().checked).toBe(true);
    if (!stays) {
      fireEvent.click(tick());
      screen.getByText(/signed out when the browser is closed/);
    }
    fireEvent.change(screen.getByLabelText(/Email address or cellphone/), {
      target: { value: 'a@example.co.za' },
    });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Spaza#2026' } });
    press('Sign in');
    await waitFor(() => expect(calls[0]).toMatchObject(['userLogin', { keepSignedIn: stays }]));
  });

  test('is asked with the code', async () => {
    attempt();
    render(<ByCode />);
    fireEvent.click(tick());
    fireEvent.change(screen.getByLabelText('Your 6-digit code'), { target: { value: '419827' } });
    await waitFor(() => expect(calls[0]).toMatchObject(['otpLogin', { otp: '419827', keepSignedIn: false }]));
  });
});

describe('a code by the other way', () => {
  const sent = (more: object) => () =>
    Response.json({ responseStatus: true, tokenId: 'T', expiresIn: 600, resendAfter: 60, ...more });

  test('goes to the email address of who typed a number, which nobody is notified, and back', async () => {
    answers.sendOtp = sent({ otherWay: 'sms' });
    attempt();
    render(<ByCode />);
    screen.getByText(/The SMS starts with/);
    press('Email me');
    await screen.findByText(/confirmed email address, a 6-digit code is on its way there/);
    expect(calls[0]).toEqual([
      'sendOtp',
      { loginId: '0825550101', purpose: 'login', tokenId: 'T', otherWay: true },
    ]);
    expect(screen.queryByText(/The SMS starts with/)).toBeNull();

    answers.sendOtp = sent({ otherWay: 'email', sentTo: '082 ••• ••01' });
    press('SMS me');
    await screen.findByText(/on its way to 082 ••• ••01/);
    expect(calls[1]![1]).not.toHaveProperty('otherWay');
  });

  test('is not offered by a shop without means for it', () => {
    attempt({ loginId: 'a@example.co.za', otherWay: undefined });
    render(<ByCode />);
    expect(screen.queryByText('Send it by SMS instead')).toBeNull();
  });

  test('asked for too soon says how long to wait', async () => {
    answers.sendOtp = () =>
      Response.json({ errors: [{ type: 'TooManyRequestsError', message: 'Wait.' }] }, { status: 429 });
    attempt();
    render(<ByCode />);
    press('Email me');
    expect((await screen.findByRole('alert')).textContent).toContain('Wait.');
  });
});
