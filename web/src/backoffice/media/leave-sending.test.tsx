import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { go } from '../address/address';
import { useLeaveSending } from './leave-sending';
import { Sending } from './sending';
import type { Upload } from './use-uploads';

function Media({ all }: { all: Upload[] }) {
  const { question } = useLeaveSending({ all, total: 3 }, '/content/media');
  return (
    <>
      <Sending uploads={all} onForget={() => undefined} />
      {question}
    </>
  );
}
const first = { id: 1, name: 'a.png', share: 0.4 };
const second = { id: 2, name: 'b.png' };

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
  window.history.pushState(null, '', '/');
});
const asked = () => screen.queryByRole('dialog', { hidden: true });

test('leaving while pictures are on their way asks; to another of them it does not', () => {
  const { rerender } = render(<Media all={[first, second]} />);
  screen.getByText('Sending 40%');
  screen.getByText('Waiting');
  act(() => go('/content/media/p-1.png'));
  expect(asked()).toBeNull();
  act(() => go('/orders'));
  expect(asked()?.textContent).toContain('2 of 3 pictures are still being sent');
  rerender(<Media all={[second]} />);
  expect(asked()?.textContent).toContain('1 of 3 pictures is still being sent');
  fireEvent.click(screen.getByRole('button', { name: 'Leave and stop it', hidden: true }));
  expect(window.location.pathname).toBe('/backoffice/orders');
});

test('once all are sent nothing is asked any more', () => {
  const { rerender } = render(<Media all={[first]} />);
  act(() => go('/orders'));
  rerender(<Media all={[{ ...first, wrong: 'The file is empty.' }]} />);
  expect(asked()).toBeNull();
  act(() => go('/orders'));
  expect(window.location.pathname).toBe('/backoffice/orders');
});
