import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createCache } from '@/shared/api/query';
import type { Product } from '@/shared/api/types';
import { ProductCard } from '@/shared/ui/product-card';
import { instalmentOf, WaysToPayContext, type WayToPay } from './ways-to-pay';

const rand = (value: number) => ({ currencyIso: 'ZAR' as const, value });
const card: WayToPay = { code: 'card', name: 'Credit or debit card' };
const instalments: WayToPay = {
  code: 'instalments',
  name: 'Instalments',
  minimumAmount: rand(50),
  maximumAmount: rand(20000),
};

test('instalments are shown within their limits, and only where they are offered', () => {
  expect(instalmentOf([card, instalments], 20000)).toBe(5000);
  expect(instalmentOf([card, instalments], 50)).toBe(12.5);
  expect(instalmentOf([card, instalments], 20000.01)).toBeUndefined();
  expect(instalmentOf([card, instalments], 49.99)).toBeUndefined();
  expect(
    instalmentOf([{ ...instalments, toldFrom: rand(500) }], 499.99),
    'not for a bottle of wine',
  ).toBeUndefined();
  expect(instalmentOf([{ ...instalments, toldFrom: rand(500) }], 500)).toBe(125);
  expect(instalmentOf([card], 499)).toBeUndefined();
  expect(instalmentOf([instalments], undefined)).toBeUndefined();
});

test.each([
  [499, [instalments], true],
  [24999, [instalments], false],
  [499, [card], false],
])('a card of R %d promises instalments only when they can be had', (price, ways, promised) => {
  const product = { code: '1', name: 'TV', url: '/p/1', price: rand(price) } as Product;
  const html = renderToString(
    <QueryClientProvider client={createCache()}>
      <WaysToPayContext.Provider value={ways}>
        <ProductCard product={product} />
      </WaysToPayContext.Provider>
    </QueryClientProvider>,
  );
  expect(html.includes('interest-free')).toBe(promised);
});
