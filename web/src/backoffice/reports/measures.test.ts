import { expect, test } from 'vitest';
import { measuresOf, peakWords, rowName, shown, type Figures } from './measures';

const price = (value: number) => ({ currencyIso: 'ZAR' as const, value });
const figures: Figures = {
  orders: 1204,
  units: 2,
  gross: price(1150),
  net: price(1000),
  vat: price(150),
  discount: price(0),
  delivery: price(0),
  backTimes: 1,
  backUnits: 1,
  back: price(1200),
  backVat: price(0),
  kept: price(-50),
};

test('rows are called what people call them', () => {
  expect(rowName('hours', { key: '09', name: '09' })).toBe('09:00 to 10:00');
  expect(rowName('values', { key: '00250', name: '00250' })).toBe('R 250 to R 500');
  expect(rowName('baskets', { key: '5+', name: '5+' })).toBe('5 or more items');
  expect(rowName('vat', { key: '1550', name: '1550' })).toBe('15.5%');
  expect(rowName('payments', { key: 'payfast/part_refunded', name: '' })).toBe('Payfast, part refunded');
  expect(rowName('payments', { key: 'payfast/succeed', name: '' })).toBe('Payfast, paid');
  expect(rowName('departments', { key: '', name: '' })).toBe('In none');
  expect(rowName('coupons', { key: 'personal', name: 'personal' })).toBe("Customers' own");
  expect(rowName('coupons', { key: 'CB-10001', name: 'Spring letter' })).toBe('Spring letter');
  expect(rowName('promises', { key: 'pickup', name: 'pickup' })).toBe('Collected in a store');
  expect(rowName('funnel', { key: 'msite', name: 'msite' })).toBe('Web on a phone');
  expect(rowName('funnel', { key: '', name: '' })).toBe('Not known');
  expect(rowName('departments', { key: 'tv', name: 'TV and audio' })).toBe('TV and audio');
});

test('figures are counts or rand, and less than nothing has its sign', () => {
  const words = measuresOf('sales').map((each) => shown(each, figures).replaceAll('\u00a0', ' '));
  expect(words).toEqual([
    'R 1 150.00',
    'R 1 000.00',
    '1 204',
    '2',
    'R 0.00',
    'R 0.00',
    'R 1 200.00',
    '\u2212R 50.00',
  ]);
});

test('of promises and visits also the share is reported, of nothing none', () => {
  const of = (report: 'promises' | 'funnel', some: Partial<Figures>) =>
    measuresOf(report).map((each) => shown(each, { ...figures, ...some }));
  expect(of('promises', { promises: { parts: 10, inTime: 6, late: 2, open: 2, daysLate: 5 } })).toEqual([
    '10',
    '6',
    '2',
    '2',
    '75.0%',
    '5',
  ]);
  expect(of('funnel', { visits: { looked: 400, added: 100, checkouts: 50, paid: 17 } })).toEqual([
    '400',
    '100',
    '50',
    '17',
    '4.3%',
  ]);
  expect(of('funnel', {}).at(-1)).toBe('–');
});

test('the sentence names the best day', () => {
  expect(
    peakWords(
      [
        { words: 'Mon', value: 1 },
        { words: 'Tue', value: 3 },
      ],
      'Sold',
    ),
  ).toBe('Sold: most on Tue.');
  expect(peakWords([{ words: 'Mon', value: 0 }], 'Sold')).toBe('Sold: nothing in these days.');
});
