import { afterEach, expect, test, vi } from 'vitest';
import { isSafariOnPhone } from './browsers-offer';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['Safari', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, true],
  ['Chrome', `${iphone} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`, false],
  ['Firefox', `${iphone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, false],
  ['Edge', `${iphone} Version/17.0 EdgiOS/125.0.2535.60 Mobile/15E148 Safari/605.1.15`, false],
  ['a window inside of another app', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBDV/iPhone15,4]`, false],
])('%s on a phone of Apple shows the steps of Safari: %s', (_, userAgent, is) => {
  vi.stubGlobal('navigator', { userAgent, standalone: false });
  expect(isSafariOnPhone()).toBe(is);
});

test('Safari on a computer has no home screen', () => {
  const userAgent =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';
  vi.stubGlobal('navigator', { userAgent });
  expect(isSafariOnPhone()).toBe(false);
});
