import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { furthestFirst, Was } from './agree-dialog';

const rand = (value: number) => ({ value, currencyIso: 'ZAR' as const, formattedValue: `R ${value}.00` });
const line = (product: string, movePercent?: number) => ({
  product,
  name: product,
  after: rand(1),
  movePercent,
});

test('the move that goes furthest stands first, up or down', () => {
  expect(
    furthestFirst([line('a', -5), line('b', 40), line('c', -99), line('d')]).map(({ product }) => product),
  ).toEqual(['c', 'b', 'a', 'd']);
});

test.each([
  [rand(599), rand(599), ''],
  [rand(599), rand(499), 'DEL INS'],
  [rand(599), undefined, 'DEL'],
  [undefined, rand(499), 'INS'],
  [undefined, undefined, ''],
])('a former price %j that becomes %j is shown as %j', (wasBefore, wasAfter, changes) => {
  const { container } = render(<Was wasBefore={wasBefore} wasAfter={wasAfter} />);
  expect([...container.querySelectorAll('del, ins')].map(({ tagName }) => tagName).join(' ')).toBe(changes);
});
