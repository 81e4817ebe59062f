// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '..');
/** What of it is not the shop's: a program's name in its own interface. */
const ours = /isSpazaNewsletterPreference|X-Spaza-/g;

test('no source file names the demo shop, its town or its zone', () => {
  const named = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.|schema\.d\.ts$/.test(file))
    .filter((file) => /Spaza|Midrand|G205/.test(readFileSync(join(sources, file), 'utf8').replace(ours, '')));
  expect(named).toEqual([]);
});
