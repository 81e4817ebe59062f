import type { Schema } from '@/shared/api/types';

export type Entry = Schema<'OrderEntry'>;

/** Entries a promotion used come first; giveaways stand beside, not among them (specification §4). */
export function inOrder(cart: { entries?: Entry[]; appliedProductPromotions?: Schema<'PromotionResult'>[] }) {
  const used = new Set(
    (cart.appliedProductPromotions ?? []).flatMap(({ consumedEntries, consumedEntriesNumber }) => [
      ...(consumedEntriesNumber ?? []),
      ...(consumedEntries ?? []).map(({ orderEntryNumber }) => orderEntryNumber),
    ]),
  );
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
