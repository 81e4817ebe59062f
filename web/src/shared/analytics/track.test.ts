// @vitest-environment jsdom
import { Blob } from 'node:buffer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Reported {
  event: string;
  channel: string;
  session: string;
}
let reported: Reported[] = [];

beforeEach(() => {
  sessionStorage.clear();
  reported = [];
  vi.useFakeTimers();
  vi.stubGlobal('Blob', Blob); // jsdom's cannot be read
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: Blob }) => {
    const { events } = JSON.parse(await body.text()) as { events: Reported[] };
    reported.push(...events);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page as it is loaded: nothing is left of the one before but what the tab keeps. */
const happensOnAPage = async (event: 'begin_checkout' | 'purchase') => {
  const before = reported.length;
  vi.resetModules();
  const { track } = await import('./track');
  track(event);
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(reported[before]?.event).toBe(event));
  vi.useFakeTimers();
};

test('who pays at the bank comes back to the same visit, which is reported with its channel', async () => {
  await happensOnAPage('begin_checkout');
  await happensOnAPage('purchase');
  expect(reported.map(({ channel }) => channel)).toEqual(['web', 'web']);
  expect(reported[0]!.session).toMatch(/^[0-9a-z]{10,}$/);
  expect(reported[1]!.session).toBe(reported[0]!.session);
});

test('another tab is another visit', async () => {
  await happensOnAPage('begin_checkout');
  sessionStorage.clear();
  await happensOnAPage('begin_checkout');
  expect(reported[1]!.session).not.toBe(reported[0]!.session);
});
