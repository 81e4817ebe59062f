import { expect, test } from 'vitest';
import { newsIn, pathOf, shownOf } from './push-messages';

const news = (more: object) => ({ to: 'd', about: 'order', code: '10000001', state: 'shipped', ...more });

test('what becomes of an order is said in our words, and leads to it', () => {
  expect(shownOf(news({}))).toEqual({ title: 'On its way', body: 'Order 10000001', tag: 'order-10000001' });
  expect(pathOf(news({}))).toBe('/orderdetails/10000001');
  expect(pathOf(news({ about: 'ticket', code: 'T1' }))).toBe('/account/writetous/T1');
  expect(pathOf(news({ about: 'product' }))).toBe('/p/10000001');
  expect(shownOf(news({ about: 'ticket', state: 'answered' }))?.title).toBe('We replied to your message');
});

test.each([
  ['no message', undefined],
  ['a text', 'shipped'],
  ['an address for a code', news({ code: '../../evil' })],
  ['no device', news({ to: undefined })],
])('%s is not shown', (_, data) => expect(newsIn(data)).toBeUndefined());

test('what a later release will send is not guessed at', () =>
  expect(shownOf(news({ state: 'teleported' }))).toBeUndefined());
