import { expect, test } from 'vitest';
import { actOf, changeOf, chartWords, lineOf, placeOf, topOf, type Hour } from './rules';

const hour = (n: number, turnover: number) =>
  ({
    hour: n,
    orders: 0,
    ordersLastWeek: 0,
    turnover: { currencyIso: 'ZAR', value: turnover },
    turnoverLastWeek: { currencyIso: 'ZAR', value: 0 },
  }) as Hour;

test('every number leads to its list', () => {
  expect(placeOf({ screen: 'orders', query: 'view=toPack&sort=oldest' })).toBe(
    '/orders?view=toPack&sort=oldest',
  );
  expect(placeOf({ screen: 'refunds', query: '' })).toBe('/refunds');
  expect(placeOf({ screen: 'claims', query: 'status=waiting' })).toBe('/desk?kind=claims');
  expect(placeOf({ screen: 'webhooks', query: '' })).toBe('/settings/webhooks');
  expect(placeOf({ screen: 'keys', query: '' })).toBe('/settings/keys');
  expect(placeOf({ screen: 'reviews', query: 'state=waiting' })).toBe('/reviews?state=waiting');
});

test('change has a sign, and nothing where there was nothing', () => {
  expect(changeOf(214, 187)).toEqual({ words: '+14.4%', isUp: true });
  expect(changeOf(97, 100)).toEqual({ words: '−3.0%', isUp: false });
  expect(changeOf(5, 0)).toBeUndefined();
});

test('the sentence names the best hour so far', () => {
  const hours = [hour(0, 0), hour(1, 500), hour(2, 900), hour(3, 2000)];
  expect(chartWords(hours, 2)).toBe('Most so far between 2:00 and 3:00.');
  expect(chartWords([hour(0, 0)], 0)).toBe('Nothing was sold yet in 1 hour.');
});

test('the scale is round and nothing stands out of it', () => {
  expect(topOf(247_000)).toBe(300_000);
  expect(topOf(1)).toBe(1);
  expect(topOf(0)).toBe(100);
});

test('an endpoint may be stopped because it wants no more', () => {
  expect(lineOf('webhooks').words(1)).toBe('webhook is stopped: it failed, or wants no more');
  expect(lineOf('webhooks').words(2)).toBe('webhooks are stopped: they failed, or want no more');
});

test('a key may be about to expire, or be past it', () => {
  expect(lineOf('keys').words(1)).toBe('key of another system expires soon, or has expired');
  expect(lineOf('keys').words(2)).toBe('keys of other systems expire soon, or have expired');
  expect(actOf('keys', (right) => right === 'settings')).toBe('Replace');
  expect(actOf('keys', () => false)).toBe('Look');
});

test('the button names what this person may do; who may only read looks', () => {
  const acts = (...rights: string[]) =>
    (['toPack', 'refunds', 'returns', 'claims', 'tickets', 'reviews', 'webhooks', 'inDoubt'] as const).map(
      (what) => actOf(what, (right) => rights.includes(right)),
    );
  const all = ['Pack', 'Send', 'Decide', 'Decide', 'Reply', 'Read', 'Fix', 'Look'];
  expect(acts('fulfil', 'serve', 'pay', 'seeReviews', 'reviews', 'settings')).toEqual(all);
  // an auditor, a packer, and who pays
  expect(acts('orders', 'desk', 'seeReviews', 'seeSettings')).toEqual(
    all.map((words) => (words === 'Read' ? words : 'Look')),
  );
  expect(acts('orders', 'fulfil')).toEqual(all.map((words) => (words === 'Pack' ? words : 'Look')));
  expect(acts('desk', 'pay').slice(0, 5)).toEqual(['Look', 'Send', 'Decide', 'Decide', 'Look']);
});
