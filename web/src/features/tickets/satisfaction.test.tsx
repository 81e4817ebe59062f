import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '@/shared/api/client';
import { ApiError } from '@/shared/api/errors';
import { keyOf } from '@/shared/api/query';
import { ticketPath, type Ticket } from './api';
import { Satisfaction } from './satisfaction';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ticket = (more: Partial<Ticket>) => ({ id: 'T-10001', canRate: false, ...more }) as Ticket;
const page = (one: Ticket, cache = new QueryClient()) => (
  <QueryClientProvider client={cache}>
    <Satisfaction ticket={one} />
  </QueryClientProvider>
);
const shows = (one: Ticket, cache?: QueryClient) => render(page(one, cache));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a ticket that is not solved asks nothing; one that was rated says so', () => {
  const { container } = shows(ticket({}));
  expect(container.textContent).toBe('');
  shows(ticket({ satisfaction: { helped: false, createdAt: '2026-11-26T10:00:00Z' } }));
  expect(screen.getByText('You told us that this did not help.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an answer wants yes or no, and goes with its words', async () => {
  const post = vi.spyOn(api, 'post').mockResolvedValue({ successMsg: 'Thank you' } as never);
  shows(ticket({ canRate: true }));
  press('Tell us');
  expect(screen.getByRole('alert').textContent).toContain('Please choose Yes or No.');
  fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'x'.repeat(201) } });
  press('Tell us');
  expect(screen.getByRole('alert').textContent).toBe('Please use at most 200 characters');
  expect(post).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Quick' } });
  press('Tell us');
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(1));
  expect(post.mock.lastCall).toMatchObject([
    '/users/{user}/tickets/{ticketId}/satisfaction',
    { path: { ticketId: 'T-10001' }, body: { helped: true, comment: 'Quick' } },
  ]);
});

test('what was not taken stays, and goes again under the same key when nobody knows', async () => {
  const post = vi.spyOn(api, 'post').mockRejectedValue(new ApiError(500, { errorMsg: 'Away' }));
  shows(ticket({ canRate: true }));
  fireEvent.click(screen.getByRole('radio', { name: 'No' }));
  press('Tell us');
  await screen.findByText(/Everything you typed is still here/);
  press('Tell us');
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(2));
  const keys = post.mock.calls.map(
    ([, options]) => (options as unknown as { idempotencyKey: string }).idempotencyKey,
  );
  expect(keys[0]).toBe(keys[1]);
});

test('what was answered elsewhere is asked for again', async () => {
  vi.spyOn(api, 'post').mockRejectedValue(new ApiError(409, { errorMsg: 'Told already' }));
  const cache = new QueryClient();
  const path = keyOf(ticketPath('T-10001'));
  cache.setQueryData(path, ticket({ canRate: true }));
  shows(ticket({ canRate: true }), cache);
  fireEvent.click(screen.getByRole('radio', { name: 'No' }));
  press('Tell us');
  await vi.waitFor(() => expect(cache.getQueryState(path)?.isInvalidated).toBe(true));
});

test('the keyboard goes on at the thanks', () => {
  const cache = new QueryClient();
  const { rerender } = shows(ticket({ canRate: true }), cache);
  screen.getByRole('button', { name: 'Tell us' }).focus();
  rerender(page(ticket({ satisfaction: { helped: true, createdAt: '2026-11-26T10:00:00Z' } }), cache));
  expect(document.activeElement?.textContent).toBe('You told us that this helped.');
});
