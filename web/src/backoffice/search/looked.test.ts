import { expect, test } from 'vitest';
import { isLookedAt, requestText } from './looked';

const boost = { kind: 'boost', of: 'brand', code: 'vela', percent: 150 } as const;
const shown = { isSuccess: true, isError: false, isPlaceholderData: false };
const awaited = { ...shown, isSuccess: false };

test('a rule is looked at when what is shown is of exactly this one', () => {
  const wanted = requestText({ rule: boost, words: 'tv' });
  expect(isLookedAt(wanted, wanted, shown)).toBe(true);
  expect(isLookedAt(wanted, wanted, awaited)).toBe(false);
  expect(isLookedAt(wanted, wanted, { ...shown, isPlaceholderData: true })).toBe(false);
  expect(isLookedAt(requestText({ rule: { ...boost, percent: 500 }, words: 'tv' }), wanted, shown)).toBe(
    false,
  );
  expect(isLookedAt(requestText(undefined), requestText(undefined), shown)).toBe(false); // no search to look at
  expect(isLookedAt(wanted, wanted, { ...awaited, isError: true })).toBe(true); // why not stands there
});

test('a note is not looked at', () => {
  expect(requestText({ rule: { ...boost, note: 'campaign' } })).toBe(requestText({ rule: boost }));
});
