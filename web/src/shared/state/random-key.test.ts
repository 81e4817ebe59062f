import { afterEach, expect, test, vi } from 'vitest';
import { saveTokens, signedIn } from '@/shared/session/session';
import { randomKey } from './random-key';

afterEach(() => vi.unstubAllGlobals());

/** As on plain HTTP from another host: `crypto.randomUUID` is for secure pages only. */
const onPlainHttp = () =>
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto), randomUUID: undefined });

test('keys are made without TLS, and no two are the same', () => {
  onPlainHttp();
  const keys = Array.from({ length: 100 }, randomKey);
  expect(new Set(keys).size).toBe(100);
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
});

test('signing in works without TLS', () => {
  onPlainHttp();
  saveTokens({ access_token: 'a', expires_in: 60 }, 'thandi@example.co.za');
  expect(signedIn.get()).toMatch(/^[0-9a-f]{32}$/);
});
