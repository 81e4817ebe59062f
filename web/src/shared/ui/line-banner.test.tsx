import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LineBanner } from './line-banner';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete document.documentElement.dataset.kept;
});

test.each([
  ['2026-11-24T07:58:00Z', /from 09:58\.$/],
  ['2026-11-23T22:01:00Z', /from 00:01\.$/],
  ['2026-11-23T21:58:00Z', /from 23 Nov 2026, 23:58\.$/],
])('without a line it says from when the prices are, and the day unless it is today: %s', (seen, says) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T08:00:00Z') });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  document.documentElement.dataset.kept = String(Date.parse(seen));
  const { container } = render(<LineBanner />);
  expect(container.textContent).toMatch(says);
});
