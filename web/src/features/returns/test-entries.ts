import type { SentFile } from '@/shared/files/use-files';
import type { ReturnableEntry, ReturnEntries } from './api';
import { noDraft, noEntry, type EntryDraft, type ModeDraft, type ReturnDraft } from './draft';

const until = '2026-12-05T21:59:59+0000';

/** An entry that may come back, unless said otherwise. */
export const anEntry = (entryNumber: number, more: Partial<ReturnableEntry> = {}): ReturnableEntry => ({
  entryNumber,
  productCode: `P${entryNumber}`,
  productName: ['Speaker', 'Kettle', 'Freezer'][entryNumber] ?? 'Thing',
  quantity: 2,
  returnableQuantity: 2,
  isReturnable: true,
  amount: { currencyIso: 'ZAR', value: 899 },
  reasons: [
    { code: 'ProductDamaged', until },
    { code: 'ChangedMind', until },
  ],
  changeOfMindUntil: until,
  ...more,
});

/** What may come back of order 10000001, delivered in one part. */
export const someEntries = (
  entries: ReturnableEntry[] = [anEntry(0), anEntry(1)],
  more: Partial<ReturnEntries> = {},
): ReturnEntries => ({
  orderCode: '10000001',
  isReturnable: true,
  shipments: [{ shipmentCode: 'S1', deliveredAt: '2026-11-20T08:00:00+0000', entries }],
  reasons: [
    { code: 'ProductDamaged', name: 'Product damaged', attachmentRequired: true },
    { code: 'ChangedMind', name: 'Changed my mind', attachmentRequired: false },
  ],
  modes: [
    { returnCode: 1, name: 'Drop it at a store', isAvailable: true },
    { returnCode: 2, name: 'We collect it', isAvailable: true, firstDay: 'Fri 27 November' },
  ],
  openReturns: [],
  mostFiles: 5,
  ...more,
});

export const aFile = (id: string): SentFile => ({
  key: id,
  attachment: { id, filename: `${id}.jpg`, mediaType: 'image/jpeg', size: 400_000 },
});

/** A draft with these lines of the first part chosen. */
export const aDraft = (
  lines: Record<number, Partial<EntryDraft>>,
  mode: Partial<ModeDraft> = {},
): ReturnDraft => ({
  ...noDraft,
  entries: Object.fromEntries(
    Object.entries(lines).map(([number, line]) => [
      `S1/${number}`,
      { ...noEntry, isSelected: true, ...line },
    ]),
  ),
  mode: { ...noDraft.mode, ...mode },
});
