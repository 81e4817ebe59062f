import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Product } from '@/shared/api/types';
import type { Fact } from './facts';
import { CompareTable } from './table';

afterEach(cleanup);

const products = ['A', 'B'].map((code) => ({
  code,
  name: `Television ${code}`,
  url: `/p/${code}`,
  price: { currencyIso: 'ZAR' as const, value: 9999 },
}));
const fact = (key: string, differs: boolean): Fact => ({
  key,
  name: key,
  values: ['60', differs ? '120' : '60'],
  differs,
  best: [false, false],
});
const draw = (facts: Fact[], onRemove = vi.fn(), shown: readonly Product[] = products) => {
  render(
    <CompareTable
      products={shown}
      facts={facts}
      caption="2 televisions side by side"
      action={({ name }) => <button type="button">Add to cart: {name}</button>}
      hrefWithout={(code) => `/compare?codes=without-${code}`}
      onRemove={onRemove}
    />,
  );
  return onRemove;
};

test('a column is called by its product alone', () => {
  draw([fact('hdmi', false)]);
  for (const name of ['Television A', 'Television B'])
    expect(screen.getByRole('columnheader', { name }).textContent).toMatch(/Add to cart/);
});

test('a photograph comes as wide as its column, in the shape it has', () => {
  const [first, second] = products;
  const image = {
    url: '/media/0123456789abcdef0123/800.jpg',
    width: 1000,
    height: 600,
    sources: [{ type: 'image/avif' as const, srcset: '/media/0123456789abcdef0123/160.avif 160w' }],
  };
  draw([], undefined, [{ ...first!, image }, second!]);
  const picture = screen.getByRole('columnheader', { name: 'Television A' }).querySelector('picture')!;
  expect(picture.querySelector('source')!.getAttribute('sizes')).toBe('(max-width: 863px) 30vw, 250px');
  expect(picture.querySelector('img')!.getAttribute('height')).toBe('600');
});

test('a cross that opens a new tab takes nothing out here', () => {
  const onRemove = draw([fact('hdmi', false)]);
  const cross = screen.getByRole('link', { name: 'Take Television A out' });
  // jsdom opens no pages.
  cross.parentElement!.addEventListener('click', (event) => event.preventDefault());
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
    fireEvent.click(cross, how);
  expect(onRemove).not.toHaveBeenCalled();
  fireEvent.click(cross);
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('A');
});

test('how many differ is said of none, one and several', () => {
  const said = (...differing: boolean[]) => {
    cleanup();
    draw(differing.map((differs, n) => fact(`fact ${n}`, differs)));
    return screen.getByText(/facts/).textContent;
  };
  expect(said(false, false)).toBe('All 2 facts are the same.');
  expect(said(true, false)).toBe('1 of 2 facts differs. A tick marks the best.');
  expect(said(true, true)).toBe('2 of 2 facts differ. A tick marks the best.');
});
