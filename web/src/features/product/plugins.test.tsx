// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { useConfig } from '@/shared/session/shop-terms';
import { MakersContent, ReviewWidget } from './plugins';

vi.mock('@/shared/session/shop-terms');
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const kettle = { code: '10449100', mpn: 'K1', ean: '200', brand: { name: 'Kaya' }, price: { value: 499 } };
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
let place: HTMLElement;
let root: Root;
beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren((place = document.createElement('div')));
  root = createRoot(place);
});
const drawn = (config: object) => {
  vi.mocked(useConfig).mockReturnValue(config);
  act(() =>
    root.render(
      <>
        <ReviewWidget code="10449100" />
        <MakersContent product={kettle as never} />
      </>,
    ),
  );
};
/** The script has come, or cannot be had. */
const comes = (event: 'load' | 'error') =>
  act(async () => void document.head.querySelector('script')!.dispatchEvent(new Event(event)));

test('nothing of others is fetched unless the shop names it', () => {
  drawn({});
  expect(scripts()).toEqual([]);
  expect(place.innerHTML).toBe('');
});

test('a review service is fetched once and asked to show which product', async () => {
  drawn({ reviewsScript: 'https://reviews.example/w.js' });
  expect(scripts()).toEqual(['https://reviews.example/w.js']);
  const heard: (string | undefined)[] = [];
  place.addEventListener('spaza:plugin', ({ target }) => heard.push((target as HTMLElement).dataset.show));
  await comes('load');
  expect(heard).toEqual(['inline_rating', 'rating_summary', 'reviews']);
  expect(place.querySelectorAll('[data-product-id="10449100"]')).toHaveLength(3);
});

test('a document that was opened as another page, and lets no script of others in, is loaded as the product’s own', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, pathname: '/kettles/p/10449100', reload });
  const opened = vi.spyOn(performance, 'getEntriesByType');
  const refused = (blockedURI: string) =>
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI }));
  drawn({ reviewsScript: 'https://reviews.example/w.js' });

  opened.mockReturnValue([{ name: 'https://shop.example/kettles/p/10449100' } as PerformanceEntry]);
  refused('https://reviews.example/w.js');
  opened.mockReturnValue([{ name: 'https://shop.example/' } as PerformanceEntry]);
  refused('https://others.example/w.js');
  expect(reload).not.toHaveBeenCalled();
  refused('https://reviews.example/w.js');
  expect(reload).toHaveBeenCalled();
  vi.unstubAllGlobals();
  opened.mockRestore();
});

test('a script of the makers’ is given the product by number, brand and price', async () => {
  drawn({ productContentScript: 'https://makers.example/c.js' });
  expect({ ...place.querySelector<HTMLElement>('[data-plugin]')!.dataset }).toEqual({
    plugin: 'product-content',
    mpn: 'K1',
    ean: '200',
    brand: 'Kaya',
    price: '499',
  });
  await comes('error');
  expect(scripts()).toEqual([]); // asked for again by the next product
});
