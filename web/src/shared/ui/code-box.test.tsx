import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CodeBox } from './code-box';

afterEach(cleanup);

test.each([
  ['K7F2QD', 'K7F 2QD'],
  ['R-10004', 'R-10004'],
])('%s has bars, and is read out as %s', (code, spoken) => {
  render(<CodeBox code={code}>Show this</CodeBox>);
  screen.getByText(spoken);
  expect(screen.getByRole('figure').querySelectorAll('rect').length).toBeGreaterThan(20);
});
