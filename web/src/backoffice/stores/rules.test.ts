import { expect, test } from 'vitest';
import { clockIn, doorSentence, hoursOn, otherDays, placeIn, shortDate, reportedDays } from './rules';
import { changedByOthers, withChange } from './merge';
import { wrongHours } from './typed-hours';
import { doorWords, openDays, type Store, type StoreRow } from './words';

const store: Store = {
  code: 'S1',
  displayName: 'Paarl',
  isWarehouse: false,
  isDefault: true,
  latitude: -33.731,
  longitude: 18.975,
  line1: '12 Lady Grey Street',
  suburb: '',
  town: 'Paarl',
  postalCode: '7646',
  province: 'ZA-WC',
  phone: '0215550142',
  hours: ['closed', ...Array<string>(5).fill('09:00-18:00'), '09:00-13:00'],
  holidayHours: '09:00-14:00',
  specialDays: [{ date: '2026-06-20', name: 'Stocktaking', hours: 'closed' }],
  services: [],
  version: '1',
  url: '/storelocator?store=S1',
  holidays: [
    { date: '2026-06-16', name: 'Youth Day' },
    { date: '2026-08-10', name: 'Women’s Day' },
  ],
  toPack: 0,
  toCollect: 0,
  provinces: [],
};
const at = (time: string) => Date.parse(`${time}:00+02:00`);

test('a day has its own hours, else those of a public holiday, else its weekday’s', () => {
  expect(hoursOn(store, '2026-06-20')).toBe('closed');
  expect(hoursOn(store, '2026-06-16')).toBe('09:00-14:00');
  expect(hoursOn(store, '2026-06-15')).toBe('09:00-18:00');
  expect(
    hoursOn({ ...store, specialDays: [{ date: '2026-06-16', name: 'x', hours: 'closed' }] }, '2026-06-16'),
  ).toBe('closed');
  expect(otherDays(store, '2026-06-17').map(({ name, isOwn }) => [name, isOwn])).toEqual([
    ['Stocktaking', true],
    ['Women’s Day', false],
  ]);
});

test('shoppers are shown what they find at the door, and days of other hours within a month', () => {
  expect(doorSentence(store, at('2026-06-15T08:59'))).toBe('Opens at 09:00.');
  expect(doorSentence(store, at('2026-06-15T17:59'))).toBe('Open until 18:00.');
  expect(doorSentence(store, at('2026-06-15T18:00'))).toBe('Closed. Opens tomorrow at 09:00.');
  expect(doorSentence(store, at('2026-06-19T18:00'))).toBe('Closed. Opens on Monday at 09:00.');
  expect(
    doorSentence({ ...store, hours: Array<string>(7).fill('closed'), holidays: [] }, at('2026-06-15T12:00')),
  ).toBe('Closed.');
  expect(reportedDays(store, at('2026-06-10T11:05'))).toEqual([
    'Tue 16 June, Youth Day: 09:00 to 14:00.',
    'Sat 20 June, Stocktaking: closed.',
  ]);
});

test('a narrow column has the month in three letters', () => {
  expect(['2026-12-16', '2027-09-24', '2026-05-01'].map((date) => shortDate(date, '2026-06-10'))).toEqual([
    'Wed 16 Dec',
    'Fri 24 Sep 2027',
    'Fri 1 May',
  ]);
});

test('times are read as they are typed', () => {
  expect(['9', '930', '9.30', '09:30', 'noon', '25', '9:75'].map(clockIn)).toEqual([
    '09:00',
    '09:30',
    '09:30',
    '09:30',
    'noon',
    '25',
    '9:75',
  ]);
  expect(wrongHours({ opens: '09:00', closes: '17:00' })).toBeUndefined();
  expect(wrongHours({ opens: '17:00', closes: '09:00' })).toBe('It closes after it opens');
  expect(wrongHours({ opens: 'noon', closes: '17:00' })).toBe('Times such as 09:00');
  expect(placeIn('-26.0147, 28.1011')).toEqual({ latitude: -26.0147, longitude: 28.1011 });
  expect(placeIn('here')).toBeUndefined();
});

test('what is typed back is no change, and both sides of a field are distinguished', () => {
  const changes = withChange(store, {}, { phone: '1', town: 'Wellington' });
  expect(withChange(store, changes, { phone: store.phone })).toEqual({ town: 'Wellington' });
  expect(changedByOthers(store, { ...store, phone: '2', line1: 'x' }, changes)).toEqual([
    { field: 'phone', part: '', theirs: '2', mine: '1' },
  ]);
  expect(changedByOthers(store, { ...store, phone: '1' }, changes)).toEqual([]);
});

test('the list says what the door is like', () => {
  const row: StoreRow = {
    code: 'S1',
    name: 'Paarl',
    isWarehouse: false,
    town: 'Paarl',
    postalCode: '7646',
    province: 'ZA-WC',
    today: '09:00-18:00',
    isOpen: true,
    opensOn: [0, 1, 2, 3, 4, 5, 6],
    toPack: 0,
    toCollect: 0,
  };
  expect(doorWords(row, '10:00')).toEqual(['Open to 18:00', 'yes']);
  expect(doorWords({ ...row, isOpen: false }, '08:00')).toEqual(['Opens 09:00', 'warn']);
  expect(doorWords({ ...row, isOpen: false }, '19:00')).toEqual(['Closed for today', 'fact']);
  expect(doorWords({ ...row, today: 'closed', isOpen: false }, '10:00')).toEqual(['Closed today', 'bad']);
  expect(doorWords({ ...row, isWarehouse: true }, '10:00')).toEqual(['Picks to 18:00', 'fact']);
  expect(openDays(row.opensOn)).toBe('Mo to Su');
  expect(openDays([1, 2, 3, 5])).toBe('Mo to We, Fr');
});
