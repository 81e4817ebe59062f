import type { Schema } from '@/shared/api/types';

export type StoreRow = Schema<'StaffPlaceRow'>;
export type Store = Schema<'StaffPlace'>;
export type Changes = Schema<'StaffPlaceChanges'>;
export type Field = keyof Changes;
export type SpecialDay = Schema<'StaffSpecialDay'>;
export type StoreChange = Schema<'StaffChange'>;

const fieldNames: Record<Field, string> = {
  displayName: 'Name',
  isWarehouse: 'Warehouse',
  latitude: 'Latitude',
  longitude: 'Longitude',
  line1: 'Street and number',
  suburb: 'Suburb',
  town: 'Town',
  postalCode: 'Postal code',
  province: 'Province',
  phone: 'Telephone',
  hours: 'Hours of the week',
  holidayHours: 'Hours on public holidays',
  specialDays: 'Other days',
  services: 'Services',
};

/** What a field is called on screen. */
export const fieldName = (field: string): string =>
  field in fieldNames ? fieldNames[field as Field] : field;

export const storePath = (code: string): string => `/stores/${encodeURIComponent(code)}`;

/** What the list says of the door: `Open to 19:00`, `Opens 09:00`, `Closed today`. */
export function doorWords(
  { isWarehouse, today, isOpen }: StoreRow,
  clock: string,
): readonly [string, 'fact' | 'yes' | 'bad' | 'warn'] {
  const [opens, closes] = today.split('-');
  if (today === 'closed' || !opens || !closes)
    return isWarehouse ? ['No picking today', 'fact'] : ['Closed today', 'bad'];
  if (isWarehouse) return [`Picks to ${closes}`, 'fact'];
  if (isOpen) return [`Open to ${closes}`, 'yes'];
  return clock < opens ? [`Opens ${opens}`, 'warn'] : ['Closed for today', 'fact'];
}

const short = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const;

/** `Mo to Su`, `Mo to Fr, Su`: days of the week on which it opens; Sunday is 0. */
export function openDays(days: readonly number[]): string {
  const order = [1, 2, 3, 4, 5, 6, 0].map((day) => ({ day, isOpen: days.includes(day) }));
  const runs: number[][] = [];
  for (const [n, { day, isOpen }] of order.entries()) {
    if (!isOpen) continue;
    if (n > 0 && order[n - 1]!.isOpen) runs.at(-1)!.push(day);
    else runs.push([day]);
  }
  return runs
    .map((run) => (run.length > 1 ? `${short[run[0]!]} to ${short[run.at(-1)!]}` : short[run[0]!]))
    .join(', ');
}
