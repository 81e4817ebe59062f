// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '@/shared/api/query';
import { saveTokens } from '@/shared/session/session';
import SmsSection from './sms-section';

let choices: { kind: string; name: string; description: string; wanted: boolean }[];
let offered: boolean;
let refuses: boolean;

beforeEach(() => {
  saveTokens({ access_token: 'A', expires_in: 900 }, 'thandi@example.co.za');
  offered = true;
  refuses = false;
  choices = [
    { kind: 'delivery', name: 'Delivery and collection', description: 'On its way', wanted: true },
    { kind: 'afterSale', name: 'Answers to your messages', description: 'Replies', wanted: false },
  ];
  vi.stubGlobal(
    'fetch',
    vi.fn((_url: string, { method, body }: RequestInit = {}) => {
      if (method === 'PUT') {
        if (refuses)
          return Promise.resolve(
            Response.json(
              { errors: [{ type: 'ValidationError', reason: 'invalid', message: 'Show us first' }] },
              { status: 400 },
            ),
          );
        const { kind, wanted } = JSON.parse(String(body)) as { kind: string; wanted: boolean };
        choices = choices.map((each) => (each.kind === kind ? { ...each, wanted } : each));
      }
      return Promise.resolve(Response.json({ offered, choices }));
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shown = () =>
  render(
    <QueryClientProvider client={createCache()}>
      <SmsSection />
    </QueryClientProvider>,
  );
const choice = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name: `${name}, by SMS` });

test('each kind is a switch that is saved at once', async () => {
  shown();
  expect((await choice('Delivery and collection')).checked).toBe(true);
  expect((await choice('Answers to your messages')).checked).toBe(false);
  fireEvent.click(await choice('Delivery and collection'));
  await vi.waitFor(() => expect(choices[0]!.wanted).toBe(false));
  await vi.waitFor(async () => expect((await choice('Delivery and collection')).checked).toBe(false));
});

test('what was not taken is put back, and says why', async () => {
  refuses = true;
  shown();
  fireEvent.click(await choice('Answers to your messages'));
  await screen.findByText(/This choice was not saved.*Show us first/);
  await vi.waitFor(async () => expect((await choice('Answers to your messages')).checked).toBe(false));
});

test('a shop that sends none shows nothing', async () => {
  offered = false;
  const { container } = shown();
  await vi.waitFor(() => expect(vi.mocked(fetch)).toHaveBeenCalled());
  await vi.waitFor(() => expect(container.textContent).toBe(''));
});
