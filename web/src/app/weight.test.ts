// @vitest-environment node
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const dist = join(import.meta.dirname, '../../dist');
const { frame, screens } = JSON.parse(readFileSync(`${dist}/pages.json`, 'utf8')) as {
  frame: { js: string[] };
  screens: Record<string, { js: string[] }>;
};

/** Brotli, as sent; 1 kB = 1000 bytes. */
const kB = (files: string[]) =>
  files.reduce((sum, file) => sum + statSync(`${dist}/${file}.br`).size, 0) / 1000;

test.each(['home', 'plp', 'pdp', 'cart'])('frame and screen %s weigh at most 100 kB', (screen) => {
  const files = [...frame.js, ...screens[screen]!.js];
  expect(kB(files)).toBeLessThanOrEqual(100);
  // Many small files compress badly, and each is sent with headers of its own.
  expect(files.length).toBeLessThanOrEqual(6);
});

test('the libraries of large forms are not among them', () => {
  for (const screen of ['home', 'plp', 'pdp', 'cart'])
    for (const file of [...frame.js, ...screens[screen]!.js])
      expect(readFileSync(`${dist}/${file}`, 'utf8'), file).not.toContain('shouldUseNativeValidation');
});

const built = (name: string) => {
  const files = readdirSync(`${dist}/assets`).filter((file) =>
    new RegExp(`^${name}-[0-9a-f]+\\.js$`).test(file),
  );
  expect(files).toHaveLength(1);
  return readFileSync(`${dist}/assets/${files[0]!}`, 'utf8');
};

test('what content pages draw later fetches nothing of the checkout', () =>
  expect(built('other-component')).not.toMatch(/from"\.\/(checkout|forms)-/));

test.each(['footer', 'saved-carts'])(
  '%s, drawn after the first paint, fetches nothing of the account',
  (name) => expect(built(name)).not.toMatch(/from"\.\/(common|account|orders)-/),
);
