import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alone } from './lock';

/** As much of IndexedDB as one tab alone needs; several tabs are tested in the browser. */
function aDatabase() {
  const kept = new Map<string, unknown>();
  let turn: Promise<unknown> = Promise.resolve();
  let asked = 0;
  const request = (work: () => unknown) => {
    const made: { result?: unknown; onsuccess?: () => void } = {};
    turn = turn.then(() => {
      made.result = work();
      made.onsuccess?.();
      return undefined;
    });
    return made;
  };
  const store = {
    get: (key: string) => request(() => ((asked += 1), kept.get(key))),
    put: (value: unknown, key: string) => request(() => kept.set(key, value)),
    delete: (key: string) => request(() => kept.delete(key)),
  };
  return {
    kept,
    get asked() {
      return asked;
    },
    open: () =>
      request(() => ({ transaction: () => ({ objectStore: () => store }), close: () => undefined })),
  };
}

beforeEach(() => vi.stubGlobal('navigator', {}));
afterEach(() => vi.unstubAllGlobals());

test('a lock of a tab that is gone ends by itself', async () => {
  const database = aDatabase();
  vi.stubGlobal('indexedDB', database);
  database.kept.set('cart', { by: 'gone', until: Date.now() - 1 });

  expect(await alone('cart', async () => 'done')).toBe('done');
  expect(database.kept.size).toBe(0);
});

test('what fails gives the lock back', async () => {
  const database = aDatabase();
  vi.stubGlobal('indexedDB', database);

  await expect(alone('cart', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(database.kept.size).toBe(0);
});

test('who finds it taken comes after whoever has it, and knows', async () => {
  const database = aDatabase();
  vi.stubGlobal('indexedDB', database);
  const seen: string[] = [];
  const first = alone('cart', async () => {
    seen.push('first in');
    await vi.waitFor(() => expect(database.asked).toBeGreaterThan(3));
    seen.push('first out');
  });
  await vi.waitFor(() => expect(seen).toEqual(['first in']));
  await alone('cart', async (waited) => void seen.push(`second in, ${waited ? 'waited' : 'at once'}`));
  await first;

  expect(seen).toEqual(['first in', 'first out', 'second in, waited']);
});

test('without a database the work is done all the same', async () => {
  vi.stubGlobal('indexedDB', undefined);

  expect(await alone('cart', async (waited) => waited)).toBe(false);
});
