// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCache } from '@/shared/api/query';
import { saveTokens, session } from '@/shared/session/session';
import { ContactRow } from './contact-row';

const user = {
  uid: 'naledi@mweb.co.za',
  mobileNumber: '0825550147',
  isEmailProven: false,
  isMobileProven: false,
};
const sent = {
  responseStatus: true,
  tokenId: 'T',
  sentTo: 'g•••••e@mweb.co.za',
  resendAfter: 60,
  expiresIn: 600,
};

interface Call {
  path: string;
  method: string;
  body: Record<string, string>;
}
let calls: Call[];
let answers: Response[];

beforeEach(() => {
  saveTokens({ access_token: 'A', expires_in: 900 }, user.uid);
  calls = [];
  answers = [];
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string, { method = 'GET', body }: RequestInit) => {
      if (method === 'GET') return Promise.resolve(Response.json(user));
      calls.push({
        path: url.split('/users/current')[1]!,
        method,
        body: JSON.parse(String(body)) as Call['body'],
      });
      return Promise.resolve(answers.shift()!);
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = (what: 'email' | 'mobile', more: object = {}) =>
  render(
    <QueryClientProvider client={createCache()}>
      <dl>
        <ContactRow user={{ ...user, ...more }} what={what} />
      </dl>
    </QueryClientProvider>,
  );
const presses = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const types = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const called = (count: number) => waitFor(() => expect(calls).toHaveLength(count));

describe('what there is', () => {
  test.each([
    ['mobile', 'Cellphone number', '0825550147', { password: 'Kettle-boils-at-100' }],
    ['email', 'Email address', 'naledi@mweb.co.za', {}],
  ] as const)('%s is shown to be theirs by a code that goes there', async (what, name, loginId, more) => {
    answers = [
      Response.json(sent),
      Response.json({ responseStatus: true, user: { ...user, isMobileProven: true, isEmailProven: true } }),
    ];
    row(what);
    screen.getByText('Not confirmed yet');
    presses(`Show it is yours: ${name}`);
    // One signs in by a number from then on, so it is asked who shows it.
    if (what === 'mobile') types(/^Your password/, more.password);
    presses('Send a code');
    await screen.findByLabelText('Your 6-digit code');
    types('Your 6-digit code', '419827');
    await called(2);
    expect(calls).toEqual([
      { path: '/contactOtp', method: 'POST', body: { loginId, ...more } },
      {
        path: '/contact?fields=FULL',
        method: 'PUT',
        body: { loginId, tokenId: 'T', otp: '419827' },
      },
    ]);
    await screen.findByRole('button', { name: `Edit: ${name}` }); // closed again
  });

  test('is said to be confirmed, and is not asked about again', () => {
    row('email', { isEmailProven: true });
    screen.getByText('Confirmed');
    expect(screen.queryByRole('button', { name: 'Show it is yours: Email address' })).toBeNull();
  });
});

describe('another', () => {
  test('takes its place by the password and a code, and the session goes on with new tokens', async () => {
    answers = [
      Response.json(sent),
      Response.json({
        responseStatus: true,
        access_token: 'B',
        expires_in: 900,
        user: { ...user, uid: 'grace@mweb.co.za', isEmailProven: true },
      }),
    ];
    row('email');
    presses('Edit: Email address');
    types('New email address', 'grace@mweb.co.za');
    presses('Send a code');
    await screen.findByText('Password is mandatory');
    types(/Your password, so that/, 'Spaza#2026');
    presses('Send a code');
    await called(1);
    expect(calls[0]!.body).toEqual({ loginId: 'grace@mweb.co.za', password: 'Spaza#2026' });
    await screen.findByLabelText('Your 6-digit code');
    types('Your 6-digit code', '419827');
    await waitFor(() => expect(session.get()).toMatchObject({ accessToken: 'B', uid: 'grace@mweb.co.za' }));
  });

  test('with a wrong password is said at the password, and what was typed stays', async () => {
    answers = [
      Response.json(
        {
          errors: [
            { type: 'PasswordMismatchError', subject: 'password', message: "That isn't the password." },
          ],
        },
        { status: 400 },
      ),
    ];
    row('email');
    presses('Edit: Email address');
    types('New email address', 'grace@mweb.co.za');
    types(/Your password, so that/, 'Wrong#2026');
    presses('Send a code');
    await screen.findByText("That isn't the password.");
    expect(screen.getByLabelText<HTMLInputElement>('New email address').value).toBe('grace@mweb.co.za');
  });

  test('is shown to be their request by a code to the address there is, for who has no password', async () => {
    answers = [
      Response.json({ ...sent, tokenId: 'OWN' }),
      Response.json({
        responseStatus: false,
        invalidOTP: true,
        triesLeft: 4,
        errorMsg: 'You have 4 tries left.',
      }),
      Response.json(sent),
    ];
    row('mobile');
    presses('Edit: Cellphone number');
    types('New cellphone number', '0735550162');
    presses('Use a code to naledi@mweb.co.za instead');
    await screen.findByLabelText(/^The code we sent to/);
    types(/^The code we sent to/, '419828');
    presses('Send a code');
    await screen.findByText('You have 4 tries left.');
    types(/^The code we sent to/, '419827');
    presses('Send a code');
    await called(3);
    expect(calls.map(({ body }) => body)).toEqual([
      { loginId: 'naledi@mweb.co.za' },
      { loginId: '0735550162', confirmTokenId: 'OWN', confirmOtp: '419828' },
      { loginId: '0735550162', confirmTokenId: 'OWN', confirmOtp: '419827' },
    ]);
  });

  test('number is kept as it is typed where none is proven, and only there', async () => {
    answers = [Response.json({ ...user, mobileNumber: '0735550162' })];
    row('mobile');
    presses('Edit: Cellphone number');
    types('New cellphone number', '73555016');
    presses('Save without a code');
    await screen.findByText(/Please enter a valid cellphone number/);
    types('New cellphone number', '0735550162');
    presses('Save without a code');
    await called(1);
    expect(calls[0]).toEqual({ path: '?fields=FULL', method: 'PUT', body: { mobileNumber: '0735550162' } });
    cleanup();
    row('mobile', { isMobileProven: true });
    presses('Edit: Cellphone number');
    expect(screen.queryByRole('button', { name: 'Save without a code' })).toBeNull();
  });
});
