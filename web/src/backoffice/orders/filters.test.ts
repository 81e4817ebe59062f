import { expect, test } from 'vitest';
import { asked, filtersIn, fromDay, isNarrowed } from './filters';

const inAddress = (query: string) => filtersIn(new URLSearchParams(query));
/** 00:30 on 10 June in Johannesburg; still the 9th in UTC. */
const justAfterMidnight = Date.parse('2026-06-09T22:30:00Z');

test('an empty address is the open orders, newest first', () => {
  expect(asked(inAddress(''))).toEqual({ view: 'open', sort: 'newest', currentPage: 0, pageSize: 25 });
  expect(isNarrowed(inAddress(''))).toBe(false);
});

test('a search looks among all orders, unless a view is named', () => {
  expect(inAddress('query=082').view).toBe('all');
  expect(inAddress('query=082&view=toPack').view).toBe('toPack');
});

test('all of it is asked for as it stands there', () => {
  const filters = inAddress(
    'view=toPack&query=kettle&delivery=door&store=G205&sort=oldest&page=2&placed=today',
  );
  expect(asked(filters, justAfterMidnight)).toEqual({
    view: 'toPack',
    query: 'kettle',
    delivery: 'door',
    store: 'G205',
    sort: 'oldest',
    currentPage: 2,
    pageSize: 25,
    from: '2026-06-10',
  });
  expect(isNarrowed(filters)).toBe(true);
});

test.each(['page=-1', 'page=1.5', 'page=x', 'view=nothing', 'sort=cheapest', 'placed=never'])(
  '%s is as if it were not there',
  (query) => {
    expect(asked(inAddress(query))).toEqual(asked(inAddress('')));
  },
);

test('days begin at midnight in the shop', () => {
  expect(fromDay('today', justAfterMidnight)).toBe('2026-06-10');
  expect(fromDay('week', justAfterMidnight)).toBe('2026-06-04');
  expect(fromDay('any', justAfterMidnight)).toBeUndefined();
});
