import type { Schema } from '@/shared/api/types';

export type StockRow = Schema<'StaffStockRow'>;
export type Shelf = Schema<'StaffShelf'>;
export type ProductStock = Schema<'StaffProductStock'>;
export type Store = Schema<'StaffStore'>;
export type Movement = Schema<'StaffMovement'>;
export type Reason = Schema<'StaffAdjustmentForm'>['reason'];

/** Why stock is corrected; a reason is always asked. */
export const reasons: readonly (readonly [Reason, string])[] = [
  ['counted', 'Counted'],
  ['damaged', 'Damaged'],
  ['found', 'Found'],
  ['theft', 'Stolen'],
  ['correction', 'Typed wrong before'],
];

export const reasonWords = (reason: string): string =>
  reasons.find(([each]) => each === reason)?.[1] ??
  { transfer: 'Moved', undo: 'Undone' }[reason] ??
  reason.charAt(0).toUpperCase() + reason.slice(1);

/** A payment takes goods off the count, though they lie there until they are packed; what is only held stays on it. */
export const whatCounts =
  'Count what lies there, also what orders hold that are not paid yet. Leave out goods of paid orders: they are off the count already, packed or not.';

export const heldWords = (reserved: number): string | undefined =>
  reserved > 0
    ? `Of these ${reserved} ${reserved === 1 ? 'is' : 'are'} held for orders not paid yet.`
    : undefined;

/** How long the free units last: `19 d`, `today`; nothing where nothing sells. */
export const lastsWords = ({ free, lastsDays }: Pick<StockRow, 'free' | 'lastsDays'>): string =>
  free === 0 ? 'out' : lastsDays === undefined ? '–' : lastsDays === 0 ? 'today' : `${lastsDays} d`;

/** Runs out within so many days is marked. */
const soonDays = 3;
export const isSoonOut = ({
  free,
  lastsDays,
  soldUnits,
}: Pick<StockRow, 'free' | 'lastsDays' | 'soldUnits'>): boolean =>
  free === 0 ? soldUnits > 0 : lastsDays !== undefined && lastsDays <= soonDays;

/** Sold in 28 days as a rate: `9 a day`, `2 a week`. */
export function rateWords(soldUnits: number): string {
  if (soldUnits === 0) return '–';
  if (soldUnits >= 28) return `${Math.round(soldUnits / 28)} a day`;
  if (soldUnits >= 4) return `${Math.round(soldUnits / 4)} a week`;
  return `${soldUnits} a month`;
}

/** A whole number of units as typed; nothing where it is none. */
export const unitsIn = (words: string): number | undefined =>
  /^\d{1,7}$/.test(words.trim()) ? Number(words.trim()) : undefined;

/** Units that are found and units that are lost, each by itself. */
export const inAndOut = (lines: readonly { change: number }[]): { found: number; lost: number } => ({
  found: lines.reduce((sum, { change }) => sum + Math.max(0, change), 0),
  lost: lines.reduce((sum, { change }) => sum + Math.max(0, -change), 0),
});
