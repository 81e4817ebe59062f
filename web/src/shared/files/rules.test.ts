import { expect, test } from 'vitest';
import { refusalOf, sizeOf, withRoom } from './rules';

test('a file of another kind, or a PDF that is too large, is refused at once by its name', () => {
  expect(refusalOf({ name: 'a.png', type: 'image/png', size: 9e6 })).toBeUndefined();
  expect(refusalOf({ name: 'a.jpg', type: 'image/jpg', size: 1 })).toBeUndefined();
  expect(refusalOf({ name: 'Clip.mov', type: 'video/quicktime', size: 1 })).toContain('Clip.mov');
  expect(refusalOf({ name: 'a.pdf', type: 'application/pdf', size: 5 * 1_048_576 })).toBeUndefined();
  expect(refusalOf({ name: 'a.pdf', type: 'application/pdf', size: 5 * 1_048_576 + 1 })).toContain('a.pdf');
});

test('a file of another kind that is too large says both', () => {
  expect(refusalOf({ name: 'klip.heic', type: 'image/heic', size: 7.2e6 })).toBe(
    "klip.heic: this file type isn't supported. Please send a JPEG, a PNG or a PDF. | klip.heic: the file is larger than 5 MB.",
  );
});

test('sizes read as people say them', () => {
  expect([1, 1024, 655_360, 1_048_576, 1_258_291].map(sizeOf)).toEqual([
    '1 kB',
    '1 kB',
    '640 kB',
    '1.0 MB',
    '1.2 MB',
  ]);
});

test('five files go with a message', () => {
  expect(withRoom([1, 2, 3], 3)).toEqual([1, 2]);
  expect(withRoom([1], 5)).toEqual([]);
  expect(withRoom([1, 2, 3], 0, 2)).toEqual([1, 2]);
});
