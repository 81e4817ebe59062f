import { months } from '@/shared/i18n/dates';
import type { Store } from './words';

export interface Hours {
  opens: string;
  closes: string;
}

/** `09:00-18:00` → its ends; nothing for a day it is closed. */
export function hoursIn(text: string | undefined): Hours | undefined {
  const [, opens, closes] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(text ?? '') ?? [];
  return opens && closes ? { opens, closes } : undefined;
}

/** `9`, `930`, `9.30` → `09:30`; what is no time stays as it was typed. */
export function clockIn(typed: string): string {
  const text = typed.trim();
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.h]?(\d\d))?$/.exec(text) ?? [];
  if (hours === undefined) return text;
  const clock = `${hours.padStart(2, '0')}:${minutes}`;
  return Number(minutes) < 60 && clock <= '24:00' ? clock : text;
}

export type Hourly = Pick<Store, 'hours' | 'holidayHours' | 'specialDays' | 'holidays'>;

/** The hours of a date: its own, else those of a public holiday, else the week's. */
export function hoursOn(store: Hourly, date: string): string {
  const special = store.specialDays.find((each) => each.date === date);
  if (special) return special.hours;
  if (store.holidays.some((each) => each.date === date)) return store.holidayHours;
  return store.hours[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'closed';
}

export interface OtherDay {
  date: string;
  name: string;
  hours: string;
  /** The store says so itself; else it is what all public holidays have. */
  isOwn: boolean;
}

/** Days to come that are not like their weekday, in order. */
export const otherDays = (store: Hourly, today: string): OtherDay[] =>
  [
    ...store.specialDays.map((each) => ({ ...each, isOwn: true })),
    ...store.holidays
      .filter(({ date }) => !store.specialDays.some((each) => each.date === date))
      .map((each) => ({ ...each, hours: store.holidayHours, isOwn: false })),
  ]
    .filter(({ date }) => date >= today)
    .sort((one, other) => one.date.localeCompare(other.date));

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
export const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `Tue 16 June`; with the year where it is another one than today's. */
export function dateWords(date: string, today: string): string {
  const at = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return date;
  const words = `${weekdays[at.getUTCDay()]} ${at.getUTCDate()} ${months[at.getUTCMonth()]}`;
  return date.slice(0, 4) === today.slice(0, 4) ? words : `${words} ${date.slice(0, 4)}`;
}

/** As `dateWords`, with the month in three letters: where a column is narrow. */
export const shortDate = (date: string, today: string): string =>
  dateWords(date, today).replace(/(\d+ \p{L}{3})\p{L}*/u, '$1');

export const hoursWords = (text: string): string => {
  const hours = hoursIn(text);
  return hours ? `${hours.opens} to ${hours.closes}` : 'closed';
};

/** The day and time of day in South Africa, which has no summer time. */
export const whereItIs = (now: number): { date: string; clock: string } => {
  const there = new Date(now + 2 * 3_600_000).toISOString();
  return { date: there.slice(0, 10), clock: there.slice(11, 16) };
};

const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** What the store finder says of the door: `Open until 19:00`, `Opens at 09:00`, `Closed. Opens on Monday at 09:00`. */
export function doorSentence(store: Hourly, now: number): string {
  const { date, clock } = whereItIs(now);
  const today = hoursIn(hoursOn(store, date));
  if (today && clock < today.opens) return `Opens at ${today.opens}.`;
  if (today && clock < today.closes) return `Open until ${today.closes}.`;
  for (let days = 1; days <= 7; ++days) {
    const then = dayAfter(date, days);
    const hours = hoursIn(hoursOn(store, then));
    if (!hours) continue;
    const day = days === 1 ? 'tomorrow' : `on ${dayNames[new Date(`${then}T00:00:00Z`).getUTCDay()]}`;
    return `Closed. Opens ${day} at ${hours.opens}.`;
  }
  return 'Closed.';
}

/** Days of other hours within a month, as shoppers see them before they set out. */
export const reportedDays = (store: Hourly, now: number): string[] => {
  const { date } = whereItIs(now);
  return otherDays(store, date)
    .filter((each) => each.date <= dayAfter(date, 31))
    .map((each) => `${dateWords(each.date, date)}, ${each.name}: ${hoursWords(each.hours)}.`);
};

/** Whether a place may be meant in South Africa; swapped or unsigned ones are not. */
export const isInCountry = (latitude: number, longitude: number): boolean =>
  latitude >= -35.2 && latitude <= -22 && longitude >= 16.3 && longitude <= 33.1;

/** `-26.0147, 28.1011` as one copies it from a map. */
export function placeIn(typed: string): { latitude: number; longitude: number } | undefined {
  const [, first, second] =
    /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(typed) ?? [];
  if (first === undefined || second === undefined) return undefined;
  return { latitude: Number(first), longitude: Number(second) };
}

/** Whether some day to come is closed on which it was open, as the weeks go on. */
export function shutsMore(before: Hourly, after: Hourly, today: string): boolean {
  const week = Array.from({ length: 7 }, (_, days) => dayAfter(today, days));
  const isShut = (store: Hourly, date: string) => hoursOn(store, date) === 'closed';
  const isWeekShut = (store: Hourly, date: string) =>
    isShut({ ...store, specialDays: [], holidays: [] }, date);
  return (
    week.some((date) => !isWeekShut(before, date) && isWeekShut(after, date)) ||
    [...otherDays(before, today), ...otherDays(after, today)].some(
      ({ date }) => !isShut(before, date) && isShut(after, date),
    )
  );
}
