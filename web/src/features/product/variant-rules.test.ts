import { expect, test } from 'vitest';
import { rowsOf } from './variant-rules';

const form = (code: string, colour: string, storage: string, stock = 'inStock') => ({
  code,
  url: `/p/${code}`,
  stock: { stockLevelStatus: stock as 'inStock' },
  variantOptionQualifiers: [
    { name: 'Colour', value: colour, image: { url: `/medias/${colour}.svg` } },
    { name: 'Storage', value: storage },
  ],
});

const phones = [
  form('P128', 'Petrol', '128 GB'),
  form('P512', 'Petrol', '512 GB'),
  form('B128', 'Black', '128 GB', 'outOfStock'),
  form('B512', 'Black', '512 GB'),
  form('C128', 'Cream', '128 GB'),
];

test('each thing to choose is a row; a value leads to the form with the rest unchanged', () => {
  const [colour, storage] = rowsOf(phones, 'P512');
  expect(colour).toMatchObject({ name: 'Colour', chosen: 'Petrol' });
  expect(colour!.choices.map(({ value, href }) => [value, href])).toEqual([
    ['Petrol', '/p/P512'],
    ['Black', '/p/B512'],
    ['Cream', '/p/C128'],
  ]);
  expect(colour!.choices[0]).toMatchObject({ isCurrent: true, image: '/medias/Petrol.svg' });
  expect(storage).toMatchObject({ name: 'Storage', chosen: '512 GB' });
  expect(storage!.choices.map(({ href }) => href)).toEqual(['/p/P128', '/p/P512']);
});

test('what is not made like the rest says so, and what is sold out says that', () => {
  const [colour] = rowsOf(phones, 'P512');
  expect(colour!.choices.map(({ isOtherwise }) => isOtherwise)).toEqual([false, false, true]);
  const [ofSmall] = rowsOf(phones, 'P128');
  expect(ofSmall!.choices.map(({ isSoldOut }) => isSoldOut)).toEqual([false, true, false]);
});

test('one form, an unknown one, or one value only is nothing to choose', () => {
  expect(rowsOf([phones[0]!], 'P128')).toEqual([]);
  expect(rowsOf(phones, 'NOTHING')).toEqual([]);
  expect(rowsOf(phones.slice(0, 2), 'P128').map(({ name }) => name)).toEqual(['Storage']);
});
