import { expect, test } from 'vitest';
import { wrongFile } from './use-uploads';

test.each([
  [
    { name: 'a.pdf', type: 'application/pdf', size: 10 },
    'Not a picture we can use. Choose JPEG, PNG, WebP, AVIF or GIF.',
  ],
  [{ name: 'IMG_1.HEIC', type: '', size: 10 }, 'iPhone HEIC: save it as JPEG first.'],
  [{ name: 'a.jpg', type: 'image/jpeg', size: 41_000_000 }, '41 MB is too large; at most 40 MB.'],
  [{ name: 'a.png', type: 'image/png', size: 0 }, 'The file is empty.'],
  [{ name: 'a.webp', type: 'image/webp', size: 10 }, undefined],
])('%o: %s', (file, wrong) => expect(wrongFile(file)).toBe(wrong));
