// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createCache } from '@/shared/api/query';
import { SessionsSection } from './sessions-section';

afterEach(cleanup);

const session = (id: string, more: object = {}) => ({
  id,
  channel: 'web' as const,
  browser: id,
  operatingSystem: 'Windows',
  since: '2026-06-12T20:40:00+0000',
  lastSeen: '2026-06-12T20:40:00+0000',
  isCurrent: false,
  ...more,
});

test('a session from a device that was not known is marked, but never the one that looks', () => {
  render(
    <QueryClientProvider client={createCache()}>
      <SessionsSection
        sessions={[
          session('Edge', { isCurrent: true, isNew: true }),
          session('Firefox', { isNew: true }),
          session('Opera'),
        ]}
      />
    </QueryClientProvider>,
  );
  const row = (device: string) => within(screen.getByText(`${device} on Windows`).closest('li')!);
  expect(row('Firefox').getByText('New')).toBeTruthy();
  expect(row('Edge').queryByText('New')).toBeNull();
  expect(row('Edge').getByText('This device')).toBeTruthy();
  expect(row('Opera').queryByText('New')).toBeNull();
});
