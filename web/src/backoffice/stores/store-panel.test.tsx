import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../api/query';
import { HereContext } from '../frame/staff-context';
import { startKeyboard } from '../keyboard/use-shortcuts';
import type { Staff } from '../sign-in/door';
import { Toasts } from '../ui/toast';
import { NewStoreDialog } from './new-dialog';
import { StorePanel } from './store-panel';
import type { Store } from './words';

const store: Store = {
  code: 'S1',
  displayName: 'Paarl',
  isWarehouse: false,
  isDefault: false,
  latitude: -33.731,
  longitude: 18.975,
  line1: '12 Lady Grey Street',
  suburb: '',
  town: 'Paarl',
  postalCode: '7646',
  province: 'ZA-WC',
  phone: '0215550142',
  hours: ['closed', ...Array<string>(6).fill('09:00-18:00')],
  holidayHours: '09:00-14:00',
  specialDays: [],
  services: [],
  version: '1',
  url: '/storelocator?store=S1',
  holidays: [],
  toPack: 0,
  toCollect: 2,
  provinces: [{ code: 'ZA-WC', name: 'Western Cape' }],
};
const theirs = {
  ...store,
  version: '2',
  changedBy: 'Neo',
  hours: [...store.hours.slice(0, 5), 'closed', 'closed'],
};
const sent: { version: string; changes: Partial<Store> }[] = [];
let kept = store;
let stop: () => void;

beforeEach(() => {
  sent.length = 0;
  kept = store;
  stop = startKeyboard();
  HTMLElement.prototype.scrollIntoView = vi.fn();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit = {}) => {
    if (!method || method === 'GET') return new Response(JSON.stringify(kept));
    const asked = JSON.parse(String(body)) as (typeof sent)[number];
    sent.push(asked);
    if (method === 'POST')
      return new Response(
        JSON.stringify({
          errors: [{ type: 'AlreadyExistsError', subject: 'S1', message: 'There is S1 already.' }],
          errorMsg: 'There is S1 already.',
        }),
        { status: 409 },
      );
    if (asked.version !== kept.version)
      return new Response(JSON.stringify({ errors: [{ type: 'StaffVersionError' }] }), { status: 409 });
    return new Response(JSON.stringify({ store: { ...kept, ...asked.changes, version: '3' }, act: 7 }));
  });
});
afterEach(() => {
  stop();
  cleanup();
  vi.unstubAllGlobals();
});

const show = async () => {
  render(
    <QueryClientProvider client={createCache()}>
      <HereContext value={{ staff: { rights: ['stores'] } as unknown as Staff, shopName: 'Shop' }}>
        <StorePanel code="S1" />
        <Toasts />
      </HereContext>
    </QueryClientProvider>,
  );
  await screen.findByText('Every week');
};
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const pressSave = () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });

test('hours are sent as they are meant, with the focus still in them', async () => {
  await show();
  type('Monday opens', '930');
  pressSave();
  await waitFor(() => expect(sent.map(({ changes }) => changes.hours?.[1])).toEqual(['09:30-18:00']));
});

test('Enter reads a time in place', async () => {
  await show();
  type('Monday closes', '17.30');
  fireEvent.keyDown(screen.getByLabelText('Monday closes'), { key: 'Enter' });
  expect((screen.getByLabelText('Monday closes') as HTMLInputElement).value).toBe('17:30');
});

test('why nothing is saved is said in words, on other sections too', async () => {
  await show();
  pressSave();
  await screen.findByText('Nothing is changed here yet.');
  type('Monday opens', 'noon');
  fireEvent.click(screen.getByRole('button', { name: 'What it does' }));
  expect(screen.getByText(/Not ready to be saved\. Monday: Times such as 09:00\./)).toBeTruthy();
  pressSave();
  await screen.findByText('Not saved. Monday: Times such as 09:00.');
  expect(screen.getByLabelText('Monday opens')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('who saved meanwhile is shown where one looks; weekdays that do not meet both stay', async () => {
  await show();
  type('Monday opens', '08:00');
  fireEvent.click(screen.getByLabelText('Saturday'));
  type('Friday opens', '10:00');
  kept = theirs;
  pressSave();
  const note = await screen.findByText(/Neo changed this store since you began/);
  await waitFor(() => expect(document.activeElement?.contains(note)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  expect(HTMLElement.prototype.scrollIntoView).toHaveBeenCalled();
  expect(
    screen
      .getAllByRole('listitem')
      .filter((each) => note.contains(each))
      .map((each) => each.textContent),
  ).toEqual(['Friday closed 10:00 to 18:00']);
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  pressSave();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({
    version: '2',
    changes: {
      hours: ['closed', '08:00-18:00', ...Array<string>(3).fill('09:00-18:00'), '10:00-18:00', 'closed'],
    },
  });
});

test('a day is added with times as they are typed, and closing a weekday tells of what waits', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Add a day' }));
  type('Day', '2999-12-10');
  type('Why', 'Stocktaking');
  fireEvent.click(screen.getByLabelText('Open that day'));
  type('Open that day closes', '12');
  fireEvent.click(screen.getByRole('button', { name: 'Add it' }));
  expect(screen.getByText('09:00 to 12:00')).toBeTruthy();
  expect(screen.queryByText(/wait to be collected/)).toBeNull();
  fireEvent.click(screen.getByLabelText('Tuesday'));
  expect(screen.getByText(/2 parts of orders wait to be collected here/)).toBeTruthy();
});

test('a code that is taken is said at its field, and what was typed stays', async () => {
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={createCache()}>
      <NewStoreDialog provinces={store.provinces} onClose={onClose} onAdded={() => undefined} />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  type('Code', 'S1');
  type(/^Name/, 'Paarl');
  expect(screen.getByRole('button', { name: /Street is missing/ })).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/A warehouse/));
  type(/Place on the map/, '-33.7, 18.9');
  fireEvent.click(screen.getByRole('button', { name: /Add it/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('There is S1 already.');
  expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText(/Show how it stands now/)).toBeNull();
  expect((screen.getByLabelText(/^Name/) as HTMLInputElement).value).toBe('Paarl');
  expect(onClose).not.toHaveBeenCalled();
});
