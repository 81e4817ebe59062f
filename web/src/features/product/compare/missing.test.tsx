import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Missing } from './missing';

afterEach(cleanup);

test.each([
  [['A'], 'We could not find A. It may no longer be sold'],
  [['A', 'B'], 'We could not find A, B. They may no longer be sold'],
])('what is gone is said of %j', (codes, words) => {
  expect(render(<Missing codes={codes} left={0} />).container.textContent).toContain(words);
});
