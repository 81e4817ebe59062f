import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createCache } from '../api/query';
import { HereContext } from '../frame/staff-context';
import type { Staff } from '../sign-in/door';
import { Answer } from './answer';
import type { Explanation, Place } from './words';

const place = (code: string, at: number): Place => ({
  place: at,
  code,
  name: `TV ${code}`,
  department: 'TV',
  isAvailable: true,
  isPinned: false,
  words: [],
  score: { text: 2, availability: 1, boost: 1, popularity: 0, rating: 0, learned: 0, total: 2 },
});
const found = {
  words: 'tv',
  key: 'tv',
  parts: [],
  total: 2,
  leftOut: [],
  isAbout: false,
  isMost: false,
  figures: { searches: 0, chosen: 0, added: 0 },
  products: [place('1', 1), place('2', 2)],
  rules: [],
} as unknown as Explanation;

function Why() {
  const [looked, setLooked] = useState('');
  const [taps, setTaps] = useState(0);
  return (
    <Answer
      data={found}
      isOld={false}
      looked={looked}
      taps={taps}
      onLook={(code) => {
        setLooked(code);
        setTaps(taps + 1);
      }}
      onOpen={() => undefined}
    />
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (isWide: boolean) => {
  const scrolled = vi.fn();
  HTMLElement.prototype.scrollIntoView = scrolled;
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(
    <QueryClientProvider client={createCache()}>
      <HereContext value={{ staff: { rights: [] } as unknown as Staff, shopName: 'Shop' }}>
        <Why />
      </HereContext>
    </QueryClientProvider>,
  );
  return scrolled;
};

test('where the panel stands below the list, a tap on a product goes to it', () => {
  const scrolled = show(false);
  expect(scrolled).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'TV 2' }));
  expect(scrolled).toHaveBeenCalledOnce();
  expect(document.activeElement?.textContent).toContain('Why TV 2 stands at 2');
});

test('beside the list nothing moves', () => {
  const scrolled = show(true);
  fireEvent.click(screen.getByRole('button', { name: 'TV 2' }));
  expect(scrolled).not.toHaveBeenCalled();
});
