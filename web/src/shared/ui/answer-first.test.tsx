import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerFirst } from './answer-first';
import { Button } from './button';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a button is busy before anything is done, and pressed twice meanwhile it counts once', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const button = document.createElement('button');
  const work = vi.fn();

  answerFirst(button, work);
  answerFirst(button, work);

  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(work).not.toHaveBeenCalled();
  frames.forEach((frame) => frame(0));
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1));
  expect(frames).toHaveLength(1);
});

/** As in a browser, where React draws what is changed outside an event when it likes. */
function drawnLater() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
}

function Sending({ send }: { send: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const work = async () => {
    setBusy(true);
    await send().finally(() => setBusy(false));
  };
  return (
    <Button busy={busy} onClick={({ currentTarget }) => answerFirst(currentTarget, () => void work())}>
      Send
    </Button>
  );
}

test('what ends at once leaves no button busy', async () => {
  const send = vi.fn(async () => undefined);
  render(<Sending send={send} />);
  drawnLater();
  const button = screen.getByRole('button');

  button.click();

  expect(button.getAttribute('aria-busy')).toBe('true');
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  button.click();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test('pressed as soon as the work begins, a button takes no second press', async () => {
  let end: () => void = () => undefined;
  const send = vi.fn(() => {
    // The first moment in which anybody can press again.
    queueMicrotask(() => fireEvent.click(screen.getByRole('button')));
    return new Promise<void>((resolve) => (end = resolve));
  });
  render(<Sending send={send} />);
  drawnLater();
  const frames = vi.spyOn(window, 'requestAnimationFrame');

  screen.getByRole('button').click();

  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  expect(frames).toHaveBeenCalledOnce();
  end();
  await vi.waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull());
  expect(send).toHaveBeenCalledOnce();
});
