export const months =
  'January February March April May June July August September October November December'.split(' ');

const parsed = (time: string) => Date.parse(time.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));

/** A moment whose UTC parts are South Africa's: two hours on, and no summer time. */
const inJohannesburg = (time: string) => new Date(parsed(time) + 2 * 3600 * 1000);

/** `2026-06-12T21:59:59+0000` as a shopper in South Africa reads it: 12 June 2026. */
export function dayOf(time: string | undefined): string {
  if (!time) return '';
  const here = inJohannesburg(time);
  return `${here.getUTCDate()} ${months[here.getUTCMonth()]} ${here.getUTCFullYear()}`;
}

/** The last day something holds: an end at midnight belongs to the day before. */
export const lastDayOf = (time: string): string => dayOf(new Date(parsed(time) - 1).toISOString());

/** The time of day in Johannesburg, `10:42`. */
export const clockOf = (time: string | undefined): string =>
  time ? inJohannesburg(time).toISOString().slice(11, 16) : '';

/** A moment in short: the time of day, and before it the day where that is not today's. */
export const momentOf = (time: string, now = new Date()): string =>
  (dayOf(time) === dayOf(now.toISOString()) ? '' : `${dayOf(time)}, `) + clockOf(time);

export const yearNow = (): number => inJohannesburg(new Date().toISOString()).getUTCFullYear();
