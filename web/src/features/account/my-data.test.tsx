// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCache } from '@/shared/api/query';
import { saveTokens } from '@/shared/session/session';
import type { AccountDeletion, DataExport } from './data-api';
import { DeleteSection } from './delete-section';
import { KeptSection, periodOf } from './kept-section';
import { DownloadSection } from './download-section';
import { MarketingRow } from './marketing-row';
import { RightsSection } from './rights-section';
import type { Choice } from './use-consents';

const mfa = {
  isOn: false,
  ways: [{ way: 'email', to: 't•••••i@mweb.co.za' }],
  canTurnOn: [],
  hasApp: false,
  recoveryCodesLeft: 0,
  trustedDevices: 0,
  isConfirmed: false,
};
const stays: AccountDeletion = { isAsked: false, graceDays: 14, obstacles: [] };

function answers(more: (method: string, path: string) => Response) {
  const calls: string[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string, { method = 'GET' }: RequestInit = {}) => {
      const path = new URL(String(url), 'https://shop.example').pathname.split('/users/current/').at(-1)!;
      calls.push(`${method} ${path}`);
      return Promise.resolve(path === 'mfa' ? Response.json(mfa) : more(method, path));
    }),
  );
  return calls;
}
beforeEach(() => saveTokens({ access_token: 'A', expires_in: 900 }, 'thandi@example.co.za'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shows = (section: React.ReactNode) =>
  render(<QueryClientProvider client={createCache()}>{section}</QueryClientProvider>);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the end of an account', () => {
  test('is asked twice, and only the second press asks the server', async () => {
    const calls = answers(() =>
      Response.json(
        { errors: [{ type: 'AccountInUseError', message: 'Return R-1 is open.' }] },
        { status: 409 },
      ),
    );
    shows(<DeleteSection deletion={stays} />);
    press('Delete my account');
    expect(calls).toEqual([]);
    press('Delete my account');
    expect((await screen.findByText('Return R-1 is open.')).closest('[role=alert]')).not.toBeNull();
    expect(calls).toEqual(['POST accountDeletion']);
  });

  test('waits for what is open, each by its name', () => {
    const obstacles = [{ kind: 'openOrder' as const, code: '7', message: 'Order 7 is on its way.' }];
    shows(<DeleteSection deletion={{ ...stays, obstacles }} />);
    screen.getByText('Order 7 is on its way.');
    expect(screen.getByRole('button', { name: 'Delete my account' })).toHaveProperty('disabled', true);
  });

  test('is taken back by one press', async () => {
    const calls = answers(() => Response.json(stays));
    shows(<DeleteSection deletion={{ ...stays, isAsked: true, deletedAt: '2026-12-08T08:00:00+0000' }} />);
    screen.getByText(/^Your account goes on 8 December/);
    press('Keep my account');
    await vi.waitFor(() => expect(calls).toEqual(['DELETE accountDeletion']));
  });
});

test.each<[DataExport, string[]]>([
  [{ state: 'none' }, ['Make my file']],
  [{ state: 'making' }, []],
  [
    { state: 'ready', size: 4_400_000, expiresAt: '2026-12-08T08:00:00+0000' },
    ['Download (ZIP)', 'Make a new one'],
  ],
])('of a file %j one may %j', (made, buttons) => {
  shows(<DownloadSection made={made} />);
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
});

const choice = (id: Choice['id'], name: string, isOn: boolean): Choice => ({
  id,
  name,
  description: 'Why.',
  version: 2,
  ...(isOn && { currentConsent: { code: `C-${id}`, consentGivenDate: '2026-11-01T08:00:00+0000' } }),
});

describe('the rights of a customer', () => {
  test('to object to marketing is one press, and takes back all that was agreed to, nothing else', async () => {
    const calls = answers(() => new Response(null, { status: 204 }));
    shows(
      <RightsSection choices={[choice('MARKETING', 'Deals', true), choice('NEWSLETTER', 'News', false)]} />,
    );
    screen.getByText(/It stops at once, by every way/);
    press('Stop all deals and news');
    await vi.waitFor(() => expect(calls).toContain('DELETE consents/C-MARKETING'));
    expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
  });

  test('to object that could not be kept says so, and can be pressed again', async () => {
    answers(() =>
      Response.json({ errors: [{ type: 'Error', message: 'The shop is down.' }] }, { status: 409 }),
    );
    shows(<RightsSection choices={[choice('MARKETING', 'Deals', true)]} />);
    press('Stop all deals and news');
    expect((await screen.findByText(/The shop is down/)).closest('[role=alert]')).not.toBeNull();
    screen.getByRole('button', { name: 'Stop all deals and news' });
  });

  test('stand where each is used, also for who gets no marketing', () => {
    shows(<RightsSection choices={[choice('MARKETING', 'Deals', false)]} />);
    screen.getByText(/That stays so until you ask for them/);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/account/personaldetails',
      '/account/addresses',
      '/account/writetous?new=1&about=data',
    ]);
  });
});

test('the details name what marketing was agreed to, and change it in place', async () => {
  const calls = answers((method) =>
    method === 'GET'
      ? Response.json({
          consentTemplates: [choice('MARKETING', 'Deals', true), choice('NEWSLETTER', 'News', false)],
        })
      : Response.json({}, { status: 201 }),
  );
  shows(<MarketingRow />);
  await screen.findByText('Deals');
  press('Edit: Deals and news');
  fireEvent.click(screen.getByRole('switch', { name: 'News' }));
  await vi.waitFor(() => expect(calls).toContain('POST consents'));
  press('Done');
  expect(screen.queryByRole('switch')).toBeNull();
});

test.each([
  [1, '1 day'],
  [366, '1 year'],
  [364, '364 days'],
  [1096, '3 years'],
  [1827, '5 years'],
  [1829, '1829 days'],
])('%i days are said as %s', (days, said) => expect(periodOf(days)).toBe(said));

test('what is kept is said with the periods of the shop', () => {
  const days = {
    invoices: 1827,
    televisions: 400,
    tickets: 30,
    attachments: 7,
    carts: 365,
    savedCarts: 180,
    messages: 14,
    pageEvents: 90,
  };
  const periods = Object.entries(days).map(([kind, each]) => ({
    kind: kind as keyof typeof days,
    days: each,
  }));
  shows(<KeptSection retention={{ periods }} />);
  screen.getByText('While you have your account, and 5 years after it: tax law');
  screen.getByText('Sealed, 400 days after a television is sold: the licence register');
  screen.getByText('1 year after you last changed them, put aside 180 days');
  screen.getByText('30 days after they are solved, their files 7 days');
  screen.getByText('14 days after they were sent');
  screen.getByText('90 days, without your name');
});
