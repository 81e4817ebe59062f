import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../api/query';
import { Toasts } from '../ui/toast';
import { BulkBar } from './bulk-bar';

const wouldChange = (id: string, version: string) => ({
  ...{ id, version, headline: id, productName: 'Kettle' },
  ...{ state: 'waiting', becomes: 'shown' },
});
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** What is answered to the decisions, one after the other; nothing is an answer that is lost. */
let answers: (Response | undefined)[];
let previews: string[][];
let sent: { key: string; reviews: unknown }[];
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  [previews, sent] = [[], []];
  vi.stubGlobal('fetch', async (address: string, { body, headers }: RequestInit) => {
    const { ids, reviews } = JSON.parse(String(body));
    if (address.endsWith('/preview')) {
      previews.push(ids);
      const version = String(previews.length);
      return json(200, { changing: ids.map((id: string) => wouldChange(id, version)), skipped: [] });
    }
    sent.push({ key: (headers as Record<string, string>)['Idempotency-Key']!, reviews });
    const answer = answers.shift();
    if (!answer) throw new TypeError('no line');
    return answer;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (first: readonly string[]) => {
  const cache = createCache();
  const onClear = vi.fn();
  const bar = (ids: readonly string[]) => (
    <QueryClientProvider client={cache}>
      <BulkBar ids={ids} state="waiting" onClear={onClear} />
      <Toasts />
    </QueryClientProvider>
  );
  const { rerender } = render(bar(first));
  return { onClear, ticks: (ids: readonly string[]) => rerender(bar(ids)) };
};
const begin = () => fireEvent.click(screen.getByRole('button', { name: 'Show' }));
const confirm = async (words: RegExp) => fireEvent.click(await screen.findByRole('button', { name: words }));
/** Pressed until it is no longer busy with the answer before. */
const sends = (count: number) =>
  vi.waitFor(() => {
    if (sent.length < count) fireEvent.click(screen.getByRole('button', { name: /Show 1 review/ }));
    expect(sent).toHaveLength(count);
  });

test('what was begun goes on with the reviews it was begun for, though they leave the list', async () => {
  answers = [json(200, { reviews: [] })];
  const { ticks, onClear } = show(['r1', 'r2']);
  begin();
  await screen.findByRole('button', { name: /Show 2 reviews/ });
  ticks(['r2']);
  ticks([]);
  await confirm(/Show 2 reviews/);
  await vi.waitFor(() => expect(onClear).toHaveBeenCalled());
  expect(previews).toEqual([['r1', 'r2']]);
});

test('a dialog does not open by itself when others are chosen', async () => {
  const { ticks } = show(['r1']);
  begin();
  ticks([]);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  ticks(['r2']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('1 review selected')).toBeDefined();
});

test('after a lost answer the same is sent again, and can be taken back', async () => {
  const inUse = json(409, { errors: [{ type: 'IdempotencyKeyInUseError' }] });
  answers = [undefined, inUse, json(200, { reviews: [{ id: 'r1', version: '2' }] })];
  show(['r1']);
  begin();
  await confirm(/Show 1 review/);
  await screen.findByRole('alert');
  fireEvent(window, new Event('visibilitychange'));
  await sends(2);
  await sends(3);
  expect(await screen.findByText('Shown: 1 review.')).toBeDefined();
  expect(screen.getByRole('button', { name: /Undo/ })).toBeDefined();
  expect(sent).toEqual([sent[0], sent[0], sent[0]]);
  expect(sent[0]!.reviews).toEqual([{ id: 'r1', version: '1' }]);
  expect(previews).toHaveLength(1);
});

test('after a refusal it is looked at again, and what stands then is sent', async () => {
  answers = [json(409, { errors: [{ type: 'StaffVersionError' }] }), json(200, { reviews: [] })];
  const { onClear } = show(['r1']);
  begin();
  await confirm(/Show 1 review/);
  await vi.waitFor(() => expect(previews).toHaveLength(2));
  await screen.findByRole('alert');
  await sends(2);
  expect(sent[1]!.reviews).toEqual([{ id: 'r1', version: '2' }]);
  await vi.waitFor(() => expect(onClear).toHaveBeenCalled());
});
