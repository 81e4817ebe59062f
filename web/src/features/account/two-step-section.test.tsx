// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCache } from '@/shared/api/query';
import type { Mfa } from './two-step-api';
import { TwoStepSection } from './two-step-section';

type Body = Record<string, unknown>;
let sent: { path: string; body: Body }[];
let answer: (path: string, body: Body) => Response;

const off: Mfa = {
  isOn: false,
  ways: [{ way: 'email', to: 't•••••i@mweb.co.za' }],
  canTurnOn: ['sms', 'email', 'app'],
  hasApp: false,
  recoveryCodesLeft: 0,
  trustedDevices: 0,
  isConfirmed: false,
};
const on: Mfa = {
  ...off,
  isOn: true,
  messageWay: 'email',
  recoveryCodesLeft: 9,
  ways: [...off.ways, { way: 'recovery' }],
};
const codes = Array.from({ length: 10 }, (_, n) => `4T7K-20Q${n}`);
const stepUp = () =>
  Response.json({ errors: [{ type: 'StepUpRequiredError', message: 'Show' }] }, { status: 403 });
const done = (more: object = {}) => Response.json({ responseStatus: true, ...more });

beforeEach(() => {
  sent = [];
  answer = () => done();
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string, { body }: RequestInit = {}) => {
      const path = String(url).split('?')[0]!.split('/').at(-1)!;
      const form = JSON.parse(String(body ?? '{}')) as Body;
      sent.push({ path, body: form });
      return Promise.resolve(answer(path, form));
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shows = (mfa: Mfa) =>
  render(
    <QueryClientProvider client={createCache()}>
      <TwoStepSection mfa={mfa} addresses={{ email: 'thandi@mweb.co.za', mobile: '0825550147' }} />
    </QueryClientProvider>,
  );
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const types = async (label: string, code: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value: code } });

describe('two-step sign-in', () => {
  test('is turned on by the way that was chosen, and shows its spare codes once', async () => {
    answer = (path) =>
      path === 'sendMFAAccountOTP'
        ? done({ tokenId: 'T', way: 'email', sentTo: 't•••••i@mweb.co.za', resendAfter: 60 })
        : done({ successMsg: 'Two-step sign-in is on.', recoveryCodes: codes });
    shows(off);
    fireEvent.click(screen.getByRole('switch'));
    fireEvent.click(screen.getByRole('radio', { name: 'Email' }));
    press('Continue');
    await types('Your 6-digit code', '419827');
    expect(await screen.findAllByText(/^4T7K-20Q\d$/)).toHaveLength(10);
    expect(sent.map(({ body }) => body).slice(0, 2)).toEqual([
      { purpose: 'turnOn', way: 'email' },
      { tokenId: 'T', way: 'email', otp: '419827' },
    ]);
    press("I've saved them");
    expect(screen.queryByText(/^4T7K/)).toBeNull();
  });

  test('asks first whose the session is where the server wants that, and then goes on', async () => {
    let isConfirmed = false;
    answer = (path, body) => {
      if (path === 'validateMFAAccountOTP') {
        isConfirmed = true;
        return done({ successMsg: 'Thank you' });
      }
      if (body.purpose === 'turnOn' && !isConfirmed) return stepUp();
      if (body.purpose === 'turnOn')
        return done({ tokenId: 'A', way: 'app', appSecret: 'ABCDEFGH', appAddress: 'otpauth://totp/x' });
      return done({ tokenId: 'C', way: 'email', sentTo: 't•••••i@mweb.co.za', resendAfter: 60 });
    };
    shows(on);
    press('Set up');
    await screen.findByText(/First we make sure that it is you/);
    await types('Your 6-digit code', '419827');
    await screen.findByText('ABCD EFGH');
    expect(sent.filter(({ path }) => path.startsWith('send')).map(({ body }) => body)).toEqual([
      { purpose: 'turnOn', way: 'app' },
      { purpose: 'confirm', way: 'email' },
      { purpose: 'turnOn', way: 'app' },
    ]);
    await screen.findByRole('img', { name: 'QR code for your authenticator app' });
  });

  test('is not turned off by the switch alone', async () => {
    shows(on);
    fireEvent.click(screen.getByRole('switch'));
    screen.getByText('Turn off two-step sign-in?');
    expect(sent).toEqual([]);
    press('Keep it on');
    expect(screen.queryByText('Turn off two-step sign-in?')).toBeNull();
    expect(screen.getByText('9 of 10 left')).toBeDefined();
  });

  test('says why a code cannot be sent', async () => {
    answer = () =>
      Response.json({ errorMsg: 'You can ask for another in 42 seconds.', errors: [] }, { status: 429 });
    shows(on);
    press('New spare codes');
    await screen.findByText(/in 42 seconds/);
  });
});
