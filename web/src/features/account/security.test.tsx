// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { inFours } from './app-setup';
import { deviceOf, isHandheld, seenOf } from './sessions-section';

describe('a device is notified by', () => {
  const of = (more: object) =>
    deviceOf({ id: 'S', channel: 'web', since: '', lastSeen: '', isCurrent: false, ...more });

  test.each([
    [{ browser: 'Firefox', operatingSystem: 'Windows' }, 'Firefox on Windows'],
    [{ browser: 'Firefox' }, 'Firefox'],
    [{ operatingSystem: 'Android' }, 'Android'],
    [{}, "A device we don't know"],
    [{ channel: 'app', browser: 'Chrome', operatingSystem: 'Android' }, "The shop's app"],
  ])('%j: %s', (session, words) => expect(of(session)).toBe(words));
});

test.each([
  [{ channel: 'web', operatingSystem: 'Windows' }, false],
  [{ channel: 'web' }, false],
  [{ channel: 'web', operatingSystem: 'Android' }, true],
  [{ channel: 'web', operatingSystem: 'iPhone' }, true],
  [{ channel: 'msite' }, true],
  [{ channel: 'app' }, true],
] as const)('%j is held in a hand: %s', (session, is) =>
  expect(isHandheld({ id: 'S', since: '', lastSeen: '', isCurrent: false, ...session })).toBe(is),
);

test.each([
  [{ place: 'Midrand', isCurrent: true }, 'Midrand: Now'],
  [{ isCurrent: true }, 'Now'],
  [{ place: 'Gqeberha', isCurrent: false }, 'Gqeberha: Last seen 12 June 2026, 22:40'],
  [{ isCurrent: false }, 'Last seen 12 June 2026, 22:40'],
])('where and when it was seen: %j', (session, words) =>
  expect(
    seenOf({ id: 'S', channel: 'web', since: '', lastSeen: '2026-06-12T20:40:00+0000', ...session }),
  ).toBe(words),
);

test('the key of an app is read in fours', () => {
  expect(inFours('ABCDEFGHIJ')).toBe('ABCD EFGH IJ');
  expect(inFours('')).toBe('');
});
