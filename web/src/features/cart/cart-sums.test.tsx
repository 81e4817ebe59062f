import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createCache } from '@/shared/api/query';
import type { Cart } from '@/shared/api/types';
import { CartSums, CheckoutBar } from './cart-sums';

const cart = (more: object) =>
  ({
    code: 'C-1',
    entries: [{ entryNumber: 0, quantity: 1, product: { code: '10448821', name: 'Vela TV' } }],
    totalPriceWithTax: { currencyIso: 'ZAR', value: 12097 },
    ...more,
  }) as unknown as Cart;

function shows(found: Cart) {
  render(
    <QueryClientProvider client={createCache()}>
      <section aria-label="Total">
        <CartSums cart={found}>{null}</CartSums>
      </section>
      <section aria-label="Bar">
        <CheckoutBar cart={found} />
      </section>
    </QueryClientProvider>,
  );
  return ['Total', 'Bar'].map((name) => within(screen.getByRole('region', { name })));
}

afterEach(cleanup);

test('a television without its licence has a way to it beside the total and in the bar of a phone', async () => {
  const places = shows(cart({ tvLicence: { isRequired: true, isAdded: false } }));
  for (const place of places) {
    expect(await place.findByRole('button', { name: 'Add your TV licence' })).toBeDefined();
    expect(place.queryByRole('link', { name: 'Check out' })).toBeNull();
  }
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('a cart with something sold out leads to that item', () => {
  const gone = {
    entries: [{ entryNumber: 0, quantity: 1, isOutOfStock: true, product: { code: '10448821' } }],
    tvLicence: { isRequired: true, isAdded: false },
  };
  for (const place of shows(cart(gone)))
    expect(place.getByRole('link', { name: 'See what is sold out' }).getAttribute('href')).toBe(
      '#item-10448821',
    );
});

test('a cart that lacks nothing is checked out', () => {
  for (const place of shows(cart({ tvLicence: { isRequired: true, isAdded: true } })))
    expect(place.getByRole('link', { name: 'Check out' })).toBeDefined();
});
