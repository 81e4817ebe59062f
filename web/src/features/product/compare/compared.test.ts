import { beforeEach, expect, test } from 'vitest';
import type { Product } from '@/shared/api/types';
import { codesIn } from './asked';
import { compared, none, pathOf, refused, toggle } from './compared';

const product = (code: string, department = 'televisions'): Product => ({
  code,
  name: code,
  url: `/p/${code}`,
  categories: [
    { code: 'top', name: 'Top' },
    { code: department, name: department },
    { code: `${department}-of-one-size`, name: 'One size' },
  ],
});
const codes = () => compared.get().map(({ code }) => code);

beforeEach(() => {
  compared.set(none);
  refused.set(undefined);
});

test('a second tick takes the first one away', () => {
  toggle(product('A'));
  toggle(product('B'));
  toggle(product('A'));
  expect(codes()).toEqual(['B']);
});

test('the fourth is refused, and let in when one has left', () => {
  for (const code of ['A', 'B', 'C', 'D']) toggle(product(code));
  expect(codes()).toEqual(['A', 'B', 'C']);
  expect(refused.get()?.code).toBe('D');
  toggle(product('B'));
  expect(refused.get()).toBeUndefined();
  toggle(product('D'));
  expect(codes()).toEqual(['A', 'C', 'D']);
});

test('one of another department is refused', () => {
  toggle(product('A'));
  toggle(product('F', 'fridges'));
  expect(codes()).toEqual(['A']);
  expect(refused.get()).toMatchObject({ code: 'F', department: { name: 'fridges' } });
});

test('an address names each product once, whatever it is called', () => {
  expect(pathOf(['A', 'B/1'])).toBe('/compare?codes=A,B%2F1');
  expect(codesIn(new URLSearchParams('codes=A,B%2F1,%20A,,C'))).toEqual(['A', 'B/1', 'C']);
  expect(codesIn(new URLSearchParams(''))).toEqual([]);
});
