import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Price, rand, shortRand } from './price';

test('an amount is shown with spaces that never break', () => {
  expect(rand(12999)).toBe('R\u00a012\u00a0999.00');
  expect(rand(0.5)).toBe('R\u00a00.50');
  expect(rand(-1234567.891)).toBe('-R\u00a01\u00a0234\u00a0567.89');
  expect(shortRand(3000)).toBe('R\u00a03\u00a0000');
});

test('a price reads and copies whole', () => {
  const html = renderToString(<Price price={{ value: 249.99 }} />);

  expect(html.replace(/<[^>]*>/g, '')).toBe('R\u00a0249.99');
});
