import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../api/query';
import { go } from '../address/address';
import { RemoveDialog } from './act-dialogs';
import { EndpointDialog } from './endpoint-dialog';
import { EndpointSecret } from './endpoint-secret';
import type { Webhook } from './words';

const events = [
  { type: 'order.placed', about: 'Somebody placed an order' },
  { type: 'order.paid', about: 'It is paid' },
];
const webhook: Webhook = {
  number: 1,
  name: 'ERP',
  url: 'https://erp.example/hooks',
  events: ['order.paid'],
  state: 'active',
  version: '1',
  createdAt: '2026-11-29T08:30:00+0000',
  createdBy: 'Lerato',
  waiting: 1,
  failed: 0,
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

/** The server refuses each change like that. */
const refuse = (status: number, problem: object) =>
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) =>
    init?.method === 'POST' || init?.method === 'PATCH'
      ? new Response(
          JSON.stringify({ errors: [problem], errorMsg: (problem as { message: string }).message }),
          {
            status,
          },
        )
      : new Response(JSON.stringify({ webhooks: [webhook], events, most: 20 })),
  );

const show = (live?: Webhook) => {
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={createCache()}>
      <EndpointDialog events={events} onClose={onClose} {...(live && { webhook: live })} />
    </QueryClientProvider>,
  );
  return onClose;
};
const field = (name: RegExp) => screen.getByLabelText(name) as HTMLInputElement;
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });

test('an address that is taken is said at its field, and what was typed stays', async () => {
  refuse(409, {
    type: 'StaffWebhookError',
    subject: 'url',
    message: 'Events are sent to this address already.',
  });
  const onClose = show();
  type(/Name of/, 'WMS');
  type(/Address/, webhook.url);
  fireEvent.click(screen.getByLabelText(/All of orders/));
  fireEvent.click(screen.getByRole('button', { name: /Add it/ }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Events are sent to this address already.',
  );
  expect(field(/Address/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText(/Somebody else changed it/)).toBeNull();
  expect(screen.queryByText(/Show how it stands now/)).toBeNull();
  expect(field(/Name of/).value).toBe('WMS');
  expect(onClose).not.toHaveBeenCalled();
});

test('that there are twenty is said as such', async () => {
  refuse(409, { type: 'StaffWebhookError', subject: '21', message: 'There are twenty endpoints.' });
  show();
  type(/Name of/, 'WMS');
  type(/Address/, 'https://wms.example');
  fireEvent.click(screen.getByLabelText(/All of orders/));
  fireEvent.click(screen.getByRole('button', { name: /Add it/ }));
  expect((await screen.findByRole('alert')).textContent).toBe('There are twenty endpoints.');
});

test('a reason that is too long is said at its field', async () => {
  refuse(400, { type: 'ValidationError', subject: 'why', message: 'That is too long.' });
  show(webhook);
  type(/Why/, 'For a long time');
  fireEvent.click(screen.getByRole('button', { name: /Save/ }));
  await screen.findAllByText(/That is too long/);
  expect(field(/Why/).getAttribute('aria-invalid')).toBe('true');
});

test('a secret can be marked where the browser does not copy, and Escape does not lose it', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  const onClose = vi.fn();
  render(<EndpointSecret name="ERP" secret="whsec_x" onClose={onClose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(screen.getByLabelText('Secret').textContent).toBe('whsec_x');
  const isLeftToTheBrowser = fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(isLeftToTheBrowser).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});

test('what is missing is said at its field once somebody wants to add it', () => {
  show();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Add it/ }));
  expect(field(/Name of/).getAttribute('aria-invalid')).toBe('true');
  expect(field(/Address/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Choose at least one event.')).toBeTruthy();
  type(/Name of/, 'WMS');
  expect(field(/Name of/).getAttribute('aria-invalid')).toBeNull();
});

test('leaving while a secret is shown asks, until it is kept', () => {
  const here = window.location.pathname;
  const onClose = vi.fn(() => go('/settings/webhooks/1'));
  render(<EndpointSecret name="ERP" secret="whsec_x" onClose={onClose} />);
  const reload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(reload()).toBe(false);
  act(() => go('/orders'));
  expect(window.location.pathname).toBe(here);
  fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
  fireEvent.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe('/backoffice/settings/webhooks/1');
  expect(reload()).toBe(true);
});

test('what waits is counted in words', () => {
  render(
    <QueryClientProvider client={createCache()}>
      <RemoveDialog webhook={webhook} onClose={() => undefined} onGone={() => undefined} />
    </QueryClientProvider>,
  );
  expect(screen.getByText(/nor what waits: 1 event\./)).toBeTruthy();
});
