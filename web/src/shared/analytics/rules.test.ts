import { expect, test } from 'vitest';
import { dataOf, ecommerceOf, itemOf, ofItems, worthOf } from './rules';

const kettle = itemOf(
  {
    code: '1',
    name: 'Kettle',
    url: '/p/1',
    price: { value: 499.99, currencyIso: 'ZAR', formattedValue: '' },
  } as never,
  { quantity: 3 },
);

test('the value is price times quantity, to the cent', () => {
  expect(worthOf([kettle])).toBe(1499.97);
  expect(ecommerceOf(ofItems([kettle]))).toMatchObject({ currency: 'ZAR', value: 1499.97 });
  expect(kettle.affiliation).toBe('Online Store');
});

test('our own table gets short texts, and whole codes as far as they fit', () => {
  expect(dataOf(ofItems([kettle], { coupon: undefined }))).toEqual({ value: '1499.97', items: '1x3' });
  const many = Array.from({ length: 60 }, (_, n) =>
    itemOf({ code: `1000${n}`, name: 'x', url: '/' } as never),
  );
  const { items } = dataOf({ items: many });
  expect(items!.length).toBeLessThanOrEqual(200);
  expect(items!.split(',').every((code) => /^1000\d+$/.test(code))).toBe(true);
});

test('more than two hundred items are not sent', () => {
  expect(ofItems(Array.from({ length: 300 }, () => kettle)).items).toHaveLength(200);
});
