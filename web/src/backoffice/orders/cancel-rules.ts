import type { Schema } from '@/shared/api/types';
import { counted, money } from '../ui/money';
import type { Order } from './words';

export type Cancelled = Readonly<Record<number, number>>;
export type Preview = Schema<'StaffCancellation'>;

/** What the server is asked for: each entry with the units that are to go. */
export const entriesOf = (cancelled: Cancelled): Schema<'StaffCancelEntry'>[] =>
  Object.entries(cancelled)
    .filter(([, units]) => units > 0)
    .map(([entry, units]) => ({ entry: Number(entry), units }));

export const unitsOf = (cancelled: Cancelled): number =>
  Object.values(cancelled).reduce((sum, units) => sum + units, 0);

/** All that may still be cancelled. */
export const everything = ({ entries }: Pick<Order, 'entries'>): Cancelled =>
  Object.fromEntries(
    entries
      .filter(({ cancellable, isGift }) => cancellable > 0 && !isGift)
      .map(({ entry, cancellable }) => [entry, cancellable]),
  );

/** The button says what happens: `Cancel 2 items, send R 2 012.10 back`. */
export function confirmWords(cancelled: Cancelled, preview: Preview | undefined): string {
  const items = `Cancel ${counted(unitsOf(cancelled), 'item')}`;
  return preview && preview.refund.value > 0 ? `${items}, send ${money(preview.refund)} back` : items;
}

/** Cents, for amounts come as rand. */
const cents = ({ value }: { value: number }) => Math.round(value * 100);

/** What stays with the shop when this goes back. */
export const keptAfter = (
  { captured, refunded }: Pick<Order['money'], 'captured' | 'refunded'>,
  { refund }: Pick<Preview, 'refund'>,
): { value: number } => ({ value: (cents(captured) - cents(refunded) - cents(refund)) / 100 });
