import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('keys of texts are plain literals: the build puts words in the place of no others', () => {
  const chosen = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /\btext\([^'"`)?]*\s\?\s[^)]*|\btext\(\s*[^'"`)\s][^'"`]*['"][^)]*\?[^)]*/g,
        ),
      ].map(([call]) => `${file}: ${call}`),
    );
  expect(chosen).toEqual([]);
});
