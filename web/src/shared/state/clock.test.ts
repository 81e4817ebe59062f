import { beforeEach, expect, test, vi } from 'vitest';

const hour = 3_600_000;
const noon = Date.parse('2026-11-22T12:00:00Z');

const head = (date: string, age?: string) => new Headers({ date, ...(age && { age }) });

async function aClock() {
  vi.resetModules();
  return import('./clock');
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test.each([
  ['slow', -3 * hour],
  ['fast', 5 * hour],
])('a device %s by hours tells the time as the server has it', async (_, wrong) => {
  vi.setSystemTime(noon + wrong);
  const { heardTime, knowsTime, serverNow } = await aClock();
  expect(knowsTime()).toBe(false);

  heardTime(head('Sun, 22 Nov 2026 12:00:00 GMT'));
  vi.advanceTimersByTime(90_000);

  expect(knowsTime()).toBe(true);
  expect(serverNow()).toBe(noon + 90_000);
});

test('a clock put right meanwhile is followed with the next answer', async () => {
  vi.setSystemTime(noon - 3 * hour);
  const { heardTime, serverNow } = await aClock();
  heardTime(head('Sun, 22 Nov 2026 12:00:00 GMT'));

  vi.setSystemTime(noon);
  heardTime(head('Sun, 22 Nov 2026 12:00:01 GMT'));

  expect(serverNow()).toBe(noon);
});

test('what a cache has kept for an hour is not taken for a clock that is wrong', async () => {
  vi.setSystemTime(noon);
  const { heardTime, serverNow } = await aClock();
  heardTime(head('Sun, 22 Nov 2026 11:00:00 GMT', '3600'));
  expect(serverNow()).toBe(noon);
});

test('an answer without a date, or with nonsense, says nothing', async () => {
  const { heardTime, knowsTime } = await aClock();
  heardTime(new Headers());
  heardTime(head('yesterday'));
  expect(knowsTime()).toBe(false);
});
