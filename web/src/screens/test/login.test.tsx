// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '@/shared/api/query';
import { Component as Login } from '../login';

let isMultipleUsers = false;

beforeEach(() => {
  window.history.replaceState(null, '', '/account/login');
  vi.stubGlobal(
    'fetch',
    vi.fn((request: RequestInfo | URL) =>
      Promise.resolve(
        Response.json(
          String(request instanceof Request ? request.url : request).includes('verifyLoginId')
            ? { responseStatus: true, isExisting: true, isMultipleUsers }
            : {},
        ),
      ),
    ),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const goesOnWith = async (loginId: string) => {
  render(
    <QueryClientProvider client={createCache()}>
      <Login />
    </QueryClientProvider>,
  );
  const field = screen.getByLabelText<HTMLInputElement>(/email address or cellphone/i);
  fireEvent.change(field, { target: { value: loginId } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  return field;
};

test('a cellphone number of several accounts is asked for as an email address, and stays in the field', async () => {
  isMultipleUsers = true;
  const field = await goesOnWith('0825550101');
  await screen.findByText('This belongs to several accounts. Please use your email address.');
  expect(field.value).toBe('0825550101');
  expect(window.location.pathname).toBe('/account/login');
});

test('what belongs to one account leads to its password', async () => {
  isMultipleUsers = false;
  await goesOnWith('0825550101');
  await waitFor(() => expect(window.location.pathname).toBe('/account/login/pwd'));
});
