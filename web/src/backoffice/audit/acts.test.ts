import { expect, test } from 'vitest';
import { settingCalled } from '../settings/titles';
import { aboutWords, actWords, placeOfAct } from './acts';

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

test('a setting is called as on the screen of settings, and found by that', () => {
  expect(settingCalled('delivery fee ')).toBe('delivery_fee_cents');
  expect(settingCalled('10004')).toBeUndefined();
  expect(aboutWords('setting.changed', 'delivery_fee_cents')).toBe('Delivery fee');
  expect(aboutWords('order.packed', '10004')).toBe('10004');
});
