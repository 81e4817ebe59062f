import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '@/shared/api/query';
import { endSession } from '@/shared/session/reset';
import { saveTokens } from '@/shared/session/session';
import { leaveToPay } from '@/shared/ui/leave-to-pay';
import { Component as Payment } from '../payment';

vi.mock('@/shared/ui/leave-to-pay');

type Reply = { status: number; body: unknown } | 'held back';
interface Asked {
  path: string;
  key?: string;
}

const payment = { method: 'GET', url: 'https://pay.example', fields: [], reference: 'R-1' };
const paid: Reply = { status: 201, body: { code: 'O-1', payment } };
const refused = (type: string): Reply => ({
  status: 400,
  body: { errors: [{ type, message: `No: ${type}` }] },
});
const details = (paymentStatus: string) => ({
  code: 'C-1',
  orderCode: 'O-1',
  paymentStatus,
  paymentModes: [
    { code: 'card', name: 'Card', isSelected: true },
    { code: 'instant_eft', name: 'Instant EFT' },
  ],
  totalPriceWithTax: { currencyIso: 'ZAR', value: 499 },
  responseStatus: true,
});

const failedOrder = { code: 'O-1', paymentStatus: 'failed' };
/** The same as in the cart, ordered a moment ago. */
let twin: object;
const orderedTwice: Reply = {
  status: 409,
  body: { errors: [{ type: 'DuplicateOrderError', message: 'The same.', subject: 'T-9' }] },
};

/** The order of cart C-1, whose payment stands so each time it is asked for, and what tries to pay it are reported. */
function anOrder(standings: string[], ...replies: Reply[]) {
  const reads = [...standings];
  const tries: Asked[] = [];
  let asked = 0;
  let ordersRead = 0;
  const fetched = async (url: string, init: RequestInit) => {
    if (init.method === 'GET' && !url.includes('/getPaymentPageDetails')) {
      ordersRead += 1;
      return new Response(JSON.stringify(url.includes('/orders/T-9') ? twin : failedOrder));
    }
    if (init.method === 'GET') {
      asked += 1;
      const standing = reads.length > 1 ? reads.shift()! : reads[0]!;
      return new Response(JSON.stringify(details(standing)));
    }
    tries.push({
      path: url.replace(/^.*\/users\/current|\?.*$/g, ''),
      key: (init.headers as Record<string, string>)['Idempotency-Key'],
    });
    const reply = replies.shift()!;
    if (reply !== 'held back') return new Response(JSON.stringify(reply.body), { status: reply.status });
    return new Promise<Response>((_, reject) =>
      init.signal!.addEventListener('abort', () => reject(init.signal!.reason as Error)),
    );
  };
  vi.stubGlobal('fetch', vi.fn(fetched));
  return { tries, reads: () => asked, ordersRead: () => ordersRead };
}

const presses = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const tried = (tries: Asked[], times: number) => vi.waitFor(() => expect(tries).toHaveLength(times));

function opens() {
  window.history.replaceState(null, '', '/payment?cart=C-1');
  const cache = createCache();
  render(
    <QueryClientProvider client={cache}>
      <Payment />
    </QueryClientProvider>,
  );
  return cache;
}

beforeEach(() => saveTokens({ access_token: 'good', expires_in: 900 }, 'thandi@example.co.za'));

afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test.each([
  ['UnpaidOrdersError', 'See order O-7', '/orderdetails/O-7'],
  ['UnpaidUnitsError', 'Change items in the cart', '/cart'],
])('%s is said with the way on', async (type, name, href) => {
  const message = `No: ${type}`;
  anOrder(['pending'], { status: 409, body: { errors: [{ type, message, subject: 'O-7' }] } });
  opens();
  await presses(/^Pay R/);
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(href);
  expect((await screen.findAllByText(new RegExp(message))).length).toBeGreaterThan(0);
});

test('a failed order whose goods are gone leads to the order, for the cart is empty', async () => {
  anOrder(['failed'], refused('InsufficientStockError'));
  opens();

  await presses(/^Pay R/);

  const link = await screen.findByRole('link', { name: 'Order details' });
  expect(link.getAttribute('href')).toBe('/orderdetails/O-1');
  expect(screen.queryByRole('link', { name: 'Change items in the cart' })).toBeNull();
});

test('a cart whose goods are gone leads to the cart', async () => {
  anOrder(['pending'], refused('InsufficientStockError'));
  opens();

  await presses(/^Pay R/);

  const link = await screen.findByRole('link', { name: 'Change items in the cart' });
  expect(link.getAttribute('href')).toBe('/cart');
});

test('after Cancel the payment begun anew is gone on with, as soon as the order waits for it', async () => {
  const { tries, reads } = anOrder(['failed', 'pending'], 'held back', paid);
  const cache = opens();
  await presses(/^Pay R/);
  await tried(tries, 1);

  await presses(/^Cancel/);
  await vi.waitFor(() => expect([reads(), cache.isFetching()]).toEqual([2, 0]));
  await presses(/^Pay R/);

  await vi.waitFor(() => expect(leaveToPay).toHaveBeenCalledExactlyOnceWith(payment));
  expect(tries.map(({ path }) => path)).toEqual(['/orders/O-1/payment', '/orders']);
});

test('after Cancel the same request has the same key while the order is still reported to have failed', async () => {
  const { tries } = anOrder(['failed'], 'held back', paid);
  opens();
  await presses(/^Pay R/);
  await tried(tries, 1);

  await presses(/^Cancel/);
  await presses(/^Pay R/);

  await tried(tries, 2);
  expect(tries[1]).toEqual(tries[0]);
});

test('after Cancel another way to pay is another request', async () => {
  const { tries } = anOrder(['failed'], 'held back', paid);
  opens();
  await presses(/^Pay R/);
  await tried(tries, 1);

  await presses(/^Cancel/);
  fireEvent.click(screen.getByRole('radio', { name: /Instant EFT/ }));
  await presses(/^Pay R/);

  await tried(tries, 2);
  expect(tries[1]!.path).toBe('/orders/O-1/payment');
  expect(tries[1]!.key).not.toBe(tries[0]!.key);
});

test('an order that can be paid no more is asked for anew before it is shown', async () => {
  const { ordersRead } = anOrder(['failed'], refused('OrderTooLateError'));
  opens();
  await screen.findByRole('button', { name: /^Pay R/ });
  await vi.waitFor(() => expect(ordersRead()).toBe(1));

  await presses(/^Pay R/);

  await vi.waitFor(() => expect(window.location.pathname).toBe('/orderdetails/O-1'));
  expect(ordersRead()).toBeGreaterThan(1);
});

test('the same order left unpaid a moment ago is paid now, in the way just chosen', async () => {
  twin = {
    code: 'T-9',
    cartCode: 'C-9',
    paymentStatus: 'pending',
    isPaymentLeft: true,
    payableUntil: '2026-11-24T12:00:00Z',
    paymentMode: { code: 'card' },
  };
  const { tries } = anOrder(['pending'], orderedTwice, paid);
  opens();
  fireEvent.click(await screen.findByRole('radio', { name: /Instant EFT/ }));
  await presses(/^Pay R/);

  await screen.findByText(/order T-9. It is waiting for your payment/);
  const other = await screen.findByRole('link', { name: 'Pay another way' });
  expect(other.getAttribute('href')).toBe('/payment?cart=C-9');
  expect(screen.queryByRole('button', { name: /^Pay R/ })).toBeNull();
  await presses(/^Pay now$/);

  await vi.waitFor(() => expect(leaveToPay).toHaveBeenCalledExactlyOnceWith(payment));
  expect(tries.map(({ path }) => path)).toEqual(['/orders', '/orders/T-9/payment']);
});

test('the same order paid a moment ago is looked at, or placed once more', async () => {
  twin = { code: 'T-9', cartCode: 'C-9', paymentStatus: 'succeed' };
  const { tries } = anOrder(['pending'], orderedTwice, paid);
  opens();
  await presses(/^Pay R/);

  const link = await screen.findByRole('link', { name: 'Order details' });
  expect(link.getAttribute('href')).toBe('/orderdetails/T-9');
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  await presses(/^Place the same order again$/);

  await vi.waitFor(() => expect(leaveToPay).toHaveBeenCalledExactlyOnceWith(payment));
  expect(tries.map(({ path }) => path)).toEqual(['/orders', '/orders']);
});

test('the same order that the bank may still be confirming is looked at before anybody pays twice', async () => {
  twin = {
    code: 'T-9',
    cartCode: 'C-9',
    paymentStatus: 'pending',
    payableUntil: '2026-11-24T12:00:00Z',
    paymentMode: { code: 'card' },
  };
  anOrder(['pending'], orderedTwice, paid);
  opens();
  await presses(/^Pay R/);

  await screen.findByText(/You ordered the same a moment ago: order T-9\. .*being processed/);
  await screen.findByRole('link', { name: 'Order details' });
  expect(screen.queryByText(/waiting for your payment/)).toBeNull();
});

test('the same order that was cancelled meanwhile is said to be', async () => {
  twin = { code: 'T-9', cartCode: 'C-9', paymentStatus: 'pending', status: 'CANCELLED' };
  anOrder(['pending'], orderedTwice, paid);
  opens();
  await presses(/^Pay R/);
  await screen.findByText(/order T-9 was cancelled/);
});
