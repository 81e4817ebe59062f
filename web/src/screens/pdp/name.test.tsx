import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Product } from '@/shared/api/types';
import { Name } from './name';

afterEach(cleanup);

const product = (name: string): Product => ({
  code: '1',
  name,
  url: '/p/1',
  mpn: 'VQ55A',
  purchasable: true,
  stock: { stockLevelStatus: 'inStock', stockLevel: 9 },
});

test('a model that the name says already is not said again', () => {
  render(<Name product={product('Vela 55-inch TV, VQ55A')} />);
  expect(screen.getAllByText(/VQ55A/)).toHaveLength(1);
});

test('a model that the name keeps to itself stands below', () => {
  render(<Name product={product('Vela 55-inch TV')} />);
  expect(screen.getByText('Model VQ55A')).toBeDefined();
});
