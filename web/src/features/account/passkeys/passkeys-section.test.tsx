// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCache } from '@/shared/api/query';
import { forgetTokens, saveTokens } from '@/shared/session/session';
import { toasts } from '@/shared/ui/toast';
import type { Passkey } from './api';
import { PasskeysSection } from './passkeys-section';

const startRegistration = vi.hoisted(() => vi.fn());
vi.mock('@simplewebauthn/browser', () => ({ startRegistration }));

type Call = [method: string, path: string, body: unknown];
let calls: Call[];
let answers: Record<string, () => Response>;

const phone: Passkey = {
  id: 'P1',
  name: 'Chrome on Android',
  kind: 'device',
  createdAt: '2026-06-02T10:00:00+0000',
  isSynced: true,
  isSuspect: false,
};
const cancelled = () => Object.assign(new Error('closed'), { name: 'NotAllowedError' });

beforeEach(() => {
  saveTokens({ access_token: 'A', token_type: 'bearer', expires_in: 900 } as never, 'naledi@example.com');
  calls = [];
  answers = {
    'POST /users/current/passkeys/options': () =>
      Response.json({ responseStatus: true, tokenId: 'T', expiresIn: 300, publicKey: { challenge: 'abc' } }),
  };
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal(
    'fetch',
    vi.fn((address: string, { method = 'GET', body }: RequestInit = {}) => {
      const path = new URL(String(address), window.location.href).pathname.replace(/^.*\/(?=users\/)/, '/');
      calls.push([method, path, body ? JSON.parse(String(body)) : undefined]);
      return Promise.resolve(answers[`${method} ${path}`]?.() ?? Response.json({ responseStatus: true }));
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  startRegistration.mockReset();
  toasts.set(undefined);
  forgetTokens();
  localStorage.clear();
});

const shows = (passkeys: Passkey[], most = 10) =>
  render(
    <QueryClientProvider client={createCache()}>
      <PasskeysSection passkeys={passkeys} most={most} />
    </QueryClientProvider>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('passkeys', () => {
  test('are explained where there is none, and added', async () => {
    startRegistration.mockResolvedValue({ id: 'c', type: 'public-key', response: {} });
    answers['POST /users/current/passkeys'] = () => Response.json(phone, { status: 201 });
    shows([]);
    screen.getByText(/A passkey lets you sign in with the screen lock of this device/);
    press('Add a passkey');
    await vi.waitFor(() => expect(toasts.get()?.message).toMatch(/Passkey saved/));
    expect(startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: 'abc' } });
    expect(calls.at(-1)).toEqual([
      'POST',
      '/users/current/passkeys',
      { tokenId: 'T', credential: { id: 'c', type: 'public-key', response: {} } },
    ]);
  });

  test('are removed all at once, when there are several', async () => {
    shows([phone]);
    expect(screen.queryByRole('button', { name: 'Remove all passkeys' })).toBeNull();
    cleanup();
    shows([phone, { ...phone, id: 'P2', name: 'Spare key' }]);
    press('Remove all passkeys');
    screen.getByText(/Devices they signed in are signed out/);
    expect(calls).toEqual([]);
    press('Remove all passkeys');
    await vi.waitFor(() => expect(toasts.get()?.message).toBe('Your passkeys are removed.'));
    expect(calls).toContainEqual(['DELETE', '/users/current/passkeys', undefined]);
  });

  test('that the customer closed on the device are not a mistake', async () => {
    startRegistration.mockRejectedValue(cancelled());
    shows([]);
    press('Add a passkey');
    await screen.findByText('No passkey was saved.');
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  });

  test('that the device has already are said to be there', async () => {
    startRegistration.mockRejectedValue(Object.assign(new Error('there'), { name: 'InvalidStateError' }));
    shows([phone]);
    press('Add');
    await screen.findByText('This device has a passkey for your account already.');
  });

  test('are not offered to a browser that has none, but can be removed there', () => {
    vi.unstubAllGlobals();
    shows([phone]);
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
    screen.getByRole('button', { name: 'Remove Chrome on Android' });
  });

  test('are as many as there can be', () => {
    shows([phone], 1);
    screen.getByText(/You have 1 passkeys, which is as many as there can be/);
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  });

  test('are renamed, but not to nothing', async () => {
    answers['PATCH /users/current/passkeys/P1'] = () => Response.json({ ...phone, name: 'My phone' });
    shows([phone]);
    press('Rename Chrome on Android');
    const field = screen.getByLabelText('Name of the passkey');
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: '  ' } });
    press('Save name');
    await screen.findByText('Give it a name of 1 to 40 characters.');
    fireEvent.change(field, { target: { value: ' My phone ' } });
    press('Save name');
    await vi.waitFor(() => expect(screen.queryByLabelText('Name of the passkey')).toBeNull());
    expect(calls).toEqual([['PATCH', '/users/current/passkeys/P1', { name: 'My phone' }]]);
  });

  test('are removed when that is said twice', async () => {
    answers['DELETE /users/current/passkeys/P1'] = () => new Response(null, { status: 204 });
    shows([phone]);
    press('Remove Chrome on Android');
    screen.getByRole('heading', { name: 'Remove Chrome on Android?' });
    expect(calls).toEqual([]);
    press('Keep it');
    expect(screen.queryByRole('heading', { name: /Remove/ })).toBeNull();
    press('Remove Chrome on Android');
    press('Remove');
    await vi.waitFor(() => expect(toasts.get()?.message).toBe('Chrome on Android is removed.'));
    expect(calls[0]).toEqual(['DELETE', '/users/current/passkeys/P1', undefined]);
  });

  test('one that may be copied is marked, with what to do', () => {
    shows([{ ...phone, isSuspect: true, isSynced: false, lastUsedAt: '2026-07-01T10:00:00+0000' }]);
    const row = within(screen.getByRole('listitem'));
    row.getByText('Not accepted any more');
    row.getByText(/Remove it and make a new one/);
    row.getByText('Kept on one device only');
    row.getByText(/last used/);
  });
});
