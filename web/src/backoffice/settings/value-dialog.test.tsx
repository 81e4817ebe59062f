import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../api/query';
import { ValueDialog } from './value-dialog';
import type { Dated } from './words';

const fee: Dated = {
  name: 'delivery_fee_cents',
  group: 'delivery',
  kind: 'cents',
  about: 'What delivery costs.',
  must: 'cents from 0 to 100000000',
  version: '1',
  now: { value: '6500' },
  planned: [],
  history: [],
};

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

const show = (setting: Dated) =>
  render(
    <QueryClientProvider client={createCache()}>
      <ValueDialog setting={setting} onClose={() => undefined} />
    </QueryClientProvider>,
  );
const field = () => screen.getByLabelText(/New value/) as HTMLInputElement;
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const button = () => screen.getByRole('button', { name: /^Set/ }) as HTMLButtonElement;

test('rand are judged as rand before anything is sent, and nothing is said of cents', () => {
  show(fee);
  type('70');
  expect(button().disabled).toBe(false);
  type('1000001');
  expect(button().disabled).toBe(true);
  expect(screen.getByRole('alert').textContent).toMatch(/An amount from R.0 to R.1.000.000/);
  expect(document.body.textContent).not.toMatch(/cents/);
});

test('a refusal stands at its field once, in rand, and goes when the value is another', async () => {
  const message = 'It must be cents from 0 to 100000000.';
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { errors: [{ type: 'ValidationError', subject: 'value', message }], errorMsg: message },
      { status: 400 },
    ),
  );
  show(fee);
  type('70');
  fireEvent.click(button());
  expect((await screen.findAllByRole('alert')).length).toBe(1);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.body.textContent).not.toMatch(/cents/);
  type('80');
  expect(screen.queryByRole('alert')).toBeNull();
});
