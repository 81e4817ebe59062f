import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createCache } from '@/shared/api/query';
import { setShop, theShop, type Shop } from '@/shared/session/shop';
import { ShopContext } from '@/shared/shop-context';
import Footer from './footer';
import { Header } from './header';

const cache = createCache();
const show = (part: ReactElement, shop: Partial<Shop>) => {
  setShop({ name: 'Kloof Hardware', ...shop });
  return render(
    <ShopContext value={theShop()}>
      <QueryClientProvider client={cache}>{part}</QueryClientProvider>
    </ShopContext>,
  );
};
const hrefs = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

afterEach(cleanup);

test('the strip above the header says what the shop says, and leads where it wants', () => {
  show(<Header hideSuburb />, {
    said: 'Planting season · Advice from builders',
    utility: [
      ['Ideas', '/s/ideas'],
      ['Careers', '/s/careers'],
      ['Workshop', 'https://workshop.example/'],
    ],
    pages: ['/s/ideas'],
  });
  expect(screen.getByText('Planting season · Advice from builders')).toBeDefined();
  expect(hrefs('Service')).toEqual([
    ['Ideas', '/s/ideas'],
    ['Workshop', 'https://workshop.example/'],
  ]);
});

test('the shop’s own menu stands in the place of the departments', () => {
  show(<Header hideSuburb />, { menu: [{ name: 'Drills', url: '/l/c/drills' }] });
  expect(hrefs('Departments').slice(1, 2)).toEqual([['Drills', '/l/c/drills']]);
});

test('the footer has the shop’s columns and last line, without what is not there', () => {
  show(<Footer />, {
    footer: [
      {
        title: 'Build',
        links: [
          ['Saws', '/l/c/saws'],
          ['Careers', '/s/careers'],
        ],
      },
      { title: 'Gone', links: [['Gone', '/s/gone']] },
    ],
    legal: [['Terms of ours', '/s/terms']],
    pages: ['/s/terms'],
  });
  expect(hrefs('Build')).toEqual([['Saws', '/l/c/saws']]);
  expect(screen.queryByRole('navigation', { name: 'Gone' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Terms of ours' }).getAttribute('href')).toBe('/s/terms');
});
