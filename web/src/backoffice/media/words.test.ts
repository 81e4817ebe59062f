import { describe, expect, test } from 'vitest';
import { calledOf, sentName, sizeWords, pathOfUse } from './words';

test('a picture is called as its file was, else as products name it', () => {
  expect(calledOf({ name: 'p-0123.png', fileName: 'Summer.png' })).toBe('Summer.png');
  expect(calledOf({ name: '1001.jpg' })).toBe('1001.jpg');
});

test('sizes are said in the unit that fits, or not at all', () => {
  expect([812, 81_234, 4_210_000, undefined].map(sizeWords)).toEqual([
    '812 bytes',
    '81 kB',
    '4.2 MB',
    undefined,
  ]);
});

describe('a use', () => {
  test('leads to where it can be changed', () => {
    expect(pathOfUse({ kind: 'product', code: 'K 1', name: 'Kettle' })).toBe(
      '/catalogue/products/K%201#pictures',
    );
    expect(pathOfUse({ kind: 'draft', code: 'careers', name: 'Careers' })).toBe('/content/pages/careers');
    expect(pathOfUse({ kind: 'brand', code: 'ACME', name: 'Acme' })).toBe('/catalogue?brand=ACME');
  });
  test('in a leaflet leads nowhere: leaflets come by imports', () => {
    expect(pathOfUse({ kind: 'leaflet', code: 'june', name: 'June' })).toBeUndefined();
  });
});

test('of a long file name the end is sent, in whole letters', () => {
  expect(sentName(' wall.png ')).toBe('wall.png');
  const sent = sentName(`${'ü'.repeat(150)}.png`);
  expect(sent.endsWith('ü.png')).toBe(true);
  expect(new TextEncoder().encode(sent).length).toBe(200);
});
