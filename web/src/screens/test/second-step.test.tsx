// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { secondStep, type SecondStep } from '@/features/account/second-step';
import { createCache } from '@/shared/api/query';
import { Component as LoginViaOtp } from '../login-via-otp';
import { Component as LoginViaPassword } from '../login-via-password';

const sent: { path: string; body: Record<string, unknown> }[] = [];
let answers: Record<string, () => Response>;

const waiting: SecondStep = {
  tokenId: 'T',
  loginId: 'thandi@mweb.co.za',
  ways: [{ way: 'app' }, { way: 'email', to: 't•••••i@mweb.co.za' }, { way: 'recovery' }],
  way: 'app',
  needsPassword: false,
  isSent: false,
  sentTo: '',
  againAt: 0,
};

beforeEach(() => {
  sent.length = 0;
  answers = {};
  window.history.replaceState(null, '', '/account/login/otp?route=%2Fcart');
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string, { body }: RequestInit = {}) => {
      const path = `/${String(url).split('?')[0]!.split('/').at(-1)!}`;
      sent.push({ path, body: JSON.parse(String(body ?? '{}')) as Record<string, unknown> });
      return Promise.resolve(answers[path]?.() ?? Response.json({ responseStatus: true }));
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  secondStep.set(undefined);
});

const shows = (Screen: () => React.ReactNode) =>
  render(
    <QueryClientProvider client={createCache()}>
      <Screen />
    </QueryClientProvider>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('after the right password of who asked for two steps', () => {
  test('the code is asked for, and the path that was wanted is kept', async () => {
    window.history.replaceState(null, '', '/account/login/pwd?route=%2Fcart');
    answers['/userLogin'] = () =>
      Response.json({
        responseStatus: true,
        isMfaRequired: true,
        tokenId: 'T',
        mfaWay: 'email',
        mfaWays: [{ way: 'email', to: 't•••••i@mweb.co.za' }],
        sentTo: 't•••••i@mweb.co.za',
        resendAfter: 60,
        successMsg: 'We sent a code.',
      });
    shows(LoginViaPassword);
    fireEvent.change(screen.getByLabelText(/Email address/), { target: { value: 'thandi@mweb.co.za' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Spaza#2026' } });
    press('Sign in');
    await waitFor(() => expect(window.location.pathname).toBe('/account/login/otp'));
    expect(window.location.search).toBe('?route=%2Fcart');
    expect(secondStep.get()).toMatchObject({ tokenId: 'T', way: 'email', isSent: true });
    expect(JSON.stringify(sessionStorage)).not.toContain('Spaza#2026');
  });
});

describe('the second step', () => {
  test('sends the code of the app with its ticket, and whether the device is trusted', async () => {
    secondStep.set(waiting);
    answers['/validateMFAOTP'] = () =>
      Response.json({
        responseStatus: false,
        invalidOTP: true,
        triesLeft: 4,
        errorMsg: "That code isn't right.",
      });
    shows(LoginViaOtp);
    fireEvent.click(screen.getByLabelText(/Don't ask again/));
    fireEvent.change(screen.getByLabelText('Code of your app'), { target: { value: '419827' } });
    await screen.findByText("That code isn't right.");
    expect(sent).toEqual([
      {
        path: '/validateMFAOTP',
        body: { tokenId: 'T', way: 'app', otp: '419827', trustDevice: true, keepSignedIn: true },
      },
    ]);
  });

  test('goes over to a message, which is sent then', async () => {
    secondStep.set(waiting);
    answers['/sendMFAOTP'] = () =>
      Response.json({
        responseStatus: true,
        tokenId: 'T',
        mfaWay: 'email',
        sentTo: 't•••••i@mweb.co.za',
        resendAfter: 60,
        successMsg: 'We sent a code.',
      });
    shows(LoginViaOtp);
    press('Email me');
    await screen.findByLabelText('Your 6-digit code');
    expect(secondStep.get()).toMatchObject({ way: 'email', ways: waiting.ways });
  });

  test('takes a spare code, and refuses at once what is none', async () => {
    secondStep.set({ ...waiting, way: 'recovery' });
    shows(LoginViaOtp);
    fireEvent.change(screen.getByLabelText('Spare code'), { target: { value: '4T7K' } });
    press('Verify');
    await screen.findByText(/Please enter one of your spare codes/);
    expect(sent).toEqual([]);
  });

  test('that is over begins again with the password', async () => {
    secondStep.set(waiting);
    answers['/validateMFAOTP'] = () =>
      Response.json(
        { errors: [{ type: 'TokenInvalidatedError', message: 'That took too long.' }] },
        { status: 400 },
      );
    shows(LoginViaOtp);
    fireEvent.change(screen.getByLabelText('Code of your app'), { target: { value: '419827' } });
    await waitFor(() => expect(window.location.pathname).toBe('/account/login/pwd'));
    expect(secondStep.get()).toBeUndefined();
  });
});
