import { expect, test } from 'vitest';
import { inOrder, type Entry } from './entries';

const entry = (entryNumber: number, more: Partial<Entry> = {}): Entry =>
  ({ entryNumber, quantity: 1, product: { code: `P${entryNumber}` }, ...more }) as Entry;

test('entries a promotion used stand first, and giveaways apart', () => {
  const { bought, giveaways } = inOrder({
    entries: [entry(0), entry(1, { giveAway: true }), entry(2), entry(3)],
    appliedProductPromotions: [{ consumedEntries: [{ orderEntryNumber: 3 }] }],
  });
  expect(bought.map(({ entryNumber }) => entryNumber)).toEqual([3, 0, 2]);
  expect(giveaways.map(({ entryNumber }) => entryNumber)).toEqual([1]);
});

test('an empty cart has neither', () => {
  expect(inOrder({})).toEqual({ bought: [], giveaways: [] });
});
