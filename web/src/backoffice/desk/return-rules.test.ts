import { expect, test } from 'vitest';
import { nextMovesOf, wrongWith } from './return-rules';

const all = { serve: true, pay: true };
const moves = (
  status: Parameters<typeof nextMovesOf>[0]['status'],
  may = all,
  firstAgreedTo?: 'refunded' | 'replaced',
) => nextMovesOf({ status, firstAgreedTo }, may).map(({ move }) => move);

test('each state has its next steps, the usual first', () => {
  expect(moves('requested')).toEqual(['authorise', 'decline']);
  expect(moves('authorised')).toEqual(['receive']);
  expect(moves('droppedOff')).toEqual(['inspect']);
  expect(moves('inspected')).toEqual(['refund', 'replace', 'sendBack']);
  expect(moves('refunded')).toEqual([]);
});

test('what a role may not do is not there', () => {
  expect(moves('inspected', { serve: true, pay: false })).toEqual(['sendBack']);
  expect(moves('inspected', { serve: false, pay: true })).toEqual(['refund', 'replace']);
  expect(moves('requested', { serve: false, pay: true })).toEqual([]);
});

test('the second person first sees what the first agreed to', () => {
  expect(moves('inspected', all, 'replaced')[0]).toBe('replace');
});

test('no more units are found than were sent, and not none at all', () => {
  const found = (sellable: number, refurbish = 0, scrap = 0) => ({ sellable, refurbish, scrap });
  expect(wrongWith([found(2)], [2])).toBeUndefined();
  expect(wrongWith([found(1, 0, 1), found(0)], [2, 1])).toBeUndefined();
  expect(wrongWith([found(2, 1)], [2])).toContain('3 of 2');
  expect(wrongWith([found(0)], [2])).toContain('at least of one unit');
});
