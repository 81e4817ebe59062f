import { expect, test } from 'vitest';
import { changeIn, firstForm, percentIn } from './bulk-rules';

test.each([
  ['10', 10],
  ['−10 %', -10],
  ['-2,5', -2.5],
])('%s is %d percent', (words, percent) => expect(percentIn(words)).toBe(percent));

test('a change by percent, by an amount, or to one price', () => {
  const rest = { rounding: 'none', was: 'keep' };
  expect(changeIn({ ...firstForm, size: '-10' })).toEqual({ change: { percent: -10, of: 'price', ...rest } });
  expect(changeIn({ ...firstForm, how: 'amount', size: '−R 50' })).toEqual({
    change: { amount: -50, of: 'price', ...rest },
  });
  expect(changeIn({ ...firstForm, how: 'price', size: '1 299' })).toEqual({
    change: { price: 1299, ...rest },
  });
});

test.each([
  ['percent', ''],
  ['percent', '0'],
  ['percent', '-100'],
  ['amount', 'much'],
  ['price', '-5'],
  ['price', '0'],
] as const)('%s of %j is refused in words', (how, size) =>
  expect(changeIn({ ...firstForm, how, size })).toHaveProperty('wrong'),
);
