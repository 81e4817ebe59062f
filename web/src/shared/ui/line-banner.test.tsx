import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { whenLineChanges } from '@/shared/state/online';
import { LineBanner } from './line-banner';

afterEach(() => vi.restoreAllMocks());

test('without a line, a press has all that waits for it try again, and nothing on the page is lost', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const waits = vi.fn<() => void>();
  const stop = whenLineChanges(waits);
  render(<LineBanner />);
  expect(screen.getByRole('status').textContent).toMatch(/^You're offline\. Prices are from \d\d:\d\d\. /);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(waits).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toContain("You're offline");
  stop();
});
