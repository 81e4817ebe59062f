import { expect, test } from 'vitest';
import { optionsOf } from './options';

const suggestions = [
  { value: 'Televisions', type: 'category', url: '/l/c/televisions', image: '/medias/tv.svg' },
  { value: 'Vela', type: 'brand', url: '/l/b/vela' },
  { value: 'television', type: 'term' },
  {
    value: 'Vela 55-inch',
    type: 'product',
    url: '/p/1',
    image: '/medias/1.svg',
    price: { currencyIso: 'ZAR', value: 8999, priceType: 'BUY', formattedValue: 'R 8 999.00' },
  },
  { value: '100% wool' },
] as const;

test('what was looked for before comes first, and no term twice', () => {
  const options = optionsOf(['television', '100% wool'], suggestions);

  expect(options.map(({ kind, value }) => `${kind} ${value}`)).toEqual([
    'recent television',
    'recent 100% wool',
    'category Televisions',
    'brand Vela',
    'product Vela 55-inch',
  ]);
});

test('a term is searched for; a department, brand or product has its own page and picture', () => {
  const options = optionsOf([], suggestions);

  expect(options.map(({ href }) => href)).toEqual([
    '/l/c/televisions',
    '/l/b/vela',
    '/l/search/television',
    '/p/1',
    '/l/search/100%25%20wool',
  ]);
  expect(options.map(({ image }) => image)).toEqual([
    '/medias/tv.svg',
    undefined,
    undefined,
    '/medias/1.svg',
    undefined,
  ]);
  expect(options.map(({ note }) => note)).toEqual([
    'Department',
    'Brand',
    undefined,
    'R\u00a08\u00a0999.00',
    undefined,
  ]);
});
