import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CountdownBanner } from './banners';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a device fast by five hours counts down to the end as the server sees it', async () => {
  const now = Date.parse('2026-11-22T12:00:00Z');
  vi.useFakeTimers({ now: now + 5 * 3_600_000 });
  const headers = { date: new Date(now).toUTCString() };
  vi.stubGlobal('fetch', async () => new Response('{}', { headers }));

  render(<CountdownBanner title="Ends soon" endDate="2026-11-22T14:00:00+0000" />);
  await act(() => vi.advanceTimersByTimeAsync(60_000));

  expect(screen.getByRole('timer').textContent).toBe('00days01hours59min00sec');
});
