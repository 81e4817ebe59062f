import { apiPath } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import type { Point } from '@/shared/session/detect-place';
import { theShop } from '@/shared/session/shop';

export type PointOfService = Schema<'PointOfService'>;
type OpeningHours = Schema<'OpeningHours'>;
type Time = Schema<'TimeOfDay'>;

const middleOfTheCountry: Point = { latitude: -29, longitude: 24.7 };

/** Where the map begins when nothing better is known: at the default zone's store (specification §9). */
export function defaultCentre(): Point {
  const { latitude, longitude } = theShop().home;
  return latitude === undefined || longitude === undefined ? middleOfTheCountry : { latitude, longitude };
}
export const defaultZoom = 14;
/** Of a map without streets, which shows where a store is among its towns. */
export const plainZoom = 11;

const roundTheEarth = 20_037_500;

interface Asked {
  /** A store's name, town or postal code. */
  text?: string;
  near?: Point;
  /** Only stores that have it. */
  product?: string;
}

/** All the stores asked for, nearest first when it is known from where. */
export const storesPath = ({ text, near, product }: Asked) =>
  apiPath(product ? '/stores/getpickupstorelocations' : '/stores', {
    query: {
      fields: 'FULL',
      pageSize: 100,
      query: text || undefined,
      ...(near && { latitude: near.latitude, longitude: near.longitude, radius: roundTheEarth }),
      productCode: product || undefined,
    },
  });

export interface Hours {
  closed: boolean;
  opens?: string;
  closes?: string;
  /** The day's name when it is not a day like others, such as a public holiday. */
  special?: string;
}

const hoursOf = (day: { closed?: boolean; openingTime?: Time; closingTime?: Time }): Hours => ({
  closed: day.closed === true,
  opens: day.openingTime?.formattedHour,
  closes: day.closingTime?.formattedHour,
});

/** The day and time of day in South Africa, which has no summer time. */
function inSouthAfrica(now: Date): { date: string; weekDay: string; time: string } {
  const there = new Date(now.getTime() + 2 * 3_600_000);
  return {
    date: there.toISOString().slice(0, 10),
    weekDay: there.toLocaleDateString('en-ZA', { weekday: 'long', timeZone: 'UTC' }),
    time: there.toISOString().slice(11, 16),
  };
}

/** A special day's date as South Africa has it. */
const dayOf = (date: string) => inSouthAfrica(new Date(date.replace(/\+0000$/, 'Z'))).date;

/** Today's hours: a special day goes before the day of the week. */
function hoursToday(hours: OpeningHours | undefined, now: Date): Hours | undefined {
  const { date, weekDay } = inSouthAfrica(now);
  const special = hours?.specialDayOpeningList?.find((day) => day.date && dayOf(day.date) === date);
  if (special) return { ...hoursOf(special), special: special.name };
  const day = hours?.weekDayOpeningList?.find((one) => one.weekDay === weekDay);
  return day && hoursOf(day);
}

export type Door =
  | { is: 'open'; until: string }
  | { is: 'opens'; at: string }
  /** `next` is the day it opens again, where one is known: tomorrow without a day. */
  | { is: 'closed'; next?: { weekDay?: string; at: string } };

const oneDay = 86_400_000;

/** When it opens again on a day after this one, within a week. */
function nextOpening(
  hours: OpeningHours | undefined,
  now: Date,
): { weekDay?: string; at: string } | undefined {
  for (let days = 1; days <= 7; ++days) {
    const then = new Date(now.getTime() + days * oneDay);
    const day = hoursToday(hours, then);
    if (!day || day.closed || !day.opens) continue;
    return days === 1 ? { at: day.opens } : { weekDay: inSouthAfrica(then).weekDay, at: day.opens };
  }
  return undefined;
}

/** Whether one would find the door open now. */
export function doorOf(hours: OpeningHours | undefined, now: Date): Door | undefined {
  const today = hoursToday(hours, now);
  if (!today) return undefined;
  const { time } = inSouthAfrica(now);
  if (today.closed || !today.opens || !today.closes || time >= today.closes) {
    const next = nextOpening(hours, now);
    return next ? { is: 'closed', next } : { is: 'closed' };
  }
  return time < today.opens ? { is: 'opens', at: today.opens } : { is: 'open', until: today.closes };
}

/** Days of other hours within a month: what a shopper must know before setting out. */
export const comingSpecialDays = (hours: OpeningHours | undefined, now: Date) => {
  const [from, to] = [now, new Date(now.getTime() + 31 * oneDay)].map((at) => inSouthAfrica(at).date);
  return (hours?.specialDayOpeningList ?? [])
    .filter(({ date }) => date !== undefined && dayOf(date) >= from! && dayOf(date) <= to!)
    .map((day) => ({ ...hoursOf(day), special: day.name, day: day.formattedDate }));
};

/** Neighbouring days with the same hours as one line: Monday to Friday. */
export function week(hours: OpeningHours | undefined): { from: string; to: string; hours: Hours }[] {
  const lines: { from: string; to: string; hours: Hours }[] = [];
  for (const day of hours?.weekDayOpeningList ?? []) {
    const open = hoursOf(day);
    const last = lines.at(-1);
    if (last && JSON.stringify(last.hours) === JSON.stringify(open)) last.to = day.weekDay;
    else lines.push({ from: day.weekDay, to: day.weekDay, hours: open });
  }
  return lines;
}

/** Way there, in whatever the device opens such links with. */
export const directionsTo = ({ latitude, longitude }: Point) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;

/** `parking:basement` → `Parking: basement`; `clickAndCollect` → `Click and collect`. */
export function serviceName(service: string): string {
  const words = service
    .replace(/:/g, ': ')
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
