import { clockOf, months } from '@/shared/i18n/dates';
import { serverNow } from '@/shared/state/clock';

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** South Africa has no summer time. */
const ahead = 2 * hour;

/** Milliseconds of a time of the API. */
export const momentOf = (time: string): number => Date.parse(time.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));

const here = (moment: number) => new Date(moment + ahead);
const dayNumber = (moment: number) => Math.floor((moment + ahead) / day);

/** `Wed 10 June`; with the year where it is another one. */
export function shortDay(time: string, now = serverNow()): string {
  const at = here(momentOf(time));
  const words = `${days[at.getUTCDay()]} ${at.getUTCDate()} ${months[at.getUTCMonth()]}`;
  return at.getUTCFullYear() === here(now).getUTCFullYear() ? words : `${words} ${at.getUTCFullYear()}`;
}

/** `today 10:42`, `yesterday 16:20`, `Wed 10 June, 10:42`. */
export function whenOf(time: string, now = serverNow()): string {
  const past = dayNumber(now) - dayNumber(momentOf(time));
  const clock = clockOf(time);
  if (past === 0) return `today ${clock}`;
  if (past === 1) return `yesterday ${clock}`;
  if (past === -1) return `tomorrow ${clock}`;
  return `${shortDay(time, now)}, ${clock}`;
}

/** How long ago, or in how long: `26 min`, `5 h`, `3 d`. */
export function ageOf(time: string, now = serverNow()): string {
  const past = Math.abs(now - momentOf(time));
  if (past < hour) return `${Math.max(1, Math.round(past / minute))} min`;
  if (past < day) return `${Math.floor(past / hour)} h`;
  return `${Math.floor(past / day)} d`;
}

export const isOlderThanADay = (time: string, now = serverNow()): boolean => now - momentOf(time) >= day;
export const isPast = (time: string, now = serverNow()): boolean => momentOf(time) < now;

/** The day a list of events belongs under. */
export function dayWords(time: string, now = serverNow()): string {
  const past = dayNumber(now) - dayNumber(momentOf(time));
  const words = shortDay(time, now);
  return past === 0 ? `Today, ${words}` : past === 1 ? `Yesterday, ${words}` : words;
}

/** Now, for the foot of the side bar: `Wed 10 June 2026, 11:05`. */
export function nowWords(now = serverNow()): string {
  const at = new Date(now).toISOString();
  const there = here(now);
  return `${days[there.getUTCDay()]} ${there.getUTCDate()} ${months[there.getUTCMonth()]} ${there.getUTCFullYear()}, ${clockOf(at)}`;
}
