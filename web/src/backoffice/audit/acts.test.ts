import { expect, test } from 'vitest';
import { actWords, placeOfAct } from './acts';

test('an act is said in words', () => {
  expect(actWords('return.sentBack')).toBe('Return sent back');
  expect(actWords('order.packed')).toBe('Order packed');
});

test('what it was about is a link where there is a screen', () => {
  expect(placeOfAct('return.taken', 'R-10001')).toBe('/desk/returns/R-10001');
  expect(placeOfAct('order.opened', '00001')).toBe('/orders/00001');
  expect(placeOfAct('search.ruleAdded', 'SR-3')).toBe('/search/rules?words=SR-3');
  expect(placeOfAct('search.downloaded', 'searches-7-days')).toBeUndefined();
  expect(placeOfAct('token.made', '3')).toBeUndefined();
});
