import { expect, test } from 'vitest';
import {
  goneOf,
  hasOrphan,
  inOrder,
  isFull,
  lastDayOf,
  lastDayWords,
  mayWords,
  missingIn,
  stateOf,
  tomorrow,
  type Key,
} from './words';

const key = (more: Partial<Key>): Key => ({
  number: 1,
  name: 'ERP',
  scopes: ['stock'],
  state: 'good',
  createdAt: '2026-11-29T08:30:00+0000',
  ...more,
});
/** In Johannesburg it is the next day already. */
const late = Date.parse('2026-11-29T22:30:00Z');

test('what a key may do is said in words', () => {
  expect(mayWords(['read-goods', 'stock', 'prices'])).toBe('Reads goods, sends stock, sends prices');
  expect(mayWords(['steps'])).toBe('Marks orders packed, sent, handed over');
});

test('a key is active, about to end, expired or revoked', () => {
  expect(stateOf(key({}))).toEqual(['Active', 'yes']);
  const soon = new Date(Date.now() + 3.5 * 86_400_000).toISOString();
  expect(stateOf(key({ state: 'ending', expiresAt: soon }))).toEqual(['Ends in 3 d', 'warn']);
  expect(stateOf(key({ state: 'expired' }))).toEqual(['Expired', 'bad']);
  expect(stateOf(key({ state: 'revoked' }))).toEqual(['Revoked', 'fact']);
});

test('a life is counted in days of Johannesburg, and its last day counts whole', () => {
  expect(lastDayOf('30', '', late)).toBe('2026-12-30');
  expect(lastDayOf('90', '', late)).toBe('2027-02-28');
  expect(lastDayOf('365', '', late)).toBe('2027-11-30');
  expect(lastDayOf('day', '2027-01-02', late)).toBe('2027-01-02');
  expect(lastDayOf('day', '', late)).toBeUndefined();
  expect(lastDayOf('never', '2027-01-02', late)).toBeUndefined();
  expect(tomorrow(late)).toBe('2026-12-01');
  expect(lastDayWords({ expiresAt: '2031-01-02T22:00:00+0000' })).toBe('Thu 2 January 2031');
  expect(lastDayWords({})).toBe('no end date');
});

test('those that were revoked stand at the end and make room', () => {
  const keys = [
    key({ number: 1, state: 'revoked' }),
    key({ number: 2 }),
    key({ number: 3, state: 'expired' }),
  ];
  expect(inOrder(keys).map(({ number }) => number)).toEqual([2, 3, 1]);
  expect(isFull(keys, 3)).toBe(false);
  expect(isFull(keys, 2)).toBe(true);
});

test('what is missing is said by field', () => {
  expect(missingIn({ name: '', scopes: [], life: 'day', day: '' })).toEqual({
    name: 'What is the other system called?',
    scopes: 'Choose at least one thing it may do.',
    lastDay: 'Choose the last day.',
  });
  expect(Object.values(missingIn({ name: 'ERP', scopes: ['stock'], life: 'never', day: '' }))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a key that goes on without who made it is said', () => {
  const gone = goneOf([
    { name: 'Lerato', state: 'active' },
    { name: 'Sipho', state: 'disabled' },
    { name: 'Palesa', state: 'invited' },
  ]);
  expect([...gone]).toEqual([
    ['Sipho', 'whose account is disabled'],
    ['Palesa', 'whose sign-in was reset'],
  ]);
  expect(hasOrphan([key({ createdBy: 'Lerato' }), key({})], gone)).toBe(false);
  expect(hasOrphan([key({ createdBy: 'Sipho', state: 'revoked' })], gone)).toBe(false);
  expect(hasOrphan([key({ createdBy: 'Sipho' })], gone)).toBe(true);
});
