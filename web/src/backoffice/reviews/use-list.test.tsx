import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../api/query';
import { useReviewList } from './use-list';

beforeEach(() => {
  window.history.pushState(null, '', '/backoffice/reviews');
  const reviews = ['r1', 'r2', 'r3'].map((id) => ({ id }));
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ reviews, counts: [] })));
});
afterEach(() => {
  window.history.pushState(null, '', '/');
  vi.unstubAllGlobals();
});

const listed = async (first?: string) => {
  const cache = createCache();
  const { result, rerender } = renderHook(({ open }) => useReviewList(open), {
    initialProps: { open: first },
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  });
  await vi.waitFor(() => expect(result.current.rows).toHaveLength(3));
  return { result, open: (id: string) => rerender({ open: id }) };
};

test('after a decision one is on with the next review', async () => {
  const { result } = await listed();
  act(() => result.current.step(1));
  expect(result.current.cursor).toBe('r1');
  act(() => result.current.leave('r1'));
  expect(result.current.cursor).toBe('r2');
});

test('an answer that comes late does not pull back who has gone on', async () => {
  const { result } = await listed();
  act(() => result.current.step(1));
  const { leave } = result.current;
  act(() => result.current.step(1));
  act(() => result.current.step(1));
  act(() => leave('r1'));
  expect(result.current.cursor).toBe('r3');
});

test('nor who has opened another one', async () => {
  const { result, open } = await listed('r1');
  const { leave } = result.current;
  open('r3');
  act(() => leave('r1'));
  expect(window.location.pathname).toBe('/backoffice/reviews');
  act(() => result.current.leave('r3'));
  expect(window.location.pathname).toBe('/backoffice/reviews/r2');
});
