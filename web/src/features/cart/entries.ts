import type { Schema } from '@/shared/api/types';

export type Entry = Schema<'OrderEntry'>;
type Applied = Schema<'PromotionResult'>;
type PromotedCart = { entries?: Entry[]; appliedProductPromotions?: Applied[] };

const numbersOf = ({ consumedEntries, consumedEntriesNumber }: Applied) =>
  new Set([
    ...(consumedEntriesNumber ?? []),
    ...(consumedEntries ?? []).map(({ orderEntryNumber }) => orderEntryNumber),
  ]);

/** Entries a promotion used come first; giveaways stand beside, not among them (specification §4). */
export function inOrder(cart: PromotedCart) {
  const used = new Set((cart.appliedProductPromotions ?? []).flatMap((each) => [...numbersOf(each)]));
  const entries = cart.entries ?? [];
  const bought = entries.filter(({ giveAway }) => !giveAway);
  return {
    bought: [
      ...bought.filter(({ entryNumber }) => used.has(entryNumber)),
      ...bought.filter(({ entryNumber }) => !used.has(entryNumber)),
    ],
    giveaways: entries.filter(({ giveAway }) => giveAway),
  };
}

export interface EntryGroup {
  /** The deal these entries make together; none for the rest of the cart. */
  deal?: Applied;
  entries: Entry[];
}

const isDeal = ({ promotion }: Applied) =>
  ['bonusBuyAll', 'bonusBuyAny', 'buyGet'].includes(promotion?.promotionType ?? '');

/** The shopper's entries with those of one deal together; an entry in two deals stands with the first. */
export function inDeals(cart: PromotedCart): EntryGroup[] {
  let rest = inOrder(cart).bought;
  const groups: EntryGroup[] = [];
  for (const deal of (cart.appliedProductPromotions ?? []).filter(isDeal)) {
    const numbers = numbersOf(deal);
    const entries = rest.filter(({ entryNumber }) => numbers.has(entryNumber));
    if (entries.length === 0) continue;
    groups.push({ deal, entries });
    rest = rest.filter((entry) => !entries.includes(entry));
  }
  return rest.length > 0 ? [...groups, { entries: rest }] : groups;
}
