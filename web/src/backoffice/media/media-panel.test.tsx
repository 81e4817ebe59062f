import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { go } from '../address/address';
import { createCache } from '../api/query';
import { HereContext } from '../frame/staff-context';
import type { Staff } from '../sign-in/door';
import { MediaPanel } from './media-panel';
import type { Media } from './words';

const wall: Media = {
  name: 'p-1.png',
  fileName: 'Wall.png',
  url: '/media/p-1.png',
  preview: '/media/0/320.png',
  large: '/media/0/1280.png',
  width: 640,
  height: 400,
  altText: 'A wall',
  addedAt: '2026-11-29T08:30:00+0000',
  isUsed: false,
  uses: [],
  usesTotal: 0,
  version: 'v1',
};

let kept: Media;
const sent: unknown[] = [];

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  sent.length = 0;
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (!init?.body) return Response.json(kept);
    const body = JSON.parse(String(init.body)) as { version: string; altText: string };
    sent.push(body);
    if (body.version === kept.version) return Response.json({ ...kept, altText: body.altText });
    const differences = [{ field: 'altText', yours: [body.altText], theirs: [kept.altText] }];
    return Response.json(
      {
        errors: [{ type: 'StaffVersionError', message: 'Somebody else changed it.' }],
        conflict: { version: kept.version, at: kept.addedAt, differences },
      },
      { status: 409 },
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

let cache: ReturnType<typeof createCache>;

async function show(media: Media, rights: string[]) {
  kept = media;
  cache = createCache();
  const staff = { rights } as unknown as Staff;
  render(
    <QueryClientProvider client={cache}>
      <HereContext value={{ staff, shopName: 'Spaza' }}>
        <MediaPanel name={media.name} onStep={() => undefined} onClose={() => undefined} />
      </HereContext>
    </QueryClientProvider>,
  );
  await screen.findByRole('img', { name: 'A wall' });
}

const textField = () => screen.getByLabelText('Alternative text') as HTMLTextAreaElement;

test('who only sees pages reads what it shows and changes nothing', async () => {
  await show(wall, ['seeContent']);
  expect(screen.queryByLabelText('Alternative text')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove…' })).toBeNull();
});

test('what is used leads to where, and cannot be removed', async () => {
  const uses: Media['uses'] = [{ kind: 'page', code: 'careers', name: 'Careers', place: 'body / Banner' }];
  await show({ ...wall, isUsed: true, uses, usesTotal: 1 }, ['catalogue']);
  expect(screen.getByRole('link', { name: 'Careers' }).getAttribute('href')).toBe(
    '/backoffice/content/pages/careers',
  );
  expect((screen.getByRole('button', { name: 'Remove…' }) as HTMLButtonElement).disabled).toBe(true);
});

test('a text that a colleague wrote meanwhile is not written over unseen', async () => {
  await show(wall, ['content']);
  kept = { ...wall, version: 'v2', altText: 'A red wall' };
  fireEvent.change(textField(), { target: { value: ' A brick \n wall ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the text' }));
  await screen.findByText(/Somebody else wrote “A red wall” meanwhile/);
  expect(textField().value).toBe(' A brick \n wall ');
  fireEvent.click(screen.getByRole('button', { name: 'Save mine over it' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { version: 'v1', altText: 'A brick wall' },
      { version: 'v2', altText: 'A brick wall' },
    ]),
  );
});

test('what is typed stays when a colleague saves, and is checked against what it was typed over', async () => {
  await show(wall, ['content']);
  fireEvent.change(textField(), { target: { value: 'A brick wall' } });
  kept = { ...wall, version: 'v2', altText: 'A red wall' };
  await act(() => cache.invalidateQueries());
  await screen.findByRole('img', { name: 'A red wall' });
  expect(textField().value).toBe('A brick wall');
  fireEvent.click(screen.getByRole('button', { name: 'Save the text' }));
  await screen.findByText(/Somebody else wrote “A red wall” meanwhile/);
  expect(sent).toEqual([{ version: 'v1', altText: 'A brick wall' }]);
});

test('what is typed is not thrown away by going on to another picture', async () => {
  await show(wall, ['content']);
  fireEvent.change(textField(), { target: { value: 'A brick wall' } });
  act(() => go('/content/media/p-2.png'));
  screen.getByRole('dialog', { name: '1 change is not saved', hidden: true });
  expect(window.location.pathname).not.toContain('p-2');
  fireEvent.click(screen.getByRole('button', { name: 'Leave without saving', hidden: true }));
  expect(window.location.pathname).toContain('p-2');
});

test('of one that is removed the text is read and not written', async () => {
  await show({ ...wall, removedAt: '2026-11-30T08:30:00+0000' }, ['content']);
  expect(screen.queryByRole('button', { name: 'Save the text' })).toBeNull();
  screen.getByText('Alternative text');
});

test('where nothing is typed, what a colleague saved is there to be gone on with', async () => {
  await show(wall, ['content']);
  kept = { ...wall, version: 'v2', altText: 'A red wall' };
  await act(() => cache.invalidateQueries());
  await waitFor(() => expect(textField().value).toBe('A red wall'));
});
