import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '@/shared/api/query';
import type { Product } from '@/shared/api/types';
import { Heart } from '@/shared/ui/heart';
import { endSession } from './reset';
import { saveTokens } from './session';
import { WishlistOfHearts } from './wishlist';

const codes = ['1', '2', '3'];
const product = (code: string) => ({ code, name: `Kettle ${code}`, url: `/p/${code}` }) as Product;
const list = (...productCodes: string[]) => Response.json({ productCodes });

const drawn = new Map<string, number>();
const asked: string[] = [];
let kept = ['2'];
let refuses = false;
let answer: (() => void) | undefined;
let isSlow = false;

beforeEach(() => {
  drawn.clear();
  asked.length = 0;
  kept = ['2'];
  refuses = false;
  isSlow = false;
  vi.stubGlobal(
    'fetch',
    vi.fn((address: RequestInfo | URL) => {
      const path = new URL(address instanceof Request ? address.url : String(address), 'http://shop')
        .pathname;
      const call = path.split('/').at(-1)!;
      asked.push(call);
      if (call === 'getwishlist') {
        if (isSlow) return new Promise((resolve) => (answer = () => resolve(list(...kept))));
        return Promise.resolve(list(...kept));
      }
      if (refuses)
        return Promise.resolve(
          Response.json({ errors: [{ type: 'ConversionError', message: 'no' }] }, { status: 400 }),
        );
      kept = ['1', ...kept];
      return Promise.resolve(Response.json({ responseStatus: true }));
    }),
  );
});
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

function show() {
  render(
    <QueryClientProvider client={createCache()}>
      <WishlistOfHearts />
      {codes.map((code) => (
        <Profiler key={code} id={code} onRender={() => drawn.set(code, (drawn.get(code) ?? 0) + 1)}>
          <Heart product={product(code)} />
        </Profiler>
      ))}
    </QueryClientProvider>,
  );
  return codes.map((code) => screen.getByRole('button', { name: new RegExp(`Kettle ${code}`) }));
}
const filled = (hearts: HTMLElement[]) =>
  hearts.map((heart) => heart.getAttribute('aria-pressed') === 'true');

test('nothing is asked for guests', async () => {
  show();
  await new Promise((resume) => setTimeout(resume));
  expect(asked).toEqual([]);
});

test('one answer fills all hearts, and one pressed is drawn again alone', async () => {
  saveTokens({ access_token: 'good', expires_in: 900 }, 'thandi@example.co.za');
  const hearts = show();
  await waitFor(() => expect(filled(hearts)).toEqual([false, true, false]));
  expect(asked).toEqual(['getwishlist']);
  const before = new Map(drawn);
  fireEvent.click(hearts[0]!);
  fireEvent.click(hearts[0]!);
  await waitFor(() => expect(filled(hearts)).toEqual([true, true, false]));
  await waitFor(() => expect(hearts[0]!.hasAttribute('aria-busy')).toBe(false));
  expect(asked.filter((call) => call === 'addproducttowishlist')).toHaveLength(1);
  expect(drawn.get('1')).toBeGreaterThan(before.get('1')!);
  for (const other of ['2', '3']) expect(drawn.get(other), other).toBe(before.get(other));
});

test('a heart that is refused empties again', async () => {
  saveTokens({ access_token: 'good', expires_in: 900 }, 'thandi@example.co.za');
  refuses = true;
  const hearts = show();
  await waitFor(() => expect(filled(hearts)).toEqual([false, true, false]));
  fireEvent.click(hearts[0]!);
  await waitFor(() => expect(asked).toContain('addproducttowishlist'));
  await waitFor(() => expect(hearts[0]!.hasAttribute('aria-busy')).toBe(false));
  expect(filled(hearts)).toEqual([false, true, false]);
});

test('a heart pressed before the list is known is busy at once, and filled once', async () => {
  saveTokens({ access_token: 'good', expires_in: 900 }, 'thandi@example.co.za');
  isSlow = true;
  const hearts = show();
  await waitFor(() => expect(asked).toEqual(['getwishlist']));
  fireEvent.click(hearts[0]!);
  expect(hearts[0]!.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(hearts[0]!);
  await waitFor(() => expect(asked.filter((call) => call === 'getwishlist')).toHaveLength(2));
  expect(asked.filter((call) => call === 'addproducttowishlist')).toHaveLength(1);
  answer?.();
  await waitFor(() => expect(filled(hearts)).toEqual([true, true, false]));
  expect(hearts[0]!.hasAttribute('aria-busy')).toBe(false);
});

test('a double click on a heart is one press', async () => {
  saveTokens({ access_token: 'good', expires_in: 900 }, 'thandi@example.co.za');
  const hearts = show();
  await waitFor(() => expect(filled(hearts)).toEqual([false, true, false]));
  fireEvent.click(hearts[0]!, { detail: 1 });
  await waitFor(() => expect(asked).toContain('addproducttowishlist'));
  await waitFor(() => expect(hearts[0]!.hasAttribute('aria-busy')).toBe(false));
  fireEvent.click(hearts[0]!, { detail: 2 });
  expect(hearts[0]!.hasAttribute('aria-busy')).toBe(false);
  expect(filled(hearts)).toEqual([true, true, false]);
});
