import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../api/query';
import { ActDialog } from './act-dialog';
import type { Promotion } from './words';

const promotion = {
  code: 'BRAAI',
  version: '3',
  terms: { kind: 'productDiscount', title: 'Braai week' },
} as Promotion;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const dialogOf = (shown: Promotion, onClose = vi.fn(), onReload = vi.fn()) => (
  <QueryClientProvider client={createCache()}>
    <ActDialog
      promotion={shown}
      act="pause"
      check={undefined}
      changed={vi.fn()}
      onReload={onReload}
      onClose={onClose}
    />
  </QueryClientProvider>
);

test('what a colleague changed while it was asked is not paused unseen', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({ errors: [{ type: 'ConflictError', message: 'Changed.' }] }, { status: 409 });
  });
  const [onClose, onReload] = [vi.fn(), vi.fn()];
  const { rerender } = render(dialogOf(promotion, onClose, onReload));
  rerender(dialogOf({ ...promotion, version: '4' }, onClose, onReload));
  fireEvent.click(screen.getByRole('button', { name: 'Pause it now' }));
  await waitFor(() => expect(sent).toEqual([{ version: '3' }]));
  fireEvent.click(await screen.findByRole('button', { name: 'Show how it stands now' }));
  expect(onClose).toHaveBeenCalled();
  expect(onReload).toHaveBeenCalled();
});
