import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastCall } from './last-call';
import { signedIn } from './session';
import { inTurn } from './turns';

interface Waiting {
  isShared: boolean;
  grant: () => void;
}

/** One lock as the browser keeps it for all tabs: in the order asked for, many shared or one alone. */
function aLock() {
  let shared = 0;
  let isAlone = false;
  const queue: Waiting[] = [];
  const next = () => {
    for (let first; (first = queue[0]) && !isAlone && (first.isShared || shared === 0);) {
      queue.shift();
      if (first.isShared) shared += 1;
      else isAlone = true;
      first.grant();
    }
  };
  const request = async (
    _: string,
    { mode, signal }: { mode?: string; signal: AbortSignal },
    held: () => Promise<unknown>,
  ) => {
    const isShared = mode === 'shared';
    await new Promise<void>((resolve, reject) => {
      const waiting = { isShared, grant: resolve };
      signal.addEventListener('abort', () => {
        if (!queue.includes(waiting)) return;
        queue.splice(queue.indexOf(waiting), 1);
        reject(new DOMException('', 'AbortError'));
        next();
      });
      queue.push(waiting);
      next();
    });
    try {
      return await held();
    } finally {
      if (isShared) shared -= 1;
      else isAlone = false;
      next();
    }
  };
  return { request };
}

const never = () => new Promise<void>(() => undefined);
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  // Node's own clock does not follow the test's.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((after) => {
    const late = new AbortController();
    setTimeout(() => late.abort(), after);
    return late.signal;
  });
  vi.stubGlobal('navigator', { locks: aLock() });
  signedIn.set('thandi');
});
afterEach(() => {
  signedIn.set(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the end of a session waits for the calls under way, and later calls wait for it', async () => {
  const order: string[] = [];
  let answer: () => void = () => undefined;
  void inTurn(() => new Promise<void>((resolve) => (answer = resolve)).then(() => void order.push('call')));
  await settled();
  const ended = lastCall(async () => {
    order.push('end');
    signedIn.set(undefined);
  });
  void inTurn(async () => void order.push('later'));
  await settled();
  expect(order).toEqual([]);
  answer();
  await ended;
  await settled();
  expect(order).toEqual(['call', 'end', 'later']);
});

test('an end that fails gives the calls their turn back', async () => {
  await expect(lastCall(() => Promise.reject(new Error('off the line')))).rejects.toThrow('off the line');
  expect(await inTurn(async () => 'called')).toBe('called');
});

test('a call does not wait for ever for a tab that was suspended while it signed out', async () => {
  void lastCall(never);
  await settled();
  const call = vi.fn(async () => 'called');
  const called = inTurn(call);
  await settled();
  expect(call).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await called).toBe('called');
});

test('a call that is given up meanwhile waits no more', async () => {
  void lastCall(never);
  await settled();
  const gone = new AbortController();
  const called = inTurn(async () => gone.signal.throwIfAborted(), gone.signal);
  gone.abort(new Error('another page'));
  await expect(called).rejects.toThrow('another page');
});

test('a session ends once, whichever tab was first', async () => {
  void inTurn(never);
  await settled();
  const end = vi.fn(async () => undefined);
  const ended = lastCall(end);
  await settled();
  signedIn.set(undefined); // the other tab signed out
  await ended;
  signedIn.set('sipho');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(end).not.toHaveBeenCalled();
});

test('a call without an answer holds the end up for a while only', async () => {
  void inTurn(never);
  await settled();
  const end = vi.fn(async () => undefined);
  const ended = lastCall(end);
  await settled();
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  await ended;
  expect(end).toHaveBeenCalledOnce();
});
