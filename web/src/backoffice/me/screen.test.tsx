import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../api/query';
import { HereContext } from '../frame/staff-context';
import type { Staff } from '../sign-in/door';
import { Toasts } from '../ui/toast';
import type { Passkey } from './passkeys';
import { onlyWayOf } from './only-way';
import { Screen } from './screen';

const browser = vi.hoisted(() => ({ startRegistration: vi.fn(), startAuthentication: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => browser);

const laptop: Passkey = {
  id: 'P1',
  name: 'Chrome on Windows',
  kind: 'device',
  createdAt: '2026-06-02T10:00:00+0000',
  isSynced: false,
  isSuspect: false,
};
const staff = {
  name: 'Lerato Ndaba',
  email: 'lerato@shop.example',
  roles: ['packer'],
  rights: [],
  waysIn: ['password', 'passkey'],
} as unknown as Staff;
const stepUp = () => Response.json({ errors: [{ type: 'StepUpRequiredError' }] }, { status: 403 });

let kept: Passkey[];
let isConfirmed: boolean;
let calls: string[];
const bodies: Record<string, unknown> = {};
const renew = vi.fn(async () => undefined);

const answer = (call: string): Response => {
  switch (call) {
    case 'GET /session/passkeys':
      return Response.json({ passkeys: kept, most: 10 });
    case 'POST /session/passkeys/options':
      return isConfirmed ? Response.json({ tokenId: 'T', publicKey: { challenge: 'make' } }) : stepUp();
    case 'POST /session/passkeys':
      kept = [laptop];
      return Response.json(laptop, { status: 201 });
    case 'DELETE /session/passkeys/P1':
      if (!isConfirmed) return stepUp();
      kept = [];
      return new Response(null, { status: 204 });
    case 'POST /session/confirm/passkeyOptions':
      return Response.json({ tokenId: 'C', publicKey: { challenge: 'show' } });
    case 'POST /session/confirm/passkey':
      isConfirmed = true;
      return Response.json(staff);
    case 'POST /session/confirm':
      isConfirmed = true;
      return new Response(null, { status: 204 });
  }
  throw new Error(call);
};

beforeEach(() => {
  kept = [];
  calls = [];
  isConfirmed = true;
  renew.mockClear();
  browser.startRegistration.mockReset().mockResolvedValue({ id: 'c', type: 'public-key' });
  browser.startAuthentication.mockReset().mockResolvedValue({ id: 'c', type: 'public-key' });
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${path.replace('/backoffice/api', '')}`;
    calls.push(call);
    if (body) bodies[call] = JSON.parse(String(body));
    return answer(call);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (who = staff) => {
  render(
    <QueryClientProvider client={createCache()}>
      <HereContext value={{ staff: who, shopName: 'Shop', renew }}>
        <Screen />
        <Toasts />
      </HereContext>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Passkeys' });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('one is added, and is in the list', async () => {
  await show();
  screen.getByText('No passkeys yet.');
  press('Add a passkey');
  await screen.findByText('Chrome on Windows');
  expect(browser.startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: 'make' } });
  expect(bodies['POST /session/passkeys']).toEqual({
    tokenId: 'T',
    credential: { id: 'c', type: 'public-key' },
  });
  expect(renew).toHaveBeenCalledOnce();
});

test('who closes what the device asks gets a quiet word', async () => {
  browser.startRegistration.mockRejectedValue(
    Object.assign(new Error('closed'), { name: 'NotAllowedError' }),
  );
  await show();
  press('Add a passkey');
  await screen.findByText(/No passkey was used/);
  expect(calls).not.toContain('POST /session/passkeys');
});

test('it is asked first who is there, and then goes on by itself', async () => {
  isConfirmed = false;
  await show();
  press('Add a passkey');
  const asks = await screen.findByRole('dialog', { name: 'Confirm it is you' });
  fireEvent.click(within(asks).getByRole('button', { name: 'Use a passkey' }));
  await screen.findByText('Chrome on Windows');
  expect(browser.startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: 'show' } });
});

test('password and code show it as well', async () => {
  isConfirmed = false;
  await show({ ...staff, waysIn: ['password'] });
  press('Add a passkey');
  const asks = await screen.findByRole('dialog', { name: 'Confirm it is you' });
  expect(within(asks).queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  fireEvent.change(within(asks).getByLabelText('Password'), { target: { value: 'secret' } });
  fireEvent.change(within(asks).getByLabelText('Code from your app'), { target: { value: '123456' } });
  fireEvent.click(within(asks).getByRole('button', { name: 'Confirm' }));
  await screen.findByText('Chrome on Windows');
  expect(bodies['POST /session/confirm']).toEqual({ password: 'secret', code: '123456' });
});

test('one is removed by who has shown who it is: then it goes on by itself', async () => {
  kept = [laptop];
  isConfirmed = false;
  await show();
  press('Remove Chrome on Windows');
  press('Remove it');
  const asks = await screen.findByRole('dialog', { name: 'Confirm it is you' });
  fireEvent.click(within(asks).getByRole('button', { name: 'Use a passkey' }));
  await screen.findByText('No passkeys yet.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(renew).toHaveBeenCalledOnce());
});

test('the only way in cannot be removed', async () => {
  kept = [laptop];
  await show({ ...staff, waysIn: ['passkey'] });
  await screen.findByText('Your only way in: add another first');
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('of two, or beside a password, each can be removed', () => {
  const phone = { ...laptop, id: 'P2' };
  expect(onlyWayOf([laptop, phone], ['passkey'])).toBeUndefined();
  expect(onlyWayOf([laptop], ['password', 'passkey'])).toBeUndefined();
  expect(onlyWayOf([laptop, { ...phone, isSuspect: true }], ['passkey'])).toBe(laptop);
});

test('one that may be copied says so', async () => {
  kept = [{ ...laptop, isSuspect: true }];
  await show();
  screen.getByText('Not accepted: may be copied');
});

test('where there are none, it is said, and none is offered', async () => {
  vi.unstubAllGlobals();
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) =>
    answer(`${method} ${path.replace('/backoffice/api', '')}`),
  );
  await show();
  screen.getByText(/This browser has no passkeys/);
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});
