import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { returnPolicy, returnPolicyOf } from '@/shared/content/return-policy';
import { createCache, seed } from '@/shared/api/query';
import type { Product } from '@/shared/api/types';
import { setShop } from '@/shared/session/shop';
import { configPath } from '@/shared/session/ways-to-pay';
import { Trust } from '../pdp/around';

afterEach(() => {
  cleanup();
  setShop({});
});

beforeEach(() => setShop({ pages: ['/s/returns-policy'] }));

const said = (more: Partial<Product>, returnDays?: number) => {
  cleanup();
  const cache = createCache();
  if (returnDays) seed(cache, { [configPath]: { status: 200, body: { returnDays } } });
  render(
    <QueryClientProvider client={cache}>
      <Trust product={{ code: '1', ...more } as Product} />
    </QueryClientProvider>,
  );
  return screen.getByRole('link', { name: /change your mind|come back/ }).textContent;
};

test('what cannot come back says so before it is bought', () => {
  expect(said({ returnable: true }, 7)).toBe('7 days to change your mind');
  expect(said({ returnable: true }, 30)).toBe('30 days to change your mind');
  expect(said({ returnable: true })).toBe('Time to change your mind');
  expect(said({ returnable: false }, 7)).toBe("Can't come back once opened, unless it is damaged or faulty");
  expect(said({ liquor: true }, 7)).toBe('Drinks come back only when they are damaged or faulty');
});

test('search engines are given the same', () => {
  expect(returnPolicyOf({ returnable: true }, 30)).toMatchObject({ merchantReturnDays: 30 });
  expect(returnPolicyOf({ returnable: true }, 30)).toEqual(returnPolicy(30));
  expect(returnPolicyOf({ returnable: true }, undefined)).toBeUndefined();
  for (const never of [{ returnable: false }, { liquor: true }])
    expect(returnPolicyOf(never, 30)?.returnPolicyCategory).toBe(
      'https://schema.org/MerchantReturnNotPermitted',
    );
});
