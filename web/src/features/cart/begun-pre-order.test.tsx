import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '@/shared/api/query';
import { endSession } from '@/shared/session/reset';
import { saveTokens } from '@/shared/session/session';
import { BegunPreOrder } from './begun-pre-order';

const cart = (code: string, name: string, isPreOrderCart: boolean) => ({
  code,
  isPreOrderCart,
  entries: [{ entryNumber: 0, quantity: 1, product: { code: name, name } }],
});
const kettle = cart('C-1', 'Kettle', false);
const player = cart('C-2', 'Game player', true);

const isShown = async (...carts: (typeof kettle)[]) => {
  const fetched = vi.fn(async () => new Response(JSON.stringify({ carts })));
  vi.stubGlobal('fetch', fetched);
  const cache = createCache();
  render(
    <QueryClientProvider client={cache}>
      <BegunPreOrder />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(cache.isFetching()).toBe(0));
};

beforeEach(() => saveTokens({ access_token: 'good', expires_in: 900 }, 'thandi@example.co.za'));

afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

test('the ordinary cart is never taken for a pre-order, though an older server sends it first', async () => {
  await isShown(kettle, player);

  const begun = await screen.findByRole('region', { name: 'Pre-order cart' });
  expect(begun.textContent).toContain('Game player');
  expect(screen.queryByText('Kettle')).toBeNull();
});

test('without a pre-order there is nothing to open or remove', async () => {
  await isShown(kettle);

  expect(screen.queryByRole('region')).toBeNull();
});
