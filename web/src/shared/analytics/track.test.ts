// @vitest-environment jsdom
import { Blob } from 'node:buffer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Told {
  event: string;
  channel: string;
  session: string;
}
let told: Told[] = [];

beforeEach(() => {
  sessionStorage.clear();
  told = [];
  vi.useFakeTimers();
  vi.stubGlobal('Blob', Blob); // jsdom's cannot be read
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: Blob }) => {
    const { events } = JSON.parse(await body.text()) as { events: Told[] };
    told.push(...events);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page as it is loaded: nothing is left of the one before but what the tab keeps. */
const happensOnAPage = async (event: 'begin_checkout' | 'purchase') => {
  const before = told.length;
  vi.resetModules();
  const { track } = await import('./track');
  track(event);
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(told[before]?.event).toBe(event));
  vi.useFakeTimers();
};

test('who pays at the bank comes back to the same visit, which is told with its channel', async () => {
  await happensOnAPage('begin_checkout');
  await happensOnAPage('purchase');
  expect(told.map(({ channel }) => channel)).toEqual(['web', 'web']);
  expect(told[0]!.session).toMatch(/^[0-9a-z]{10,}$/);
  expect(told[1]!.session).toBe(told[0]!.session);
});

test('another tab is another visit', async () => {
  await happensOnAPage('begin_checkout');
  sessionStorage.clear();
  await happensOnAPage('begin_checkout');
  expect(told[1]!.session).not.toBe(told[0]!.session);
});
