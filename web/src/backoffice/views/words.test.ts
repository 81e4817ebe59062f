import { expect, test } from 'vitest';
import {
  changeable,
  currentOf,
  isSame,
  isWorthKeeping,
  keptOf,
  orderList,
  placeOf,
  productList,
  type SavedView,
} from './words';

const view = (number: number, query: string, isShared = false): SavedView => ({
  number,
  name: `View ${number}`,
  query,
  isShared,
  version: '1',
  changedAt: '2026-11-29T08:30:00+0000',
  changedBy: 'Lerato',
});
const address = (text: string) => new URLSearchParams(text);

test('a view keeps what the list is asked for, not the page or what is open', () => {
  const kept = keptOf(orderList, address('open=1&page=3&store=G205&view=toPack&query=+two+words+&delivery='));
  expect(kept.toString()).toBe('view=toPack&query=two+words&store=G205');
  expect(keptOf(productList, address('cursor=x&brand=VELA')).toString()).toBe('brand=VELA');
});

test('the same is the same however it is written', () => {
  expect(
    isSame(orderList, address('query=two%20words&view=all'), address('view=all&query=two+words&page=2')),
  ).toBe(true);
  expect(isSame(orderList, address('view=all'), address('view=open'))).toBe(false);
  const views = [view(1, 'view=all&query=two%20words'), view(2, 'store=G205', true)];
  expect(currentOf(orderList, views, address('query=two+words&view=all'))?.number).toBe(1);
  expect(currentOf(orderList, views, address('store=G205&open=10'))?.number).toBe(2);
  expect(currentOf(orderList, views, address(''))).toBeUndefined();
});

test('a built-in tab alone is not worth a name', () => {
  expect(isWorthKeeping(orderList, address('view=toPack&page=2'))).toBe(false);
  expect(isWorthKeeping(orderList, address('sort=oldest'))).toBe(true);
});

test('a view stands among its own kind, and who may not share changes their own', () => {
  const views = [view(1, 'sort=oldest', true), view(2, 'sort=value', true), view(3, 'store=G205')];
  expect(placeOf(views, views[1]!)).toEqual({ at: 1, of: 2 });
  expect(placeOf(views, views[2]!)).toEqual({ at: 0, of: 1 });
  expect(changeable(views, false).map(({ number }) => number)).toEqual([3]);
  expect(changeable(views, true)).toHaveLength(3);
});
