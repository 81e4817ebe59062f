import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../api/query';
import { HereContext } from '../frame/staff-context';
import type { Staff } from '../sign-in/door';
import { Screen } from './page-screen';
import type { Page } from './words';
import { Screen as VersionsScreen } from './versions-screen';

// What stands on the page is not looked at here.
vi.mock('./editor-columns', () => ({ EditorColumns: () => null }));

const draft: Page = {
  code: 'careers',
  path: '/s/careers',
  kind: 'static',
  state: 'hidden',
  version: 'v1',
  live: 0,
  draft: { by: 'Sipho', at: '2026-11-29T08:30:00+0000' },
  page: { name: 'Careers', title: 'Careers', slots: [] },
  changes: [],
  problems: [],
  named: [],
  liveChanges: [],
  linkedFrom: [],
  isRemovable: true,
};
const shown: Page = { ...draft, state: 'live', live: 3, isRemovable: false };

/** As the server has it: another version than what was sent is refused. */
let stored: Page;
const sent: [string, unknown][] = [];
const refusal = { errors: [{ type: 'StaffOutdatedError', message: 'Lerato saved it.' }] };
const answer = async (address: string, init?: RequestInit) => {
  if (address.endsWith('/versions')) return Response.json({ versions: [] });
  if (/versions\/\d+$/.test(address)) return Response.json({ number: 2, changes: [], page: stored.page });
  if (!init?.body) return Response.json(stored);
  const body = JSON.parse(String(init.body)) as { version: string; live?: number };
  sent.push([address.slice(address.lastIndexOf('/') + 1), body]);
  const isAsStored = body.version === stored.version && (body.live ?? stored.live) === stored.live;
  return isAsStored ? Response.json(stored) : Response.json(refusal, { status: 409 });
};

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', vi.fn(answer));
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const staff = { rights: ['content'] } as unknown as Staff;

function show(page: Page, what: ReactNode = <Screen params={{ page: 'careers' }} />) {
  stored = page;
  const cache = createCache();
  render(
    <QueryClientProvider client={cache}>
      <HereContext value={{ staff, shopName: 'Spaza' }}>{what}</HereContext>
    </QueryClientProvider>,
  );
  /** Somebody else saves it, and the screen asks again by itself. */
  const othersSave = async (now: Partial<Page> = {}) => {
    stored = { ...stored, version: 'v2', draft: { by: 'Lerato', at: '2026-11-29T08:31:00+0000' }, ...now };
    await act(() => cache.refetchQueries());
  };
  return { othersSave };
}
const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

test.each([
  ['remove', draft, /^Remove…/, /^Remove it/],
  ['discard', shown, /^Discard draft/, /^Discard it/],
  ['publish', draft, /^Publish…/, /^Publish now/],
  ['take-down', shown, /^Take down…/, /^Take it down/],
])('what others save while it is asked is not lost: %s', async (act, page, open, confirm) => {
  const { othersSave } = show(page);
  await press(open);
  await othersSave();
  await press(confirm);
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody else changed it.');
  expect(sent).toEqual([[act, expect.objectContaining({ version: 'v1' })]]);
  // Who has seen how it stands now does it to that.
  await press(/Show how it stands now/);
  await screen.findByText(/^Lerato, /);
  await press(open);
  await press(confirm);
  await vi.waitFor(() => expect(sent[1]).toEqual([act, expect.objectContaining({ version: 'v2' })]));
});

test('what others publish while it is asked is not published over', async () => {
  const { othersSave } = show(shown);
  await press(/^Take down…/);
  await othersSave({ version: 'v1', live: 4 });
  await press(/^Take it down/);
  await screen.findByRole('alert');
  expect(sent).toEqual([['take-down', { version: 'v1', live: 3 }]]);
});

test('what is typed is saved over what was compared, not over what came after', async () => {
  sessionStorage.setItem(
    'backoffice.page.careers',
    JSON.stringify({ version: 'v0', page: { ...draft.page, title: 'Work here' } }),
  );
  const { othersSave } = show(draft);
  await press(/^Compare/);
  await othersSave();
  await press(/^Save mine over it/);
  await vi.waitFor(() => expect(sent).toEqual([['draft', expect.objectContaining({ version: 'v1' })]]));
  await press(/^Compare/);
  await screen.findByText('Lerato changed it meanwhile');
  await press(/^Save mine over it/);
  await vi.waitFor(() => expect(sent[1]).toEqual(['draft', expect.objectContaining({ version: 'v2' })]));
});

test('a version is not restored over a draft that others save while it is asked', async () => {
  window.history.replaceState(null, '', '/backoffice/content/pages/careers/versions?version=2');
  const { othersSave } = show(shown, <VersionsScreen params={{ page: 'careers' }} />);
  await press(/^Restore version 2…/);
  await othersSave();
  await press(/^Make it the draft/);
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody else changed it.');
  expect(sent).toEqual([['restore', { version: 'v1' }]]);
});
