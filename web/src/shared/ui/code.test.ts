import { describe, expect, test } from 'vitest';
import { nextCode, pastedCode } from './code';

describe('what is typed into the field of a code', () => {
  test.each([
    ['', '4', false, '4'],
    ['419', '4198', false, '4198'],
    ['419', '41', false, '41'],
    ['419', '419 8', false, '4198'],
    ['419', '419x', false, '419'],
    ['419827', '4198275', false, '419827'],
    ['419827', '4198275', true, '5'],
    ['419827', '41982', true, '41982'],
    ['419827', '419827530118', true, '530118'],
    ['', '419827', true, '419827'],
  ])('%s and then %s, afresh %s, is %s', (before, typed, startsAfresh, code) => {
    expect(nextCode(before, typed, startsAfresh)).toBe(code);
  });
});

describe('what is pasted', () => {
  test.each([
    ['419827', '419827'],
    [' 419 827\n', '419827'],
    ['419-827', '419827'],
    ['Spaza: 419827 is your code to sign in. It works for 10 minutes.', '419827'],
    ['4198', undefined],
    ['0825550147', undefined],
    ['', undefined],
  ])('%j holds %s', (words, code) => {
    expect(pastedCode(words)).toBe(code);
  });
});
