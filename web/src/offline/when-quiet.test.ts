// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { whenQuiet } from './when-quiet';

test('what waits for quiet comes when there was nothing to do for a while without a break', () => {
  const asked: IdleRequestCallback[] = [];
  vi.stubGlobal('requestIdleCallback', (look: IdleRequestCallback) => asked.push(look));
  const work = vi.fn<() => void>();
  whenQuiet(work);
  const moments = (count: number, left: number) => {
    for (let moment = 0; moment < count; ++moment)
      asked.shift()?.({ didTimeout: false, timeRemaining: () => left });
  };
  moments(11, 49);
  moments(1, 12); // something was to be done
  moments(11, 49);
  expect(work).not.toHaveBeenCalled();
  moments(1, 49);
  expect(work).toHaveBeenCalledOnce();
  expect(asked).toEqual([]);
  vi.unstubAllGlobals();
});

test('what waits for quiet is not kept for ever by a page that always moves, nor comes twice', () => {
  vi.useFakeTimers();
  let look: IdleRequestCallback | undefined;
  vi.stubGlobal('requestIdleCallback', (next: IdleRequestCallback) => (look = next));
  const work = vi.fn<() => void>();
  whenQuiet(work);
  vi.advanceTimersByTime(9_999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  for (let moment = 0; moment < 20; ++moment) look?.({ didTimeout: false, timeRemaining: () => 49 });
  expect(work).toHaveBeenCalledOnce();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a browser that cannot tell when it is quiet is given two seconds', () => {
  vi.useFakeTimers();
  expect('requestIdleCallback' in window).toBe(false);
  const work = vi.fn<() => void>();
  whenQuiet(work);
  vi.advanceTimersByTime(1_999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
