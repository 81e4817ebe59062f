// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const track = vi.fn();
vi.mock('./track', () => ({ track }));
const measured: ((metric: { name: string; value: number }) => void)[] = [];
const on = (tell: (typeof measured)[number]) => void measured.push(tell);
vi.mock('web-vitals', () => ({ onCLS: on, onINP: on, onLCP: on }));

let left: AbortController;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  track.mockClear();
  measured.length = 0;
  left = new AbortController();
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(((
    type: string,
    heard: EventListener,
    more?: object,
  ) => add(type, heard, { ...(typeof more === 'object' ? more : {}), signal: left.signal })) as typeof add);
  // jsdom has no such event.
  vi.stubGlobal('PromiseRejectionEvent', class extends Event {});
  (await import('./page-health-later')).followPageHealthLater();
});
afterEach(() => {
  left.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const failed = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));

test('what measures comes with the first press, once, and tells amounts to a thousandth', async () => {
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('keydown'));
  await vi.waitFor(() => expect(measured).toHaveLength(3));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(measured).toHaveLength(3);
  measured[0]!({ name: 'CLS', value: 0.01234 });
  expect(track).toHaveBeenCalledWith('web_vital', { vital: 'CLS', amount: 0.012 });
});

test('without a press it comes when the page has long been there', async () => {
  await vi.advanceTimersByTimeAsync(9_900);
  expect(measured).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(200);
  await vi.waitFor(() => expect(measured).toHaveLength(3));
});

test('a script that fails first is reported as well, by its kind alone', async () => {
  failed(new TypeError('thandi@example.co.za is not a function'));
  failed(new RangeError());
  await vi.waitFor(() => expect(measured).toHaveLength(3));
  expect(track.mock.calls).toEqual([
    ['exception', { description: 'script', status: 'TypeError' }],
    ['exception', { description: 'script', status: 'RangeError' }],
  ]);
  failed(new SyntaxError());
  expect(track).toHaveBeenCalledTimes(3); // each once, now by what was fetched
});

test('five failures of a page are reported, and what was called off is none', async () => {
  window.dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => expect(measured).toHaveLength(3));
  failed(null); // a picture that is missing
  failed(new DOMException('', 'AbortError'));
  expect(track).not.toHaveBeenCalled();
  for (let n = 0; n < 20; n += 1) failed(new RangeError());
  expect(track).toHaveBeenCalledTimes(5);
});

test('where it cannot be had, nothing that is pressed or fails is kept', async () => {
  const dropped = vi.spyOn(window, 'removeEventListener');
  vi.doMock('./page-health', () => Promise.reject(new TypeError('no line')));
  window.dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => expect(dropped).toHaveBeenCalledTimes(4));
  vi.doUnmock('./page-health');
  expect(dropped.mock.calls.map(([what]) => what).sort()).toEqual([
    'error',
    'keydown',
    'pointerdown',
    'unhandledrejection',
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(measured).toHaveLength(0);
});

test('a press is no failure, and is not kept as one', async () => {
  const followPageHealth = vi.fn();
  vi.doMock('./page-health', () => ({ followPageHealth }));
  window.dispatchEvent(new Event('pointerdown'));
  const failure = new ErrorEvent('error', { error: new RangeError() });
  window.dispatchEvent(failure);
  await vi.waitFor(() => expect(followPageHealth).toHaveBeenCalledWith([failure]));
  vi.doUnmock('./page-health');
});
