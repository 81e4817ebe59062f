import { expect, test } from 'vitest';
import { withMobile, withPicked, withUrl } from './picture-value';

const wall = { url: '/media/wall.png', altText: 'A wall' };

test('a picture of the library brings its text along', () => {
  expect(withPicked({}, wall)).toEqual(wall);
  expect(withPicked({ url: '/media/old.png', altText: 'A door' }, wall)).toEqual(wall);
  expect(
    withPicked({ url: '/media/old.png', altText: 'A door' }, { url: '/media/wall.png', altText: '' }),
  ).toEqual({
    url: '/media/wall.png',
  });
});

test('the same picture chosen again keeps the words that were written here', () => {
  expect(withPicked({ url: wall.url, altText: 'Our wall' }, wall)).toEqual({
    url: wall.url,
    altText: 'Our wall',
  });
});

test('what desktops have of their own follows, what phones have stays', () => {
  const media = { url: '/a.png', desktop: { url: '/a.png' }, mobile: { url: '/m.png' } };
  expect(withUrl(media, '/b.png')).toEqual({ ...media, url: '/b.png', desktop: { url: '/b.png' } });
  expect(withMobile(media, '')).toEqual({ url: '/a.png', desktop: { url: '/a.png' } });
});
