import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCache } from '@/shared/api/query';
import type { Cart } from '@/shared/api/types';
import { yearNow } from '@/shared/i18n/dates';
import { guestCart, keepCart } from '@/shared/session/cart-code';
import { setShop } from '@/shared/session/shop';
import Footer from './footer';
import { Header } from './header';

const cache = createCache();
const show = (part: ReactElement) => render(<QueryClientProvider client={cache}>{part}</QueryClientProvider>);

beforeEach(() => setShop({ name: 'Kloof Hardware' }));
afterEach(cleanup);

test.each([
  [1, 'Cart, 1 item'],
  [2, 'Cart, 2 items'],
])('a cart of %d', (totalUnitCount, words) => {
  guestCart.set('guid-1');
  keepCart(cache, { guid: 'guid-1', totalUnitCount } as Cart);
  show(<Header hideSuburb />);
  expect(screen.getByText(words)).toBeDefined();
});

test('the footer says whose shop it is and where one calls', () => {
  setShop({ name: 'Kloof Hardware', phone: '+27115550142' });
  show(<Footer />);
  expect(screen.getByText(`© ${yearNow()} Kloof Hardware. E&OE.`)).toBeDefined();
  expect(screen.getByRole('link', { name: '011 555 0142' }).getAttribute('href')).toBe('tel:+27115550142');
});

test('the footer leads to brands, TV licence and invoices, where the shop has those pages', () => {
  setShop({ name: 'Kloof Hardware', pages: ['/s/brands', '/s/tv-licence'] });
  show(<Footer />);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Brands')).toBe('/s/brands');
  expect(hrefOf('TV licence')).toBe('/s/tv-licence');
  expect(hrefOf('Invoices')).toBe('/orderhistory/neworders?status=completed');
});

test('it leads to no page that nobody has written, and to no telephone the shop has not', () => {
  show(<Footer />);
  for (const name of ['Leaflets', 'Brands', 'TV licence'])
    expect(screen.queryByRole('link', { name })).toBeNull();
  expect(document.querySelector('a[href^="tel:"]')).toBeNull();
});
