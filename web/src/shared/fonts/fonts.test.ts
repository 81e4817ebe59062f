import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { firstLetters, rangeOf } from '../../../tools/first-letters.mjs';

const tokens = readFileSync('src/shared/styles/tokens.css', 'utf8');
const faces = [...tokens.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) => face);
const first = faces.at(-1) ?? '';

const rangesOf = (face: string) =>
  [...(/unicode-range: ([^;]*);/.exec(face)?.[1] ?? '').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const,
  );
const covers = (face: string, letter: string) =>
  rangesOf(face).some(([from, to]) => letter.codePointAt(0)! >= from && letter.codePointAt(0)! <= to);

describe('the font', () => {
  test('the cut for first words says exactly which letters it holds, and comes last', () => {
    expect(first).toContain('bricolage-grotesque-first.woff2');
    expect(rangesOf(first)).toEqual(rangesOf(`unicode-range: ${rangeOf(firstLetters)};`));
  });

  test('a page of plain words, prices and Afrikaans needs no other file', () => {
    for (const letter of 'R\u00a012\u00a0999.00 – 4 × “Braai” … Môre’s kêrels, reën, vóór')
      expect(covers(first, letter), letter).toBe(true);
  });

  test.each([
    ['Afrikaans', 'áéèêëíîïóôöúûüŉÁÉÊËÎÏÔÖÛ'],
    ['Sesotho and Setswana', 'êôšŠÊÔ'],
    ['Tshivenda', 'ḓḽṋṅṱḒḼṊṄṰ'],
    ['Khoekhoegowab', 'âêîôûāēīōūǀǁǂǃ'],
  ])('every letter of %s is in some file', (_, letters) => {
    for (const letter of letters)
      expect(
        faces.some((face) => covers(face, letter)),
        letter,
      ).toBe(true);
  });

  test('all faces are one family in one range of weights and widths, so that letters of two files stand together', () => {
    const of = (face: string, name: string) => new RegExp(`${name}: ([^;]*);`).exec(face)?.[1];
    for (const name of ['font-family', 'font-weight', 'font-stretch', 'font-style'])
      expect(new Set(faces.map((face) => of(face, name))).size, name).toBe(1);
  });
});
