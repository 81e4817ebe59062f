const ahead = 2 * 3600 * 1000;
const day = 24 * 3600 * 1000;

const momentOf = (time: string) => Date.parse(time.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
const dayAt = (moment: number) => new Date(moment + ahead).toISOString().slice(0, 10);

/** The day of a time in the shop, as a field takes it: `2026-06-12`. */
export const dayIn = (time: string | undefined): string => (time ? dayAt(momentOf(time)) : '');

/** The last day something holds, of its end: midnight belongs to the day before. */
export const lastDayIn = (end: string | undefined): string => (end ? dayAt(momentOf(end) - 1) : '');

/** The end of what holds up to and with this day: the midnight after it. */
export const endAfter = (lastDay: string): string =>
  new Date(Date.parse(`${lastDay}T00:00:00Z`) + day).toISOString().slice(0, 10);
