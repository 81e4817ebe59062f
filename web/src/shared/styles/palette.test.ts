// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../../..', path), 'utf8');
const sheet = read('web/src/shared/styles/tokens.css');
const table = read('server/src/shop/look/palette_rules.cpp');

const coloursIn = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]),
  );

const light = coloursIn(sheet.slice(sheet.indexOf(':root {'), sheet.indexOf('/* type */')));
const dark = (start: string) => {
  const from = sheet.indexOf(start);
  return { ...light, ...coloursIn(sheet.slice(from, sheet.indexOf('}', from))) };
};

/** Of the maps: drawn by others' rules, and no shop's own. */
const noShops = /^map-/;

test('the server knows the colours of both themes as the sheet has them', () => {
  const ofTheServer: Record<string, [string, string]> = {};
  for (const [, name, one, other] of table.matchAll(/Token\{"([\w-]+)", "(#\w{6})", "(#\w{6})"/g))
    ofTheServer[name!] = [one!, other!];
  for (const [, name, value] of table.matchAll(/both\("([\w-]+)", "(#\w{6})"/g))
    ofTheServer[name!] = [value!, value!];

  const chosen = dark("[data-theme='dark'] {");
  expect(chosen).toEqual(dark(':root:not([data-theme]) {'));
  const ofTheSheet = Object.fromEntries(
    Object.keys(light)
      .filter((name) => !noShops.test(name))
      .map((name) => [name, [light[name], chosen[name]]]),
  );
  expect(ofTheServer).toEqual(ofTheSheet);
});
