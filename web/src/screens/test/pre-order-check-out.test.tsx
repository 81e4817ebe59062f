import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '@/shared/api/query';
import { ParamsContext } from '@/shared/routing/routing';
import { maintenance } from '@/shared/api/client';
import { endSession } from '@/shared/session/reset';
import { saveTokens } from '@/shared/session/session';
import { Component as PreOrderCheckOut } from '../pre-order-check-out';

const opens = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  render(
    <QueryClientProvider client={createCache()}>
      <ParamsContext.Provider value={{ productCode: 'P-1' }}>
        <PreOrderCheckOut />
      </ParamsContext.Provider>
    </QueryClientProvider>,
  );
};
const toProduct = () => screen.findByRole('link', { name: 'Back to the product' });

// The screen is a customer's.
beforeEach(() => saveTokens({ access_token: 'good', expires_in: 900 }, 'thandi@example.co.za'));

afterEach(() => {
  cleanup();
  endSession();
  maintenance.set(false);
  vi.unstubAllGlobals();
});

test('what is released meanwhile says so and leads to the product, and is not tried again in vain', async () => {
  const message = 'This product is not a pre-order: add it to your cart.';
  const body = JSON.stringify({ errors: [{ type: 'PreOrderError', message }] });
  opens(async () => new Response(body, { status: 400 }));

  expect((await toProduct()).getAttribute('href')).toBe('/p/P-1');
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test.each([
  ['a broken server', async () => new Response('{}', { status: 500 })],
  ['a busy server', async () => new Response('{}', { status: 503 })],
  ['a lost answer', async () => Promise.reject(new TypeError('lost'))],
])('after %s it can be tried again', async (_, answer) => {
  opens(answer);

  await toProduct();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
