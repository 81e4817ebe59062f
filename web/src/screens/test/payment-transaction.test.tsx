import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '@/shared/api/query';
import { ParamsContext } from '@/shared/routing/routing';
import { installed } from '@/shared/session/installed';
import { paying } from '@/shared/session/paying';
import { endSession } from '@/shared/session/reset';
import { saveTokens } from '@/shared/session/session';
import { goToPay } from '@/shared/ui/go-to-pay';
import { leaveToPay } from '@/shared/ui/leave-to-pay';
import { Component as PaymentTransaction } from '../payment-transaction';

vi.mock('@/shared/ui/leave-to-pay');

const payment = { method: 'GET' as const, url: 'https://pay.example', fields: [], reference: 'O-1-1' };
const transaction = (isFinal: boolean) => ({
  transactionId: 'O-1-1',
  orderCode: 'O-1',
  part: 'full',
  paymentMode: 'card',
  amount: { currencyIso: 'ZAR', value: 499 },
  state: isFinal ? 'paid' : 'pending',
  isFinal,
  orderPaymentStatus: isFinal ? 'succeed' : 'pending',
  returnUrl: 'https://shop.example/orderconfirmation?order=O-1',
  expiresAt: '2026-11-24T09:30:00+0000',
});

let started = 0;
let isFinal = false;
let refusal: string | undefined;

beforeEach(() => {
  started = 0;
  isFinal = false;
  refusal = undefined;
  installed.set(true);
  saveTokens({ access_token: 'good', expires_in: 900 }, 'thandi@example.co.za');
  window.history.replaceState(null, '', '/paymenttransaction/O-1');
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, init: RequestInit) => {
      if (url.includes('/cms/appConfig'))
        return Response.json({ paymentModes: [{ code: 'card', name: 'Credit or debit card' }] });
      if (init.method === 'GET') return Response.json(transaction(isFinal));
      started += 1;
      return refusal
        ? Response.json({ errors: [{ type: 'PaymentError', message: refusal }] }, { status: 409 })
        : Response.json({ ...transaction(false), payment });
    }),
  );
});

afterEach(() => {
  cleanup();
  endSession();
  installed.set(false);
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const opens = () =>
  render(
    <QueryClientProvider client={createCache()}>
      <ParamsContext.Provider value={{ orderCode: 'O-1' }}>
        <PaymentTransaction />
      </ParamsContext.Provider>
    </QueryClientProvider>,
  );

test('it leaves for the payment page once, and remembers what it left for', async () => {
  opens();
  await vi.waitFor(() => expect(leaveToPay).toHaveBeenCalledExactlyOnceWith(payment));
  expect(paying.get()).toEqual({ order: 'O-1', transaction: 'O-1-1' });
  await screen.findByText(/The bank waits until 11:30/);
  await screen.findByText('Credit or debit card');
});

test('opened again after the system ended the app, it waits and does not leave by itself', async () => {
  paying.set({ order: 'O-1', transaction: 'O-1-1' });
  opens();
  await screen.findByText(/The bank waits until 11:30/);
  expect(started).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Open the payment page' }));
  await vi.waitFor(() => expect(leaveToPay).toHaveBeenCalledOnce());
});

test('once the payment is final it leads to the outcome of the order', async () => {
  paying.set({ order: 'O-1', transaction: 'O-1-1' });
  isFinal = true;
  opens();
  await vi.waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe('/orderconfirmation?order=O-1'),
  );
  expect(paying.get()).toBeUndefined();
});

test('a refusal is said, and nothing is left for', async () => {
  refusal = 'This order is paid already.';
  opens();
  await screen.findByText('This order is paid already.');
  expect(leaveToPay).not.toHaveBeenCalled();
  expect(paying.get()).toBeUndefined();
});

test('who stops waiting sees the order, and is not led back here', async () => {
  paying.set({ order: 'O-1', transaction: 'O-1-1' });
  opens();
  fireEvent.click(await screen.findByRole('button', { name: 'Stop waiting' }));
  expect(window.location.pathname).toBe('/orderconfirmation');
  expect(paying.get()).toBeUndefined();
  expect(started).toBe(0);
});

test('a browser goes to the payment page itself, the app to this screen', () => {
  goToPay('O-1', payment);
  expect(window.location.pathname).toBe('/paymenttransaction/O-1');
  expect(leaveToPay).not.toHaveBeenCalled();
  installed.set(false);
  goToPay('O-1', payment);
  expect(leaveToPay).toHaveBeenCalledExactlyOnceWith(payment);
});
