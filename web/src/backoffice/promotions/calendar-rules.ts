import { months } from '@/shared/i18n/dates';
import type { Schema } from '@/shared/api/types';

export type Calendar = Schema<'StaffPromotionCalendar'>;
type Row = Calendar['rows'][number];

const ahead = 2 * 3600_000;
const day = 86_400_000;
const momentOf = (time: string) => Date.parse(time.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
const dayNumber = (moment: number) => Math.floor((moment + ahead) / day);

/** The first and the last column a row covers, from 0; what began before or has no end reaches the edge. */
export function spanOf({ startsAt, endsAt }: Pick<Row, 'startsAt' | 'endsAt'>, days: Calendar['days']) {
  const first = Math.floor(Date.parse(`${days[0]!.day}T00:00:00Z`) / day);
  const from = startsAt ? dayNumber(momentOf(startsAt)) - first : 0;
  const to = endsAt ? dayNumber(momentOf(endsAt) - 1) - first : days.length - 1;
  return { from: Math.max(0, from), to: Math.min(days.length - 1, to) };
}

/** The first day of the month this many months on: `2026-06-01`. */
export function monthAt(dayText: string, by: number): string {
  const [year, month] = dayText.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 10);
}

export const daysIn = (firstDay: string): number =>
  Math.round((Date.parse(`${monthAt(firstDay, 1)}T00:00:00Z`) - Date.parse(`${firstDay}T00:00:00Z`)) / day);

/** `June 2026`. */
export const monthWords = (firstDay: string): string => {
  const [year, month] = firstDay.split('-').map(Number) as [number, number];
  return `${months[month - 1]} ${year}`;
};
