import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../api/query';
import { HereContext } from '../frame/staff-context';
import type { Staff } from '../sign-in/door';
import { KeyDialog } from './key-dialog';
import { RevokeDialog } from './revoke-dialog';
import type { Key } from './words';

const key: Key = {
  number: 3,
  name: 'ERP',
  scopes: ['stock'],
  state: 'good',
  createdAt: '2026-11-29T08:30:00+0000',
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const staff = { name: 'Lerato Ndaba', waysIn: ['password'] } as unknown as Staff;
const show = () => {
  const onClose = vi.fn();
  const onMade = vi.fn();
  render(
    <QueryClientProvider client={createCache()}>
      <HereContext value={{ staff, shopName: 'Shop' }}>
        <KeyDialog
          scopes={[
            { scope: 'read-goods', about: 'Read products' },
            { scope: 'stock', about: 'Send stock' },
          ]}
          onClose={onClose}
          onMade={onMade}
        />
      </HereContext>
    </QueryClientProvider>,
  );
  return { onClose, onMade };
};
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const make = () => fireEvent.click(screen.getByRole('button', { name: /Make the key/ }));

test('what is missing is said once somebody wants to make it, and nothing is sent', () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  show();
  expect(screen.queryByRole('alert')).toBeNull();
  type(/Valid for/, 'day');
  make();
  expect(screen.getByText('What is the other system called?')).toBeTruthy();
  expect(screen.getByText('Choose at least one thing it may do.')).toBeTruthy();
  expect(screen.getByText('Choose the last day.')).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
});

test('a key is made for what was ticked, and its secret handed on', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)));
    return Response.json({ key, secret: 'word' });
  });
  const { onClose, onMade } = show();
  type(/Name of/, ' ERP ');
  fireEvent.click(screen.getByLabelText('Send stock'));
  fireEvent.click(screen.getByLabelText('Read products'));
  fireEvent.click(screen.getByLabelText('Read products'));
  type(/Valid for/, 'never');
  make();
  await waitFor(() => expect(onMade).toHaveBeenCalledWith(key, 'word'));
  expect(onClose).toHaveBeenCalledOnce();
  expect(sent).toEqual([{ name: 'ERP', scopes: ['stock'] }]);
});

test('what the server refuses stands at its field until it is another', async () => {
  const message = 'Choose a day from tomorrow on, within five years.';
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { errors: [{ type: 'ValidationError', subject: 'lastDay', message }], errorMsg: message },
      { status: 400 },
    ),
  );
  const { onClose } = show();
  type(/Name of/, 'ERP');
  fireEvent.click(screen.getByLabelText('Send stock'));
  type(/Valid for/, 'day');
  type(/Last day/, '2020-01-01');
  make();
  await screen.findByText(message);
  expect(screen.getByLabelText(/Last day/).getAttribute('aria-invalid')).toBe('true');
  type(/Last day/, '2040-01-01');
  expect(screen.queryByText(message)).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

test('it is asked first who is there, and what was typed is sent then', async () => {
  let isConfirmed = false;
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path.endsWith('/session/confirm')) {
      isConfirmed = true;
      return new Response(null, { status: 204 });
    }
    if (init?.method !== 'POST') return Response.json({});
    if (!isConfirmed) return Response.json({ errors: [{ type: 'StepUpRequiredError' }] }, { status: 403 });
    sent.push(JSON.parse(String(init.body)));
    return Response.json({ key, secret: 'word' });
  });
  const { onMade } = show();
  type(/Name of/, 'ERP');
  fireEvent.click(screen.getByLabelText('Send stock'));
  type(/Valid for/, 'never');
  make();
  const asks = await screen.findByRole('dialog', { name: 'Confirm it is you' });
  fireEvent.change(within(asks).getByLabelText('Password'), { target: { value: 'secret' } });
  fireEvent.change(within(asks).getByLabelText('Code from your app'), { target: { value: '123456' } });
  fireEvent.click(within(asks).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(onMade).toHaveBeenCalledWith(key, 'word'));
  expect(sent).toEqual([{ name: 'ERP', scopes: ['stock'] }]);
});

test('revoking says whether anybody used it', () => {
  render(
    <QueryClientProvider client={createCache()}>
      <RevokeDialog of={key} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  expect(screen.getByText(/It was never used\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: /Revoke it/ })).toBeTruthy();
});
