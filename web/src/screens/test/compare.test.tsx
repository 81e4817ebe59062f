import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { productPath } from '@/features/product/compare/asked';
import { compared, none, toggle } from '@/features/product/compare/compared';
import { createCache, seed } from '@/shared/api/query';
import { Component } from '../compare';

vi.mock('@/features/cart/add-to-cart', () => ({ AddToCart: () => null }));
vi.mock('@/features/product/share', () => ({ Share: () => null }));
vi.mock('@/shared/session/ways-to-pay', async (original) => ({
  ...(await original<object>()),
  useWaysToPay: () => [],
}));

const television = (code: string) => ({ code, name: `Television ${code}`, url: `/p/${code}` });

const open = (codes: string[], known = codes) => {
  window.history.replaceState(null, '', `/compare?codes=${codes.join(',')}`);
  const cache = createCache();
  seed(
    cache,
    Object.fromEntries(known.map((code) => [productPath(code), { status: 200, body: television(code) }])),
  );
  render(
    <QueryClientProvider client={cache}>
      <Component />
    </QueryClientProvider>,
  );
};

afterEach(() => {
  cleanup();
  act(() => compared.set(none));
  vi.unstubAllGlobals();
});

test.each([
  ['ticked', true],
  ['not ticked', false],
])('with one product fewer the focus is on the new heading, %s', async (_, isTicked) => {
  const codes = ['A', 'B', 'C'];
  if (isTicked) for (const code of codes) toggle(television(code));
  open(codes);
  expect(document.activeElement).toBe(document.body);
  for (const [code, heading] of [
    ['C', '2 products side by side'],
    ['B', 'Add one more to compare'],
  ] as const) {
    const cross = screen.getByRole('link', { name: `Take Television ${code} out` });
    cross.focus();
    fireEvent.click(cross);
    const title = await screen.findByRole('heading', { level: 1, name: heading });
    expect(document.activeElement).toBe(title);
  }
});

test('an answer that broke and no two products leave the heading of the screen', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 500 })));
  open(['A', 'B'], ['A']);
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { level: 1, name: 'Compare products' })).toBeDefined();
});
