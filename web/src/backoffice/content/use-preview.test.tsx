import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../api/query';
import { usePreview } from './use-preview';

const minute = 60_000;
const asked: (string | undefined)[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers({ now: Date.parse('2026-11-24T08:00:00Z') });
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    asked.push((headers as Record<string, string>)['X-Spaza-Quiet']);
    const endsAt = new Date(Date.now() + 60 * minute).toISOString();
    return new Response(JSON.stringify({ token: `t${asked.length}`, endsAt }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const after = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * minute));

const screens = () => {
  const cache = createCache();
  return () =>
    renderHook(() => usePreview(true), {
      wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
    });
};

test('a preview that stays open is asked for again before it ends, and quietly', async () => {
  const { result } = screens()();
  await after(45);
  expect(result.current.data?.token).toBe('t1');
  await after(6);
  expect(result.current.data?.token).toBe('t2');
  expect(asked).toEqual([undefined, '1']);
  await after(51);
  expect(result.current.data?.token).toBe('t3');
});

test('another page takes the token there is as long as it is good', async () => {
  const open = screens();
  const first = open();
  await after(40);
  first.unmount();
  open();
  await after(9);
  expect(asked).toHaveLength(1);
  await after(2);
  expect(asked).toHaveLength(2);
});
