import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { returnPolicy, returnPolicyOf } from '@/shared/content/return-policy';
import type { Product } from '@/shared/api/types';
import { setShop } from '@/shared/session/shop';
import { Trust } from '../pdp/around';

afterEach(() => {
  cleanup();
  setShop({});
});

beforeEach(() => setShop({ pages: ['/s/returns-policy'] }));

const said = (more: Partial<Product>) => {
  cleanup();
  render(<Trust product={{ code: '1', ...more } as Product} />);
  return screen.getByRole('link', { name: /change your mind|come back/ }).textContent;
};

test('what cannot come back says so before it is bought', () => {
  expect(said({ returnable: true })).toBe('7 days to change your mind');
  expect(said({ returnable: false })).toBe("Can't come back once opened, unless it is damaged or faulty");
  expect(said({ liquor: true })).toBe('Drinks come back only when they are damaged or faulty');
});

test('search engines are told the same', () => {
  expect(returnPolicyOf({ returnable: true })).toBe(returnPolicy);
  expect(returnPolicyOf({ returnable: false }).returnPolicyCategory).toBe(
    'https://schema.org/MerchantReturnNotPermitted',
  );
});
