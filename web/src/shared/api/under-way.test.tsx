import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '@/shared/ui/button';
import { createCache } from './query';

afterEach(cleanup);

test('what is under way is not sent again by the next press', async () => {
  const send = vi.fn(() => new Promise(() => undefined));
  function Add() {
    const { mutate, isPending } = useMutation({ mutationFn: send });
    return (
      <Button busy={isPending} onClick={() => mutate()}>
        Add
      </Button>
    );
  }
  render(
    <QueryClientProvider client={createCache()}>
      <Add />
    </QueryClientProvider>,
  );
  const add = screen.getByRole('button');
  // Two presses, with no more between them than the turn of promises a browser gives before its next event.
  add.click();
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  add.click();
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(send).toHaveBeenCalledTimes(1);
  expect(add.getAttribute('aria-busy')).toBe('true');
});
