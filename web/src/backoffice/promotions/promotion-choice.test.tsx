import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createCache } from '../api/query';
import { PromotionChoice } from './promotion-choice';

afterEach(() => vi.unstubAllGlobals());

const row = (n: number, needsCoupon = true) => ({
  code: `P${n}`,
  terms: { title: `Offer ${String(n).padStart(3, '0')}`, needsCoupon },
});

/** 250 that run, of which the last asks for no code; one that begins later. */
function stubShop() {
  const live = Array.from({ length: 250 }, (_, n) => row(n, n < 249));
  vi.stubGlobal('fetch', async (path: string) => {
    const { searchParams } = new URL(path, 'http://localhost');
    const [state, page] = [searchParams.get('state'), Number(searchParams.get('currentPage'))];
    const all = state === 'live' ? live : state === 'planned' ? [row(900)] : [];
    const pagination = { totalPages: Math.ceil(all.length / 100) };
    return new Response(
      JSON.stringify({ promotions: all.slice(page * 100, page * 100 + 100), pagination, counts: [] }),
    );
  });
}

test('a code may open any published promotion that asks for one, however many there are', async () => {
  stubShop();
  render(
    <QueryClientProvider client={createCache()}>
      <PromotionChoice value="P248" onChange={() => undefined} />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('option', { name: 'Offer 900' })).toBeTruthy();
  expect(screen.getAllByRole('option')).toHaveLength(1 + 249 + 1);
  expect(screen.getByLabelText<HTMLSelectElement>('Opens').selectedOptions[0]!.text).toBe('Offer 248');
});
