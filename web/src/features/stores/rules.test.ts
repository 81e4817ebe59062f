import { describe, expect, test } from 'vitest';
import { comingSpecialDays, doorOf, serviceName, storesPath, week } from './rules';

const time = (formattedHour: string) => ({ formattedHour });
const open = { closed: false, openingTime: time('09:00'), closingTime: time('18:00') };
const hours = {
  weekDayOpeningList: [
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((weekDay) => ({ weekDay, ...open })),
    { weekDay: 'Saturday', closed: false, openingTime: time('09:00'), closingTime: time('15:00') },
    { weekDay: 'Sunday', closed: true },
  ],
  specialDayOpeningList: [
    {
      date: '2026-12-15T22:00:00+0000',
      formattedDate: 'Wed 16 December',
      name: 'Day of Reconciliation',
      closed: true,
    },
    {
      date: '2027-03-21T22:00:00+0000',
      formattedDate: 'Mon 22 March',
      name: 'Human Rights Day',
      closed: true,
    },
  ],
};
/** A moment of South African time. */
const at = (text: string) => new Date(`${text}+02:00`);

describe('the door', () => {
  test('is open until closing time, by South African clocks', () => {
    expect(doorOf(hours, at('2026-11-23T08:59:00'))).toEqual({ is: 'opens', at: '09:00' });
    expect(doorOf(hours, at('2026-11-23T09:00:00'))).toEqual({ is: 'open', until: '18:00' });
    expect(doorOf(hours, at('2026-11-23T17:59:00'))).toEqual({ is: 'open', until: '18:00' });
    expect(doorOf(hours, at('2026-11-23T18:00:00'))).toEqual({ is: 'closed', next: { at: '09:00' } });
  });

  test('is closed on Sundays and on public holidays', () => {
    expect(doorOf(hours, at('2026-11-22T12:00:00'))).toEqual({ is: 'closed', next: { at: '09:00' } });
    expect(doorOf(hours, at('2026-12-16T12:00:00'))).toEqual({ is: 'closed', next: { at: '09:00' } });
  });

  test('says the day it opens again when that is not tomorrow, holidays left out', () => {
    expect(doorOf(hours, at('2026-11-21T15:00:00'))).toEqual({
      is: 'closed',
      next: { weekDay: 'Monday', at: '09:00' },
    });
    expect(doorOf(hours, at('2026-12-15T20:00:00'))).toEqual({
      is: 'closed',
      next: { weekDay: 'Thursday', at: '09:00' },
    });
    const never = { weekDayOpeningList: [{ weekDay: 'Monday', closed: true }] };
    expect(doorOf(never, at('2026-11-23T12:00:00'))).toEqual({ is: 'closed' });
  });

  test('is a mystery where no hours are known', () => {
    expect(doorOf(undefined, at('2026-11-23T12:00:00'))).toBeUndefined();
  });
});

test('the week is reported in as few lines as it takes', () => {
  expect(week(hours).map(({ from, to }) => [from, to])).toEqual([
    ['Monday', 'Friday'],
    ['Saturday', 'Saturday'],
    ['Sunday', 'Sunday'],
  ]);
});

test('holidays of the coming month are reported', () => {
  expect(comingSpecialDays(hours, at('2026-11-23T12:00:00')).map(({ special }) => special)).toEqual([
    'Day of Reconciliation',
  ]);
  expect(comingSpecialDays(hours, at('2026-12-17T12:00:00'))).toEqual([]);
});

test('stores that have a product are asked for by its code, from where the shopper is', () => {
  expect(storesPath({ product: 'A/1', near: { latitude: -26.01, longitude: 28.1 } })).toBe(
    '/stores/getpickupstorelocations?fields=FULL&pageSize=100&latitude=-26.01&longitude=28.1&radius=20037500&productCode=A%2F1',
  );
  expect(storesPath({ text: 'Cape Town' })).toBe('/stores?fields=FULL&pageSize=100&query=Cape%20Town');
});

test('services are reported in words', () => {
  expect(serviceName('parking:basement')).toBe('Parking: basement');
  expect(serviceName('clickAndCollect')).toBe('Click and collect');
});
