import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createCache, seed } from '@/shared/api/query';
import { pagePath } from '@/shared/content/page';
import { endSession } from '@/shared/session/reset';
import { saveTokens } from '@/shared/session/session';
import { Component } from '../home';

const drawn = vi.hoisted(() => vi.fn());
vi.mock('@/features/content/slots', () => ({
  Slots: ({ slots }: { slots: readonly { slotId?: string }[] }) => {
    drawn();
    return <p>{slots.map(({ slotId }) => slotId)}</p>;
  },
}));

afterEach(() => {
  cleanup();
  endSession();
});

test('a sign-in draws no slot of the home page again', () => {
  const cache = createCache();
  const page = { contentSlots: { contentSlot: [{ slotId: 'top' }] } };
  seed(cache, { [pagePath('homepage', new URLSearchParams())]: { status: 200, body: page } });
  render(
    <QueryClientProvider client={cache}>
      <Component />
    </QueryClientProvider>,
  );
  expect(screen.getByText('top')).toBeDefined();
  const before = drawn.mock.calls.length;
  act(() => saveTokens({ access_token: 'a', expires_in: 3600 }, 'thandi@example.com'));
  expect(drawn).toHaveBeenCalledTimes(before);
});
