import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { firstLetters, rangeOf } from '../../../tools/first-letters.mjs';

const tokens = readFileSync('src/shared/styles/tokens.css', 'utf8');
const faces = [...tokens.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) => face);
const first = faces.filter((face) => face.includes("url('../fonts/"));
/** Letters that stand together have one width. */
const widths = ['95%', '82%'];
const wide = (width: string) => faces.filter((face) => face.includes(`font-stretch: ${width};`));

const rangesOf = (face: string) =>
  [...(/unicode-range: ([^;]*);/.exec(face)?.[1] ?? '').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const,
  );
const covers = (face: string, letter: string) =>
  rangesOf(face).some(([from, to]) => letter.codePointAt(0)! >= from && letter.codePointAt(0)! <= to);

describe('the font', () => {
  test.each(widths)('the cut of width %s says exactly which letters it holds, and comes last', (width) => {
    const cut = wide(width).at(-1) ?? '';
    expect(cut).toMatch(/bricolage-grotesque-(first|narrow)\.woff2/);
    expect(rangesOf(cut)).toEqual(rangesOf(`unicode-range: ${rangeOf(firstLetters)};`));
  });

  test('each cut comes with the first packets of a connection, headers included', () => {
    const size = (name: string) => statSync(`src/shared/fonts/bricolage-grotesque-${name}.woff2`).size;
    expect(size('first')).toBeLessThan(12_300);
    expect(size('narrow')).toBeLessThan(6_800);
  });

  test('a page of plain words, prices and Afrikaans needs no other file', () => {
    for (const letter of 'R\u00a012\u00a0999.00 – 4 × “Braai” … Môre’s kêrels, reën, vóór; Spaza | TVs & more, 100 %, no. #1 (new!)')
      for (const face of first) expect(covers(face, letter), letter).toBe(true);
  });

  test.each([
    ['Afrikaans', 'áéèêëíîïóôöúûüŉÁÉÊËÎÏÔÖÛ'],
    ['Sesotho and Setswana', 'êôšŠÊÔ'],
    ['Tshivenda', 'ḓḽṋṅṱḒḼṊṄṰ'],
    ['Khoekhoegowab', 'âêîôûāēīōūǀǁǂǃ'],
  ])('every letter of %s is in some file', (_, letters) => {
    for (const letter of letters)
      for (const width of widths)
        expect(
          wide(width).some((face) => covers(face, letter)),
          letter,
        ).toBe(true);
  });

  test('all faces of a width are one family in the same weights, so that letters of two files stand together', () => {
    const of = (face: string, name: string) => new RegExp(`${name}: ([^;]*);`).exec(face)?.[1];
    expect(widths.flatMap(wide).toSorted()).toEqual(faces.toSorted());
    for (const width of widths)
      for (const name of ['font-family', 'font-weight', 'font-style'])
        expect(new Set(wide(width).map((face) => of(face, name))).size, `${name} of ${width}`).toBe(1);
  });

  test('styles ask for these widths and no other', () => {
    const asked = [...tokens.matchAll(/--stretch-\w+: ([^;]+);/g)].map(([, width]) => width);
    expect(asked.filter((width) => !widths.includes(width!))).toEqual([]);
    const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.module.css'),
    );
    for (const file of sheets)
      expect(readFileSync(`src/${file}`, 'utf8'), file).not.toMatch(/font-stretch:\s*\d/);
  });
});
