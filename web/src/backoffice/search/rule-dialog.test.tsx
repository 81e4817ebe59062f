import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../api/query';
import { RuleDialog } from './rule-dialog';
import type { Rule } from './words';

const rule: Rule = {
  id: '1',
  version: '3',
  state: 'running',
  kind: 'pin',
  query: 'tv',
  of: 'product',
  code: '7',
  name: 'Vela TV',
  place: 1,
  from: '2026-06-01T07:30:00+0000',
  by: 'Lerato',
  at: '2026-06-01T00:00:00+0000',
  act: 'added',
  isUndoable: true,
};
const preview = {
  words: 'tv',
  at: '2026-06-01T00:00:00+0000',
  before: { total: 0, products: [] },
  after: { total: 0, products: [] },
};
const scrolled = vi.fn();

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  HTMLElement.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  cleanup();
  scrolled.mockReset();
  vi.unstubAllGlobals();
});

/** The look is answered; a change is refused like that. */
const refuse = (status: number, body: object) =>
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) =>
    init?.method === 'PUT' ? Response.json(body, { status }) : Response.json(preview),
  );
const show = () => {
  const onClose = vi.fn();
  const cache = createCache();
  const asked = vi.spyOn(cache, 'invalidateQueries');
  render(
    <QueryClientProvider client={cache}>
      <RuleDialog rule={rule} onClose={onClose} />
    </QueryClientProvider>,
  );
  return { onClose, asked };
};
const note = () => screen.getByLabelText(/Why/) as HTMLInputElement;
const type = (value: string) => fireEvent.change(note(), { target: { value } });
const save = async () => {
  const button = () => screen.getByRole('button', { name: /Save the change/ }) as HTMLButtonElement;
  await vi.waitFor(() => expect(button().disabled).toBe(false));
  fireEvent.click(button());
};

test('who was faster is said in sight, with the focus, and the list is asked for again', async () => {
  const message = 'Somebody changed it.';
  refuse(409, {
    errors: [{ type: 'StaffVersionError', message }],
    errorMsg: message,
    conflict: { version: '4', by: 'Sipho', at: rule.at, differences: [] },
  });
  const { asked } = show();
  type('Campaign');
  await save();
  const reported = await screen.findByText(/Sipho changed it meanwhile/);
  await waitFor(() => expect(scrolled).toHaveBeenCalled());
  await waitFor(() => expect(document.activeElement?.contains(reported)).toBe(true));
  await waitFor(() => expect(asked).toHaveBeenCalled());
});

test('a refusal stands at its field once, and goes with the next letter', async () => {
  const message = 'That is too long.';
  refuse(400, { errors: [{ type: 'ValidationError', subject: 'note', message }], errorMsg: message });
  show();
  type('Campaign');
  await save();
  expect((await screen.findAllByText(message)).length).toBe(1);
  type('Short');
  expect(screen.queryByText(message)).toBeNull();
});

test('Escape asks before a written rule is thrown away', () => {
  refuse(500, {});
  const { onClose } = show();
  const escape = () => fireEvent.keyDown(note(), { key: 'Escape' });
  type('Campaign');
  expect(escape()).toBe(false); // else the browser closes it
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Keep typing' }));
  expect(note().value).toBe('Campaign');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  fireEvent.click(screen.getByRole('button', { name: 'Throw it away' }));
  expect(onClose).toHaveBeenCalledOnce();
  type('');
  escape(); // nothing is lost
  expect(onClose).toHaveBeenCalledTimes(2);
  fireEvent(screen.getAllByRole('dialog')[0]!, new Event('cancel', { cancelable: true })); // Back of a phone
  expect(onClose).toHaveBeenCalledTimes(3);
});
