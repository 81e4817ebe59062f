import { expect, test } from 'vitest';
import { withHeart } from './wishlist';

const list = (...productCodes: string[]) => ({
  productCodes,
  pagination: { currentPage: 0, pageSize: 20, totalPages: 1, totalResults: productCodes.length },
  responseStatus: true,
});

test('a product wished for stands first, and only once', () => {
  expect(withHeart(list('KETTLE', 'FRIDGE'), 'FRIDGE', true).productCodes).toEqual(['FRIDGE', 'KETTLE']);
});

test('a product wished for no longer is gone; others stay in their order', () => {
  expect(withHeart(list('KETTLE', 'FRIDGE', 'LAMP'), 'FRIDGE', false).productCodes).toEqual([
    'KETTLE',
    'LAMP',
  ]);
  expect(withHeart(list('KETTLE'), 'FRIDGE', false).productCodes).toEqual(['KETTLE']);
});
