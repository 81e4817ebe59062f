import { expect, test } from 'vitest';
import { changedByOthers, merged } from './merge';
import { isCode, missingOf } from './new-store';
import { changeWords, meetingWords } from './part-words';
import { shutsMore } from './rules';
import { readChanges, wrongHours, wrongTimes } from './typed-hours';
import type { Store } from './words';

const week = ['closed', ...Array<string>(5).fill('09:00-18:00'), '09:00-13:00'];
const stocktaking = { date: '2026-12-10', name: 'Stocktaking', hours: 'closed' };
const late = { date: '2026-12-22', name: 'Late night', hours: '09:00-21:00' };
const store = {
  phone: '021',
  hours: week,
  holidayHours: '09:00-14:00',
  specialDays: [],
  holidays: [{ date: '2026-12-16', name: 'Day of Reconciliation' }],
  services: ['Keys'],
} as unknown as Store;
const around = { today: '2026-12-01', provinces: [{ code: 'ZA-WC', name: 'Western Cape' }] };
const on = (day: number, hours: string, of = week) => of.map((each, n) => (n === day ? hours : each));

test('weekdays, days and services of two people that do not meet all stay', () => {
  const now = { ...store, hours: on(5, '09:00-20:00'), specialDays: [stocktaking], services: [] };
  const mine = { hours: on(1, '08:00-18:00'), specialDays: [late], services: ['Keys', 'Paint'] };
  expect(changedByOthers(store, now, mine)).toEqual([]);
  expect(merged(store, now, mine)).toEqual({
    hours: on(1, '08:00-18:00', now.hours),
    specialDays: [stocktaking, late],
    services: ['Paint'],
  });
});

test('only what meets is asked about, in words, and only that becomes what is chosen', () => {
  const now = { ...store, hours: on(5, '09:00-20:00'), specialDays: [stocktaking] };
  const mine = {
    hours: on(1, '08:00-18:00', on(5, 'closed')),
    specialDays: [{ ...stocktaking, hours: '9-12' }],
  };
  const meets = changedByOthers(store, now, mine);
  expect(meets.map((each) => meetingWords(each, around))).toEqual([
    { about: 'Friday', before: '09:00 to 20:00', after: 'closed' },
    { about: 'Thu 10 Dec', before: 'Stocktaking: closed', after: 'Stocktaking: 09:00 to 12:00' },
  ]);
  expect(merged(store, now, mine, true)).toEqual({ hours: on(1, '08:00-18:00', now.hours) });
  expect(merged(store, now, mine).hours).toEqual(mine.hours);
});

test('a day one takes away and the other changes is asked about', () => {
  const base = { ...store, specialDays: [stocktaking, late] };
  const now = { ...base, specialDays: [{ ...stocktaking, hours: '09:00-12:00' }, late] };
  const mine = { specialDays: [late] };
  expect(changedByOthers(base, now, mine).map((each) => meetingWords(each, around))).toEqual([
    { about: 'Thu 10 Dec', before: 'Stocktaking: 09:00 to 12:00', after: 'as usual' },
  ]);
  expect(merged(base, now, mine)).toEqual({ specialDays: [late] });
  expect(merged(base, now, mine, true)).toEqual({});
});

test('the history names only the weekdays and days that are other', () => {
  expect(changeWords('hours', week, on(5, '09:00-20:00'), around)).toEqual([
    { about: 'Friday', before: '09:00 to 18:00', after: '09:00 to 20:00' },
  ]);
  expect(
    changeWords(
      'specialDays',
      ['2026-12-22=Late night=09:00-21:00'],
      ['2026-12-10=Stocktaking=closed', '2026-12-22=Late night=09:00-21:00'],
      around,
    ),
  ).toEqual([{ about: 'Thu 10 Dec', before: 'as usual', after: 'Stocktaking: closed' }]);
  expect(changeWords('province', [], ['ZA-WC'], around)).toEqual([
    { about: 'Province', before: 'none', after: 'Western Cape' },
  ]);
  expect(changeWords('services', ['Keys'], ['Keys', 'returns:no'], around)).toEqual([
    { about: 'Services', before: undefined, after: 'Takes no returns' },
  ]);
});

test('times are judged and sent as they are meant', () => {
  expect(wrongHours({ opens: '930', closes: '17.30' })).toBeUndefined();
  expect(wrongHours({ opens: '18', closes: '9' })).toBe('It closes after it opens');
  expect(readChanges({ hours: on(1, '930-18'), holidayHours: '9-12.30', phone: '1' })).toEqual({
    hours: on(1, '09:30-18:00'),
    holidayHours: '09:00-12:30',
    phone: '1',
  });
  expect(wrongTimes({ hours: on(1, '930-18'), holidayHours: 'closed' })).toBeUndefined();
  expect(wrongTimes({ hours: on(5, 'noon-18'), holidayHours: 'closed' })).toBe('Friday: Times such as 09:00');
  expect(wrongTimes({ hours: week, holidayHours: '12-9' })).toBe('Public holidays: It closes after it opens');
});

test('closing a weekday, all holidays or a day shuts the door more than before; other hours do not', () => {
  const shuts = (changes: Partial<Store>) => shutsMore(store, { ...store, ...changes }, '2026-12-01');
  expect(shuts({ hours: on(2, 'closed') })).toBe(true);
  expect(shuts({ hours: Array<string>(7).fill('closed') })).toBe(true);
  expect(shuts({ holidayHours: 'closed' })).toBe(true);
  expect(shuts({ specialDays: [stocktaking] })).toBe(true);
  expect(shuts({ specialDays: [{ ...stocktaking, date: '2026-11-30' }] })).toBe(false);
  expect(shuts({ specialDays: [{ ...stocktaking, date: '2026-12-06' }] })).toBe(false);
  expect(shuts({ hours: on(2, '10:00-12:00') })).toBe(false);
});

test('a new store lacks an address unless it is a warehouse, and its code fits into an address', () => {
  const typed = {
    code: 'S12',
    displayName: 'Paarl',
    line1: '12 Lady Grey Street',
    town: 'Paarl',
    postalCode: '7646',
    province: 'ZA-WC',
    isPlaced: true,
    isWarehouse: false,
  };
  expect(missingOf(typed)).toBeUndefined();
  expect(missingOf({ ...typed, line1: ' ', town: '' })).toBe('Street');
  expect(missingOf({ ...typed, province: '' })).toBe('Province');
  expect(
    missingOf({ ...typed, line1: '', town: '', postalCode: '', province: '', isWarehouse: true }),
  ).toBeUndefined();
  expect(missingOf({ ...typed, isPlaced: false })).toBe('Place on the map');
  expect(['S12', 'a-b_C', ' S1 ', 'S 1', 'S/1', 'Ä', ''].map(isCode)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
