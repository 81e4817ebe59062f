import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../api/query';
import { DeclineDialog } from './decline-dialog';
import { useDecide } from './use-decide';
import type { Review } from './words';

const review: Review = {
  id: 'r1',
  version: '3',
  state: 'waiting',
  product: { code: '1', name: 'Kettle', ratings: 0 },
  rating: 2,
  headline: 'Call me',
  comment: 'I sell phones.',
  author: 'Sipho M.',
  isBuyer: false,
  createdAt: '2026-11-29T08:30:00+0000',
  helpful: 0,
  unhelpful: 0,
  isUndoable: false,
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

const sent = vi.fn();
const answers = (status: number, body: object) =>
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    sent(address, init?.body && JSON.parse(String(init.body)));
    return new Response(JSON.stringify(body), { status });
  });

function Shown({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const decide = useDecide(onDone);
  return <DeclineDialog review={review} decide={decide} onClose={onClose} />;
}
const show = () => {
  sent.mockClear();
  const [onDone, onClose] = [vi.fn(), vi.fn()];
  render(
    <QueryClientProvider client={createCache()}>
      <Shown {...{ onDone, onClose }} />
    </QueryClientProvider>,
  );
  return { onDone, onClose };
};
const press = () => fireEvent.click(screen.getByRole('button', { name: /Refuse it/ }));

test('nothing is sent without a reason, nor another one without words', () => {
  answers(200, review);
  show();
  press();
  expect(screen.getByRole('alert').textContent).toContain('Choose a reason.');
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'other' } });
  expect(screen.getByRole('alert').textContent).toContain('Say in a few words why.');
  press();
  expect(sent).not.toHaveBeenCalled();
});

test('what is sent is what was looked at, with why', async () => {
  answers(200, { ...review, state: 'refused', version: '4' });
  const { onDone, onClose } = show();
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'advert' } });
  fireEvent.change(screen.getByLabelText(/own words/), { target: { value: ' Sells phones ' } });
  press();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.mock.calls[0]).toEqual([
    expect.stringContaining('/backoffice/api/reviews/r1/decline'),
    { version: '3', reason: 'advert', words: 'Sells phones' },
  ]);
  expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ act: 'decline' }));
});

test('what was typed stays when somebody else was faster', async () => {
  answers(409, {
    errors: [{ type: 'StaffVersionError', subject: 'r1', message: 'It was changed meanwhile.' }],
    errorMsg: 'It was changed meanwhile.',
  });
  const { onClose } = show();
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'abuse' } });
  press();
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody else changed it.');
  expect((screen.getByLabelText('Reason') as HTMLSelectElement).value).toBe('abuse');
  expect(onClose).not.toHaveBeenCalled();
});
