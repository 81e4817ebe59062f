import { expect, test } from 'vitest';
import { setShop } from '@/shared/session/shop';
import { fullTitle } from './head';

test('a title ends with the name of the shop, once', () => {
  setShop({ name: 'Kloof Hardware' });
  expect(fullTitle({ title: 'Cart', description: '' })).toBe('Cart | Kloof Hardware');
  expect(fullTitle({ title: 'Kloof Hardware | Tools', description: '' })).toBe('Kloof Hardware | Tools');
});
