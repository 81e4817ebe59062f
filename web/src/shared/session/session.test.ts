import { describe, expect, test } from 'vitest';
import { displayAddress } from './place';
import { withSearch } from './searches';
import { tokenIsValid } from './session';
import { detectChannel } from './shop';
import { initials, shortName } from './user';

describe('recent searches', () => {
  test('are lowercased, newest first, each once', () => {
    expect(withSearch(['fridge', 'tv'], ' TV ')).toEqual(['tv', 'fridge']);
  });

  test('are ten at most', () => {
    const ten = Array.from({ length: 10 }, (_, n) => `term ${n}`);

    expect(withSearch(ten, 'new')).toEqual(['new', ...ten.slice(0, 9)]);
  });

  test('an empty term is none', () => {
    expect(withSearch(['tv'], '  ')).toEqual(['tv']);
  });
});

test('a token counts until it ends', () => {
  const received = { isLoggedIn: true, accessToken: 'a', receivedAt: 1000, lifetime: 500 };
  expect(tokenIsValid(received, 1000)).toBe(true);
  expect(tokenIsValid(received, 1499)).toBe(true);
  expect(tokenIsValid(received, 1500)).toBe(false);
  expect(tokenIsValid({ isLoggedIn: false }, 0)).toBe(false);
});

test('a token is renewed when the clock was put back by hours, instead of counting for hours', () => {
  const received = { isLoggedIn: true, accessToken: 'a', receivedAt: 10_000, lifetime: 500 };
  expect(tokenIsValid(received, 9_000)).toBe(false);
});

test('the channel is app when installed, web from 1000 px with a pointer, msite otherwise', () => {
  expect(detectChannel((query) => query.includes('standalone'))).toBe('app');
  expect(detectChannel((query) => query.includes('1000px'))).toBe('web');
  expect(detectChannel(() => false)).toBe('msite');
});

test('a long first name is cut with two dots', () => {
  expect(shortName('Nomthandazo-Grace', 15)).toBe('Nomthandazo-Gra..');
  expect(shortName('Thandi', 15)).toBe('Thandi');
});

test('an avatar shows the first letters of both names', () => {
  expect(initials('thandi', 'Nkosi')).toBe('TN');
  expect(initials('Émile', '')).toBe('É');
});

test('a place is its town and postal code', () => {
  expect(displayAddress({ zone: 'G205', town: 'Midrand', postalCode: '1682' })).toBe('Midrand, 1682');
});
