import { expect, test } from 'vitest';
import { safePath } from './routing';

test.each(['/', '/c/tv?page=2', '/search?q=a%09b', '/é'])('%j may be followed', (path) =>
  expect(safePath(path)).toBe(path),
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil',
  '/a\u0000b',
  '/\u0085/evil',
  'https://evil.example',
  'c/tv',
  '',
  null,
])('%j leads nowhere else', (path) => expect(safePath(path, '/home')).toBe('/home'));
