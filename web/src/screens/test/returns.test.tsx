import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anEntry, someEntries } from '@/features/returns/test-entries';
import { createCache } from '@/shared/api/query';
import { ParamsContext } from '@/shared/routing/routing';
import { leave } from '@/shared/session/reset';
import { saveTokens } from '@/shared/session/session';
import { Component as PickDropDetails } from '../pick-drop-details';
import { Component as ReturnReason } from '../return-reason';
import { Component as ReturnReview } from '../return-review';

vi.mock('@/features/stores/store-map', () => ({ default: () => null }));

type Reply = { status: number; body: unknown } | 'lost';

const money = (value: number) => ({ currencyIso: 'ZAR', value });
const sums = { subTotal: money(899), deliveryCost: money(0), withheldAmount: money(0), keptGifts: [] };
const whole = {
  ...sums,
  entries: [{ entryNumber: 0, quantity: 1, amount: money(899) }],
  refundAmount: money(899),
};
const stores = [{ name: 'waterfall', displayName: 'Spaza Waterfall', formattedDistance: '4.82 km' }];

/** Of a part of a form, in a browser without `Blob.text`. */
const wordsIn = (part: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(part);
  });

/** A shop that answers so, and what it was sent. */
function aShop({ entries = someEntries(), preview = whole, replies = [] as Reply[] } = {}) {
  const sent: { key: string; intent: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname } = new URL(url, 'http://x');
    if (pathname.includes('/returnentries/')) return Response.json(entries);
    if (pathname.endsWith('/orderReturns/preview')) return Response.json(preview);
    if (pathname.endsWith('/dropOffStores')) return Response.json({ stores, pagination: {} });
    if (pathname.endsWith('/createReturnIntentRequest')) {
      const part = (init.body as FormData).get('returnRequest') as Blob;
      sent.push({
        key: (init.headers as Record<string, string>)['Idempotency-Key']!,
        intent: JSON.parse(await wordsIn(part)),
      });
      const reply = replies.shift()!;
      if (reply === 'lost') throw new TypeError('network');
      return Response.json(reply.body, { status: reply.status });
    }
    return Response.json({});
  });
  return sent;
}

const opens = (Screen: ComponentType, path: string) => {
  cleanup();
  window.history.replaceState(null, '', path);
  render(
    <QueryClientProvider client={createCache()}>
      <ParamsContext value={{ orderId: '10000001' }}>
        <Screen />
      </ParamsContext>
    </QueryClientProvider>,
  );
};
const atItems = () => opens(ReturnReason, '/order/return/10000001');
const atMode = () => opens(PickDropDetails, '/order/return/10000001/mode');
const atReview = () => opens(ReturnReview, '/order/return/10000001/review');
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const ticks = async (name: string) => fireEvent.click(await screen.findByRole('checkbox', { name }));
const picks = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }));
const isAt = (path: string) => vi.waitFor(() => expect(window.location.pathname).toBe(path));

const choosesSpeaker = async () => {
  atItems();
  await ticks('Return Speaker');
  await picks(/Changed my mind/);
  await press('Next: how to send it');
  await isAt('/order/return/10000001/mode');
};
const choosesStore = async () => {
  atMode();
  await picks(/Drop it at a store/);
  await picks(/Spaza Waterfall/);
  await press('Next: check and send');
  await isAt('/order/return/10000001/review');
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  saveTokens({ access_token: 'good', expires_in: 900 }, 'thandi@example.co.za');
});
afterEach(() => {
  cleanup();
  leave();
  vi.unstubAllGlobals();
});

test('the first step says what is missing, and goes on when nothing is', async () => {
  aShop();
  atItems();
  await press('Next: how to send it');
  await screen.findByText('Please select at least one item');
  expect(window.location.pathname).toBe('/order/return/10000001');

  await ticks('Return Speaker');
  await press('Next: how to send it');
  await screen.findByText('Please select a reason');
  await picks(/Product damaged/);
  await screen.findByText('Please add at least one image of the damage');
  await picks(/Changed my mind/);
  await screen.findByText(/899\.00/, { selector: '[role=status] b' });
  await press('Next: how to send it');
  await isAt('/order/return/10000001/mode');
});

test('what cannot come back stays in the list with its reason', async () => {
  const voucher = anEntry(1, {
    productName: 'Voucher',
    isReturnable: false,
    returnableQuantity: 0,
    notReturnableReason: 'notReturnableKind',
    notReturnableMsg: 'Once opened this cannot come back.',
  });
  aShop({ entries: someEntries([anEntry(0), voucher]) });
  atItems();
  await screen.findByText(/Once opened this cannot come back\./);
  expect(screen.queryByRole('checkbox', { name: 'Return Voucher' })).toBeNull();
});

test('when nothing can come back it says why, and whom to ask', async () => {
  const late = anEntry(0, { isReturnable: false, notReturnableMsg: 'The time ended on 12 June 2026.' });
  aShop({ entries: someEntries([late], { isReturnable: false }) });
  atItems();
  await screen.findByText('The time ended on 12 June 2026.');
  expect(screen.getByRole('link', { name: 'Ask us about it' }).getAttribute('href')).toBe(
    '/account/writetous?order=10000001',
  );
});

test('the second step asks for a way and a store, and keeps what was chosen when the page is loaded again', async () => {
  aShop();
  await choosesSpeaker();
  atMode();
  await press('Next: check and send');
  await screen.findByText('Please select a return mode');
  await picks(/Drop it at a store/);
  await screen.findByText('Please select a store');
  await choosesStore();
  atMode();
  await screen.findByRole('radio', { name: /Spaza Waterfall/, checked: true });
  atItems();
  await screen.findByRole('checkbox', { name: 'Return Speaker', checked: true });
});

test('a step whose earlier ones are not done leads back to them', async () => {
  aShop();
  atReview();
  await isAt('/order/return/10000001');
  await choosesSpeaker();
  atReview();
  await isAt('/order/return/10000001/mode');
});

test('a return that did not get through is kept, and sent again as the same one', async () => {
  const made = { code: 'R-10001', successMsg: 'We have your return, R-10001.' };
  const sent = aShop({ replies: ['lost', 'lost', { status: 201, body: made }] });
  await choosesSpeaker();
  await choosesStore();
  atReview();
  await press('Send return');
  await screen.findByText(/We couldn't reach the shop\. Your return isn't sent yet\./);
  await press('Send again');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  atReview(); // loaded again
  await press('Send return');
  await isAt('/return/R-10001');
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent[0]!.intent).toEqual({
    orderCode: '10000001',
    shipmentCode: 'S1',
    entries: [{ entryNumber: 0, quantity: 1, reasonCode: 'ChangedMind' }],
    returnCode: 1,
    storeId: 'waterfall',
  });
  expect(sessionStorage.getItem('spaza.steps')).toBeNull();
});

test('what the server says no to is said in its words, and sent anew', async () => {
  const no = { errors: [{ type: 'ValidationError', message: 'Only 0 of these can still come back.' }] };
  const sent = aShop({
    replies: [
      { status: 400, body: no },
      { status: 400, body: no },
    ],
  });
  await choosesSpeaker();
  await choosesStore();
  atReview();
  await press('Send return');
  await screen.findByText(/Only 0 of these can still come back\. Everything is kept here\./);
  await press('Send return');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]!.key).not.toBe(sent[1]!.key);
});

test('a refund that a deal makes smaller is ticked before it is sent', async () => {
  aShop({
    preview: {
      ...whole,
      withheldAmount: money(299),
      refundAmount: money(600),
      keptGifts: [{ entryNumber: 1, quantity: 1, productName: 'Kettle' }] as never[],
    },
  });
  await choosesSpeaker();
  await choosesStore();
  atReview();
  await screen.findByText(/Send these back as well and nothing is taken off: 1 × Kettle\./);
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send return' });
  expect(send.disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: /I understand I get R\s600\.00 back/ }));
  await vi.waitFor(() => expect(send.disabled).toBe(false));
});
