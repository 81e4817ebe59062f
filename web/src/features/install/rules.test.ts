import { expect, test } from 'vitest';
import { isQuiet, offerOf } from './rules';

const day = 24 * 60 * 60 * 1000;
const now = 1_780_000_000_000;
const facts = { canInstall: true, visit: 2, wasUseful: true, closedAt: 0, now };

test('the sheet comes on the second visit once the shop was of use, the bar on later ones', () => {
  expect(offerOf({ ...facts, visit: 1 })).toBeUndefined();
  expect(offerOf(facts)).toBe('sheet');
  expect(offerOf({ ...facts, wasUseful: false })).toBeUndefined();
  expect(offerOf({ ...facts, visit: 3, wasUseful: false })).toBe('banner');
});

test('who closed it is left alone for 60 days, and who cannot install hears nothing', () => {
  expect(offerOf({ ...facts, closedAt: now - 59 * day })).toBeUndefined();
  expect(offerOf({ ...facts, closedAt: now - 60 * day })).toBe('sheet');
  expect(offerOf({ ...facts, canInstall: false })).toBeUndefined();
});

test.each([
  ['/', false],
  ['/p/10448821', false],
  ['/cart', true],
  ['/checkoutoptions', true],
  ['/paymenttransaction/1', true],
  ['/account/login/pwd', true],
  ['/account/wishlist', false],
  ['/pc/10448821', true],
  ['/account/address/new', true],
  ['/account/addresses', false],
  ['/account/passkey', true],
  ['/account/newpassword', true],
  ['/account/undochange', true],
  ['/order/return/1/mode', true],
])('%s is a quiet place: %s', (path, is) => expect(isQuiet(path)).toBe(is));
