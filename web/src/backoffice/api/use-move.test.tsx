import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '@/shared/api/errors';
import { useMove } from './use-move';

test('two presses are one, and a lost answer goes again with the same key', async () => {
  const keys: string[] = [];
  let answer: (problem?: ApiError) => void = () => undefined;
  const write = vi.fn((_: string, key: string) => {
    keys.push(key);
    return new Promise<string>(
      (done, fail) => (answer = (problem) => (problem ? fail(problem) : done('done'))),
    );
  });
  const done = vi.fn();
  const { result } = renderHook(() => useMove(write, done));
  let sent: Promise<boolean>;
  await act(async () => {
    sent = result.current.send('pay');
    expect(await result.current.send('pay')).toBe(false);
  });
  expect(write).toHaveBeenCalledOnce();
  expect(result.current.busy).toBe(true);
  await act(async () => {
    answer(new ApiError(0, undefined));
    expect(await sent).toBe(false);
  });
  expect(result.current.problem?.status).toBe(0);
  await act(async () => {
    sent = result.current.send('pay');
    await Promise.resolve();
    answer();
    expect(await sent).toBe(true);
  });
  expect(keys[1]).toBe(keys[0]);
  expect(done).toHaveBeenCalledExactlyOnceWith('done');
  expect(result.current.problem).toBeUndefined();
});

test('after a refusal the next request is another one', async () => {
  const keys: string[] = [];
  const write = vi.fn(async (_: string, key: string) => {
    keys.push(key);
    throw new ApiError(409, { errors: [{ type: 'ConflictError' }] });
  });
  const { result } = renderHook(() => useMove(write, () => undefined));
  await act(async () => void (await result.current.send('pay')));
  await act(async () => void (await result.current.send('pay')));
  expect(keys[1]).not.toBe(keys[0]);
});
