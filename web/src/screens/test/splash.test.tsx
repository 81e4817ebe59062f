// @vitest-environment jsdom
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache, keyOf } from '@/shared/api/query';
import { choosePlace, defaultPlace } from '@/shared/session/place';
import { forgetTokens, saveTokens } from '@/shared/session/session';
import { guestPath } from '@/shared/session/shopper';
import { Component as Splash } from '../splash';

let asked: string[] = [];
let answers: (() => Response)[] = [];
let cache: QueryClient;

const down = () => Response.json({ errors: [] }, { status: 500 });
const guest = { uid: 'anonymous', isLoggedIn: false, dealLink: '/l/v/today', signUpMessage: '20% off' };

beforeEach(() => {
  asked = [];
  cache = createCache();
  choosePlace({ zone: 'G205', town: 'Midrand', postalCode: '1682', latitude: -26, longitude: 28.1 });
  window.history.replaceState(null, '', '/redirect?to=%2Fl%2Fsearch%2Fkettle');
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string) => {
      asked.push(url);
      return Promise.resolve((answers.shift() ?? down)());
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forgetTokens();
  choosePlace(defaultPlace());
});

const opens = () =>
  render(
    <QueryClientProvider client={cache}>
      <Splash />
    </QueryClientProvider>,
  );
const leads = (to: string) => waitFor(() => expect(window.location.pathname).toBe(to));

test('a guest is asked for by where they are, then goes on', async () => {
  answers = [() => Response.json(guest)];
  opens();
  await leads('/l/search/kettle');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/zone\/G205\/users\/anonymous\?/);
  for (const part of ['fields=FULL', 'latitude=-26', 'longitude=28.1', 'postalCode=1682', 'town=Midrand'])
    expect(asked[0]).toContain(part);
  expect(cache.getQueryData(keyOf(guestPath))).toEqual(guest);
});

test('while the server is down a guest of this place stands in, after further tries', async () => {
  answers = [down, down, down];
  opens();
  await leads('/l/search/kettle');
  expect(asked).toHaveLength(3);
  expect(cache.getQueryData(keyOf(guestPath))).toEqual({
    type: 'userWsDTO',
    uid: 'anonymous',
    name: 'Anonymous',
    firstName: 'Anonymous',
    customerType: 'ANONYMOUS',
    isLoggedIn: false,
    totalItems: 0,
    storeAddress: { zone: 'G205', town: 'Midrand', postalCode: '1682', latitude: -26, longitude: 28.1 },
    dealLink: '/l/v/allPromotions',
  });
});

test('a customer sees that the server is down, and goes on when the server is back', async () => {
  saveTokens({ access_token: 'a', expires_in: 3600 }, 'thandi@example.co.za');
  answers = [down, down, down];
  opens();
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
  expect(window.location.pathname).toBe('/redirect');
  answers = [
    () =>
      Response.json({
        uid: 'thandi@example.co.za',
        isLoggedIn: true,
        storeAddress: { zone: 'G201', town: 'Sandton', postalCode: '2196' },
      }),
  ];
  fireEvent.click(again);
  await leads('/l/search/kettle');
  expect(document.cookie).toContain('zone=G201');
});
