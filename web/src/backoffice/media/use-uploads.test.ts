import { expect, test } from 'vitest';
import { wrongFile } from './use-uploads';

test.each([
  [{ type: 'application/pdf', size: 10 }, 'Only JPEG, PNG, WebP, AVIF or GIF'],
  [{ type: 'image/jpeg', size: 41_000_000 }, '41 MB, at most 40'],
  [{ type: 'image/png', size: 0 }, 'The file is empty'],
  [{ type: 'image/webp', size: 10 }, undefined],
])('%o: %s', (file, wrong) => expect(wrongFile(file)).toBe(wrong));
