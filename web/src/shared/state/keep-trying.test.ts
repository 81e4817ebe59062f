// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { keepTrying } from './keep-trying';

const isSeenAgain = () => document.dispatchEvent(new Event('visibilitychange'));

test('who looks again while a try is under way is served by another one, also when that succeeds', async () => {
  const ends: ((isDone: boolean) => void)[] = [];
  const stop = keepTrying(() => new Promise((resolve) => ends.push(resolve)));
  isSeenAgain();
  isSeenAgain();
  expect(ends).toHaveLength(1);
  ends[0]!(true);
  await expect.poll(() => ends.length).toBe(2);
  ends[1]!(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(ends).toHaveLength(2);
  stop();
  isSeenAgain();
  expect(ends).toHaveLength(2);
});
