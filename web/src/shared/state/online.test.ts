// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { whenShopAnswers } from './online';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('asks until the shop answers, at once when the line is back, and then no more', async () => {
  vi.useFakeTimers();
  const ask = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('no line')));
  vi.stubGlobal('fetch', ask);
  const back = vi.fn<() => void>();
  const stop = whenShopAnswers(back);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(back).not.toHaveBeenCalled();
  ask.mockResolvedValue(new Response());
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(back).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(4);
  stop();
});
