import { expect, test } from 'vitest';
import { inDeals, inOrder, type Entry } from './entries';

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

test('entries of one deal stand together, each once, the rest below', () => {
  const deal = (code: string, numbers: number[], promotionType = 'bonusBuyAll') => ({
    promotion: { code, promotionType },
    consumedEntriesNumber: numbers,
  });
  const groups = inDeals({
    entries: [entry(0), entry(1), entry(2), entry(3), entry(4, { giveAway: true })],
    appliedProductPromotions: [
      deal('trio', [0, 2]),
      deal('pair', [2, 3]),
      deal('sale', [1], 'productDiscount'),
    ],
  });
  expect(
    groups.map(({ deal: of, entries }) => [of?.promotion?.code, ...entries.map((each) => each.entryNumber)]),
  ).toEqual([
    ['trio', 0, 2],
    ['pair', 3],
    [undefined, 1],
  ]);
});
