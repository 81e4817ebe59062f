// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Component as PasswordAssistance } from '../password-assistance';

let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  window.history.replaceState(null, '', '/account/login/pwd/passwordassistance');
  vi.stubGlobal(
    'fetch',
    vi.fn((_: string, { body }: RequestInit) => {
      sent.push(JSON.parse(String(body)));
      return Promise.resolve(
        Response.json({ responseStatus: true, successMsg: 'On its way' }, { status: 202 }),
      );
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const email = () => screen.getByLabelText<HTMLInputElement>('Email address');
const number = () => screen.getByLabelText<HTMLInputElement>('Cellphone number');
const types = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const sends = () => fireEvent.click(screen.getByRole('button', { name: /send/i }));

test('a link is asked for by email address, or by cellphone number', async () => {
  render(<PasswordAssistance />);
  types(email(), 'thandi@example.co.za');
  sends();
  await screen.findByText('On its way');
  types(email(), '');
  types(number(), '0821234567');
  sends();
  await waitFor(() => expect(sent).toEqual([{ username: 'thandi@example.co.za' }, { mobile: '0821234567' }]));
});

test('neither, both, or something else is said at its field, and nothing is sent', async () => {
  render(<PasswordAssistance />);
  sends();
  await waitFor(() => expect(email().getAttribute('aria-invalid')).toBe('true'));
  types(email(), 'thandi@example.co.za');
  types(number(), '0821234567');
  sends();
  await screen.findByText('Fill in one of the two');
  expect(email().getAttribute('aria-invalid')).not.toBe('true');
  types(email(), '');
  types(number(), '082');
  sends();
  await screen.findByText('Please enter a valid cellphone number (eg. 0XXXXXXXXX)');
  expect(sent).toEqual([]);
});

test('what was typed where one signs in stands in the field it is for', () => {
  window.history.replaceState({ loginId: '0821234567' }, '');
  render(<PasswordAssistance />);
  expect([email().value, number().value]).toEqual(['', '0821234567']);
});
