import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seen } from '@/features/product/seen';
import { createCache } from '@/shared/api/query';
import BesideEmpty from '../cart/beside-empty';

const product = (code: string) => ({ code, name: `Kettle ${code}`, url: `/p/${code}` });
const deals = ['11', '12', '13', '14', '15'].map(product);

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string) => {
      const code = /\/products\/(\d+)/.exec(url)?.[1];
      const answer = code ? product(code) : { products: url.includes('viewAll') ? deals : [] };
      return Promise.resolve(new Response(JSON.stringify(answer)));
    }),
  );
});

afterEach(() => {
  cleanup();
  seen.set([]);
  vi.unstubAllGlobals();
});

const shows = () =>
  render(
    <QueryClientProvider client={createCache()}>
      <BesideEmpty />
    </QueryClientProvider>,
  );

test('beside an empty cart stands even a single product that was looked at, and the deals', async () => {
  seen.set(['1']);
  shows();
  const before = await screen.findByRole('region', { name: 'Seen recently' });
  expect(within(before).getByRole('link', { name: /Kettle 1/ })).toBeDefined();
  const cheaper = await screen.findByRole('region', { name: 'Deals' });
  expect(within(cheaper).getAllByRole('listitem')).toHaveLength(5);
});

test('who has looked at nothing yet sees the deals', async () => {
  shows();
  await screen.findByRole('region', { name: 'Deals' });
  expect(screen.queryByRole('region', { name: 'Seen recently' })).toBeNull();
});
