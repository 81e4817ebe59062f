// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeAttempt } from '@/features/account/code-attempt';
import { createCache } from '@/shared/api/query';
import { Component as CreateAccount } from '../create-account';

const sent: Record<string, unknown>[] = [];

beforeEach(() => {
  sent.length = 0;
  window.history.replaceState(null, '', '/account/create');
  vi.stubGlobal(
    'fetch',
    vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
      const request =
        input instanceof Request ? input : new Request(new URL(String(input), 'http://shop'), init);
      if (request.url.includes('verifyLoginId'))
        return Response.json({ responseStatus: true, isExisting: false, loginIdType: 'email' });
      if (request.url.includes('newUser')) sent.push((await request.json()) as Record<string, unknown>);
      return Response.json({
        responseStatus: true,
        tokenId: 'T',
        sentTo: 's•••@example.co.za',
        expiresIn: 600,
        resendAfter: 60,
      });
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  codeAttempt.set(undefined);
});

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const start = async (loginId: string) => {
  type(/email address or cellphone/i, loginId);
  press('Continue');
  await screen.findByText(new RegExp(`send a code to ${loginId.replaceAll('.', '\\.')}`));
};
const begins = async (loginId: string) => {
  render(
    <QueryClientProvider client={createCache()}>
      <CreateAccount />
    </QueryClientProvider>,
  );
  await start(loginId);
  type('First name', 'Zinhle');
  type('Last name', 'Khumalo');
  type('Password', 'Vetkoek#2031');
  type('Re-enter password', 'Vetkoek#2031');
  fireEvent.click(screen.getByLabelText(/I accept the terms/));
};

test('another email address than the code was said to go to is refused at its field, and nothing is sent', async () => {
  await begins('zinhle@example.co.za');
  type('Email address', 'zinhel@example.co.za');
  press('Create account');
  await screen.findByText(/Please enter a valid email \| You started with zinhle@example\.co\.za\./);
  expect(screen.getByLabelText('Email address').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);

  press('Change it');
  await start('zinhel@example.co.za');
  press('Create account');
  await waitFor(() => expect(sent).toMatchObject([{ email: 'zinhel@example.co.za', verifyBy: 'email' }]));
  expect(codeAttempt.get()).toMatchObject({ loginId: 'zinhel@example.co.za' });
});

test('so is another cellphone number; capitals and blanks about an address are the same one', async () => {
  await begins('0825550101');
  type('Email address', 'zinhle@example.co.za');
  type(/^Cellphone number/, '0825550102');
  press('Create account');
  await screen.findByText(/Please enter a valid cellphone number .* \| You started with 0825550101\./);
  expect(sent).toEqual([]);
  cleanup();

  await begins('zinhle@example.co.za');
  type('Email address', ' Zinhle@Example.co.za ');
  press('Create account');
  await waitFor(() => expect(sent).toMatchObject([{ verifyBy: 'email' }]));
});
