import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listingOf } from '@/features/listing/listing';
import { createCache, seed } from '@/shared/api/query';
import type { Product, SearchPage } from '@/shared/api/types';
import { ParamsContext } from '@/shared/routing/routing';
import type * as Cards from '@/shared/ui/product-card';
import { ShopContext } from '@/shared/shop-context';
import { Component as Pdp, queries } from '../pdp';
import { Results } from '../plp/results';

/** How often each card and each price of a product page was drawn. */
const drawn = vi.hoisted(() => new Map<string, number>());
const count = vi.hoisted(() => (name: string) => void drawn.set(name, (drawn.get(name) ?? 0) + 1));

vi.mock('@/shared/ui/product-card', async (original) => {
  const { ProductCard } = await original<typeof Cards>();
  return {
    ProductCard: (props: Parameters<typeof ProductCard>[0]) => {
      count(props.product.code);
      return <ProductCard {...props} />;
    },
  };
});
vi.mock('../pdp/price-block', () => ({
  PriceBlock: () => {
    count('price');
    return null;
  },
}));

const product = (code: string): Product =>
  ({
    code,
    name: `Kettle ${code}`,
    url: `/kettles/p/${code}`,
    purchasable: true,
    price: { value: 299 },
    stock: { stockLevelStatus: 'inStock', stockLevel: 9 },
  }) as Product;

const codes = ['1', '2', '3', '4', '5', '6'];
const page = {
  products: codes.map(product),
  currentQuery: { query: { value: 'tv:relevance' } },
  pagination: { totalResults: 6, totalPages: 1, currentPage: 0, pageSize: 24 },
  facets: [],
  sorts: [],
} as unknown as SearchPage;

/** A button of the first product. */
const button = (name: RegExp | string) => screen.getAllByRole('button', { name })[0]!;
const once = new Map(codes.map((code) => [code, 1]));

let answer: (response: Response) => void;
beforeEach(() => {
  drawn.clear();
  window.history.replaceState(null, '', '/l/c/kettles?q=%3Aprice-asc');
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise<Response>((resolve) => (answer = resolve))),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

const shop = { channel: 'msite', zone: 'G205', pageTypes: {} } as never;
const cacheOf = createCache();
const Shop = ({ children, cache = cacheOf }: { children: ReactNode; cache?: typeof cacheOf }) => (
  <QueryClientProvider client={cache}>
    <ShopContext.Provider value={shop}>{children}</ShopContext.Provider>
  </QueryClientProvider>
);

/** What went to the cart; what a page counts of its visit goes elsewhere. */
const added = () => vi.mocked(fetch).mock.calls.filter(([url]) => String(url).includes('/addtocart'));

const showList = () => {
  const listing = listingOf({ pathType: 'c', code: 'kettles' }, new URLSearchParams())!;
  render(
    <Shop>
      <Results listing={listing} page={page} stale={false} isLate={false} />
    </Shop>,
  );
  expect(drawn).toEqual(once);
};

test('add to cart is busy at once, counts once however often it is pressed, and draws no card again', async () => {
  showList();
  fireEvent.click(button(/^Add to cart/));
  await waitFor(() => expect(button(/^Add to cart/).getAttribute('aria-busy')).toBe('true'));
  fireEvent.click(button(/^Add to cart/));
  await waitFor(() => expect(added()).toHaveLength(1));
  answer(Response.json({ errors: [{ type: 'ConversionError', message: 'no' }] }, { status: 400 }));
  await waitFor(() => expect(button(/^Add to cart/).hasAttribute('aria-busy')).toBe(false));
  expect(added()).toHaveLength(1);
  expect(drawn).toEqual(once);
});

test('the filters are busy at once, then open, and no card is drawn again', async () => {
  showList();
  fireEvent.click(button('Filter'));
  expect(button('Filter').getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(document.querySelector('dialog')).not.toBeNull());
  await waitFor(() => expect(button('Filter').hasAttribute('aria-busy')).toBe(false));
  expect(drawn).toEqual(once);
});

test('a guest’s heart is busy at once and leads to sign-in after that is painted, once', async () => {
  showList();
  const before = window.history.length;
  const heart = button(/^Keep on your wishlist/);
  fireEvent.click(heart);
  fireEvent.click(heart);
  expect(heart.getAttribute('aria-busy')).toBe('true');
  expect(window.location.pathname).toBe('/l/c/kettles');
  await waitFor(() => expect(window.location.pathname).toBe('/account/login'));
  expect(new URLSearchParams(window.location.search).get('route')).toBe('/l/c/kettles?q=%3Aprice-asc');
  expect(window.history.length).toBe(before + 1);
  expect(drawn).toEqual(once);
});

test('a link leads on after the press is painted, once', async () => {
  showList();
  const before = window.history.length;
  const link = screen.getByRole('link', { name: 'Kettle 2' });
  fireEvent.click(link);
  fireEvent.click(link);
  expect(window.location.pathname).toBe('/l/c/kettles');
  await waitFor(() => expect(window.location.pathname).toBe('/kettles/p/2'));
  expect(window.history.length).toBe(before + 1);
});

test('one more of a product is said, and the page round it is not drawn again', async () => {
  const cache = createCache();
  const [first] = queries({ params: { productCode: '1' }, search: new URLSearchParams() } as never);
  seed(cache, { [first as string]: { status: 200, body: product('1') } });
  render(
    <Shop cache={cache}>
      <ParamsContext.Provider value={{ productCode: '1' }}>
        <Pdp />
      </ParamsContext.Provider>
    </Shop>,
  );
  const before = drawn.get('price');
  fireEvent.click(button('One more'));
  fireEvent.click(button('One more'));
  expect(screen.getByRole('group', { name: /Kettle 1/ }).querySelector('output')!.textContent).toBe('3');
  expect(before).toBeGreaterThan(0);
  expect(drawn.get('price')).toBe(before);
});
