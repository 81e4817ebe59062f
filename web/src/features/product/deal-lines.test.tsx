import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Product, Schema } from '@/shared/api/types';
import { DealLines } from './deal-lines';

const product = { code: '1', name: 'Vela TV' } as Product;
const part = (code: string, name: string) => ({ code, name, url: `/audio/p/${code}` }) as Product;
const deal = (code: string) =>
  ({
    code,
    title: `Trio ${code}`,
    units: 3,
    bonusBuyPromotionType: 'containsAll',
    bundleWorth: { currencyIso: 'ZAR', value: 12097 },
    saving: { currencyIso: 'ZAR', value: 1200 },
    products: [product, part('2', 'Gumba soundbar'), part('3', 'Wall bracket')],
    productsQuantities: [],
  }) as unknown as Schema<'Deal'>;

afterEach(cleanup);

test('a deal names what goes with this product, each with its link, the saving and the price', () => {
  render(<DealLines product={product} deals={[deal('a')]} />);
  const line = screen.getByRole('listitem');
  expect(line.textContent).toMatch(/Save R.1.200.*With Gumba soundbar, Wall bracket.*R.12.097.00 for all 3/u);
  expect(screen.getByRole('link', { name: 'Gumba soundbar' }).getAttribute('href')).toBe('/audio/p/2');
  expect(screen.queryByRole('link', { name: 'Vela TV' })).toBeNull();
});

test('a page tells of three deals at most', () => {
  render(<DealLines product={product} deals={['a', 'b', 'c', 'd'].map(deal)} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
