import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../api/query';
import { HereContext } from '../frame/staff-context';
import type { Staff } from '../sign-in/door';
import { ViewButton } from './view-button';
import { orderList, type SavedView } from './words';

const kept: SavedView = {
  number: 1,
  name: 'To pack',
  query: 'view=toPack',
  isShared: true,
  version: '1',
  changedAt: '2026-11-29T08:30:00+0000',
  changedBy: 'Lerato',
};
/** What a colleague made of it while somebody had it open. */
const theirs: SavedView = { ...kept, name: 'Everybody', query: 'view=open', version: '2' };
const staff = { name: 'Lerato', rights: ['fulfil'], waysIn: [] } as unknown as Staff;

let sent: unknown[];
beforeEach(() => {
  sent = [];
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (init?.method === 'PATCH') sent.push(JSON.parse(String(init.body)));
    return Response.json(kept);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shown = (view: SavedView, current: SavedView | undefined) => (
  <QueryClientProvider client={createCache()}>
    <HereContext value={{ staff, shopName: 'Shop' }}>
      <ViewButton
        saved={{ list: orderList, views: [view], current }}
        address={new URLSearchParams('view=toPack')}
      />
    </HereContext>
  </QueryClientProvider>
);
const save = () => fireEvent.click(screen.getByRole('button', { name: /^Save/ }));

test('a view that a colleague changed meanwhile stays open, and is sent as somebody began with it', async () => {
  const { rerender } = render(shown(kept, kept));
  fireEvent.click(screen.getByRole('button', { name: /Change view/ }));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'All of us' } });
  rerender(shown(theirs, undefined));
  screen.getByRole('dialog', { name: 'Change To pack' });
  save();
  await waitFor(() => expect(sent).toEqual([{ version: '1', name: 'All of us' }]));
});

test('nothing is sent where nothing is changed', () => {
  render(shown(kept, kept));
  fireEvent.click(screen.getByRole('button', { name: /Change view/ }));
  save();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
});
