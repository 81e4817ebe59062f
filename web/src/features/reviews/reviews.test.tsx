import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache, seed } from '@/shared/api/query';
import type { Product } from '@/shared/api/types';
import { few, reviewsPath } from './paths';
import { Reviews } from './reviews';

beforeEach(() => {
  // jsdom lays nothing out.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('more have rated than have written: which of them the bars are of is said', () => {
  const cache = createCache();
  const review = (id: string) => ({
    id,
    rating: 5,
    headline: 'Good',
    comment: 'Good.',
    helpful: 0,
    unhelpful: 0,
  });
  seed(cache, {
    [reviewsPath('1', few, 'newest')]: {
      status: 200,
      body: {
        reviews: [review('a'), review('b')],
        ratings: [{ rating: 5, count: 2 }],
        pagination: { totalResults: 2, totalPages: 1, currentPage: 0, pageSize: few },
      },
    },
  });
  const product = { code: '1', name: 'Kettle', url: '/p/1', avgRating: 4.6, reviewsCount: 218 } as Product;
  render(
    <QueryClientProvider client={cache}>
      <Reviews product={product} />
    </QueryClientProvider>,
  );
  expect(document.body.textContent).toContain('(218)');
  expect(screen.getByText('Of the 2 reviews written here')).toBeDefined();
});
