import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '@/shared/api/query';
import type { Product } from '@/shared/api/types';
import { endSession } from '@/shared/session/reset';
import { saveTokens } from '@/shared/session/session';
import { afterPaint } from '@/shared/state/after-paint';
import { toasts } from '@/shared/ui/toast';
import { AddToCart } from './add-to-cart';
import { useCollectAt } from './collect';

const kettle = { code: 'K', name: 'Kettle', url: '/p/K' } as Product;
const stores = [
  { name: 'rosebank', displayName: 'Rosebank' },
  { name: 'soweto', displayName: 'Soweto' },
];

interface Entry {
  entryNumber: number;
  quantity: number;
  product: { code: string };
  store?: string;
}

/** A shop with one customer's cart, and what was done to it. */
function aShop(...entries: Entry[]) {
  const cart = { code: 'C', guid: 'g', entries };
  const done: string[] = [];
  const failures: string[] = [];
  const answers = { post: Promise.resolve(), isSoldOut: false };
  const add = () => {
    if (answers.isSoldOut) return { ...cart, quantityAdded: 0, statusMessage: 'None left.' };
    const there = entries.find(({ product }) => product.code === 'K');
    if (there) there.quantity += 1;
    else entries.push({ entryNumber: entries.length, quantity: 1, product: { code: 'K' } });
    return { ...cart, quantityAdded: 1 };
  };
  const change = (number: string, body: { quantity: number; deliveryPointOfService: { name: string } }) => {
    const entry = entries[Number(number)]!;
    entry.quantity = body.quantity;
    entry.store = body.deliveryPointOfService.name;
    return { statusCode: 'success', quantity: entry.quantity, quantityAdded: 0 };
  };
  vi.stubGlobal(
    'fetch',
    async (url: string, { method = 'GET', body }: { method?: string; body?: string }) => {
      const path = new URL(url, 'http://x').pathname;
      if (method !== 'GET') done.push(method);
      if (failures[0] === method) {
        failures.shift();
        throw new TypeError('network');
      }
      if (method === 'POST') {
        await answers.post;
        return Response.json(add());
      }
      if (method === 'PATCH') return Response.json(change(path.split('/').at(-1)!, JSON.parse(body!)));
      return Response.json(path.endsWith('/carts') ? { carts: structuredClone([cart]) } : {});
    },
  );
  return { entries, done, failures, answers };
}

function Stores() {
  const collectAt = useCollectAt(kettle.code);
  return stores.map((store) => (
    <AddToCart
      key={store.name}
      product={kettle}
      label="Collect"
      about={store.displayName}
      {...collectAt(store)}
    />
  ));
}

const press = (store: string) => screen.getByRole('button', { name: `Collect: ${store}` }).click();
const isSaid = (words: string) => vi.waitFor(() => expect(toasts.get()?.message).toContain(words));
const isCalm = () =>
  vi.waitFor(() =>
    screen.getAllByRole('button').forEach((each) => expect(each.getAttribute('aria-busy')).toBeNull()),
  );

beforeEach(() => {
  saveTokens({ access_token: 'good', expires_in: 900 }, 'thandi@example.co.za');
  toasts.set(undefined);
});

afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

const isDrawn = () =>
  render(
    <QueryClientProvider client={createCache()}>
      <Stores />
    </QueryClientProvider>,
  );

test('collected at one store and then at another, it is bought once', async () => {
  const { entries, done } = aShop();
  isDrawn();

  press('Rosebank');
  await isSaid('Rosebank');
  await isCalm();
  expect(entries).toMatchObject([{ quantity: 1, store: 'rosebank' }]);
  press('Soweto');
  await isSaid('Soweto');

  expect(entries).toMatchObject([{ quantity: 1, store: 'soweto' }]);
  expect(done).toEqual(['POST', 'PATCH', 'PATCH']);
});

test('a second store pressed before the first has answered buys no second one', async () => {
  const { entries, done, answers } = aShop();
  let answer: () => void = () => undefined;
  answers.post = new Promise((resolve) => (answer = resolve));
  isDrawn();

  press('Rosebank');
  await vi.waitFor(() => expect(done).toEqual(['POST']));
  press('Soweto');
  await afterPaint();
  await afterPaint();
  answer();
  await isSaid('Soweto');
  await isCalm();

  expect(entries).toMatchObject([{ quantity: 1, store: 'soweto' }]);
});

test('what is in the cart already stays as often as it is there', async () => {
  const { entries, done } = aShop(
    { entryNumber: 0, quantity: 1, product: { code: 'T' } },
    { entryNumber: 1, quantity: 3, product: { code: 'K' } },
  );
  isDrawn();

  press('Soweto');
  await isSaid('Soweto');

  expect(entries).toMatchObject([{ quantity: 1 }, { quantity: 3, store: 'soweto' }]);
  expect(entries[0]!.store).toBeUndefined();
  expect(done).toEqual(['PATCH']);
});

test('a store that could not be set is set when tried again, and nothing is bought twice', async () => {
  const { entries, failures } = aShop();
  failures.push('PATCH');
  isDrawn();

  press('Rosebank');
  await vi.waitFor(() => expect(toasts.get()?.link?.onPress).toBeDefined());
  await isCalm();
  toasts.get()!.link!.onPress!();
  await isSaid('Rosebank');

  expect(entries).toMatchObject([{ quantity: 1, store: 'rosebank' }]);
});

test('what the cart did not take is not said to be collected', async () => {
  const { done, answers } = aShop();
  answers.isSoldOut = true;
  isDrawn();

  press('Rosebank');
  await isSaid('None left.');
  await isCalm();

  expect(toasts.get()?.message).toBe('None left.');
  expect(done).toEqual(['POST']);
});
