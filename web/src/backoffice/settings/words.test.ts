import { expect, test } from 'vitest';
import { effectWords, latestWords, momentWords, plannedFor, valueWords, type Dated } from './words';

const vat: Dated = {
  name: 'vat_percent',
  group: 'tax',
  kind: 'percent',
  about: 'VAT within all prices.',
  must: 'a percentage',
  version: '1',
  now: { value: '15' },
  planned: [
    { value: '16', from: '2027-03-31T22:00:00+0000', setBy: 'Lerato', setAt: '2026-11-29T08:00:00+0000' },
  ],
  history: [],
};
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

test('values are said and typed as people do', () => {
  expect(plain(valueWords('cents', '6500'))).toBe('R 65.00');
  expect(valueWords('percent', '15.5')).toBe('15.5%');
  expect(valueWords('days', '1')).toBe('1 day');
  expect(valueWords('deposit', '20%')).toBe('20%');
  expect(plain(valueWords('deposit', '15000'))).toBe('R 150.00 for each unit');
  expect(valueWords('deposit', '0')).toBe('the whole price');
});

test('the effect says from when on, what is until then and what comes after', () => {
  expect(momentWords('2027-03-31T22:00:00+0000')).toBe('1 April 2027, 00:00');
  expect(effectWords(vat, '15.5', '2027-01-01')).toMatch(
    /^VAT is 15\.5% from 1 January 2027, 00:00\. Until then it is 15%\. On 1 April 2027, 00:00 it becomes 16%\./,
  );
  expect(effectWords(vat, '17', '2027-05-01')).toMatch(
    /^VAT is 17% from 1 May 2027, 00:00\. Until then it is 16%\. It counts/,
  );
  expect(effectWords(vat, '17', '')).toMatch(/^VAT is 17% from now on\. On 1 April 2027/);
  const deposit: Dated = { ...vat, name: 'pre_order_deposit', kind: 'deposit', planned: [] };
  expect(effectWords(deposit, '0', '')).toMatch(/^Deposit of a pre-order is the whole price from now on\./);
});

test('a day that somebody planned for is known, and who was faster', () => {
  expect(plannedFor(vat, '2027-04-01')?.value).toBe('16');
  expect(plannedFor(vat, '2027-03-31')).toBeUndefined();
  expect(
    plannedFor({ ...vat, planned: [{ value: '16', from: '2027-03-31T22:00:00+0000' }] }, '2027-04-01'),
  ).toBeUndefined();
  const change = { from: '2027-03-31T22:00:00+0000', setAt: '2026-11-29T08:00:00+0000', setBy: 'Sipho' };
  expect(latestWords({ ...vat, history: [{ ...change, value: '16' }] })).toBe(
    'Sipho set 16% from 1 April 2027, 00:00.',
  );
  expect(latestWords({ ...vat, history: [change] })).toBe(
    'Sipho took back what was planned from 1 April 2027, 00:00.',
  );
});
