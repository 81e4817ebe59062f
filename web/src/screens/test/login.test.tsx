// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeAttempt } from '@/features/account/code-attempt';
import { createCache } from '@/shared/api/query';
import { Component as Login } from '../login';

let isMultipleUsers = false;
let isMfaRequired = false;
let refusal: Response | undefined;

beforeEach(() => {
  window.history.replaceState(null, '', '/account/login');
  vi.stubGlobal(
    'fetch',
    vi.fn((request: RequestInfo | URL) =>
      Promise.resolve(
        (String(request).includes('sendOtp') && refusal) ||
          Response.json(
            String(request instanceof Request ? request.url : request).includes('verifyLoginId')
              ? { responseStatus: true, isExisting: true, isMultipleUsers, isMfaRequired }
              : {
                  tokenId: 'T',
                  sentTo: '082 ••• ••01',
                  expiresIn: 600,
                  resendAfter: 60,
                  responseStatus: true,
                },
          ),
      ),
    ),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  codeAttempt.set(undefined);
  refusal = undefined;
  isMfaRequired = false;
});

const goesOnWith = async (loginId: string, by = 'Continue') => {
  render(
    <QueryClientProvider client={createCache()}>
      <Login />
    </QueryClientProvider>,
  );
  const field = screen.getByLabelText<HTMLInputElement>(/email address or cellphone/i);
  fireEvent.change(field, { target: { value: loginId } });
  fireEvent.click(screen.getByRole('button', { name: by }));
  return field;
};

test('a cellphone number of several accounts leads to where their email address is asked for', async () => {
  isMultipleUsers = true;
  await goesOnWith('0825550101');
  await waitFor(() => expect(window.location.pathname).toBe('/account/login/email'));
  expect(window.location.search).toBe('');
});

test('by a code it leads there too, and the way remembers that', async () => {
  isMultipleUsers = true;
  await goesOnWith('0825550101', 'Send me a one-time code');
  await waitFor(() => expect(window.location.pathname).toBe('/account/login/email'));
  expect(window.location.search).toBe('?signInViaOtp=true');
});

test('what belongs to one account is sent a code, and leads to where it is typed in', async () => {
  isMultipleUsers = false;
  await goesOnWith('0825550101', 'Send me a one-time code');
  await waitFor(() => expect(window.location.pathname).toBe('/account/login/otp'));
  expect(codeAttempt.get()).toMatchObject({ loginId: '0825550101', tokenId: 'T', sentTo: '082 ••• ••01' });
});

test('a code that cannot be sent now is said at the field with when it can, and the number stays', async () => {
  isMultipleUsers = false;
  refusal = Response.json(
    { responseStatus: false, errorMsg: 'You have asked for 5 codes this hour.' },
    { status: 429, headers: { 'retry-after': '1800' } },
  );
  const field = await goesOnWith('0825550101', 'Send me a one-time code');
  await screen.findByText(/You have asked for 5 codes this hour\. You can try again at \d\d:\d\d\./);
  expect(field.value).toBe('0825550101');
});

test('a number on two-factor sign-in goes to its password, code or not', async () => {
  isMultipleUsers = false;
  isMfaRequired = true;
  await goesOnWith('0825550101', 'Send me a one-time code');
  await waitFor(() => expect(window.location.pathname).toBe('/account/login/pwd'));
});

test('what belongs to one account leads to its password', async () => {
  isMultipleUsers = false;
  await goesOnWith('0825550101');
  await waitFor(() => expect(window.location.pathname).toBe('/account/login/pwd'));
});
