// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { nameStartPictures } from './start-pictures';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

test.each([
  ['an iPhone', 390, 844, 3, '1170x2532', '2532x1170'],
  ['an iPad that is reported lying', 1194, 834, 2, '1668x2388', '2388x1668'],
])('%s is named pictures of its own pixels', (_, width, height, devicePixelRatio, upright, lying) => {
  vi.stubGlobal('screen', { width, height });
  vi.stubGlobal('devicePixelRatio', devicePixelRatio);
  nameStartPictures();
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=apple-touch-startup-image]')];
  expect(links.map((each) => [each.media, each.getAttribute('href')])).toEqual([
    ['screen and (orientation: portrait)', `/start-pictures/${upright}.png`],
    ['screen and (orientation: landscape)', `/start-pictures/${lying}.png`],
  ]);
  expect(document.head.querySelector('meta[name=apple-mobile-web-app-capable]')).not.toBeNull();
});
