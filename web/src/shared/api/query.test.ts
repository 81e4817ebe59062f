import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiPath } from './path';
import { createCache, queryOf } from './query';

const config = queryOf(apiPath('/cms/appConfig'));

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How often it is asked until a read is given up. */
async function triesUntilGivenUp(fetched: () => Promise<Response>): Promise<number> {
  const asked = vi.fn(fetched);
  vi.stubGlobal('fetch', asked);
  const cache = createCache();
  const observer = new QueryObserver(cache, cache.defaultQueryOptions(config));
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(observer.getCurrentResult().status).toBe('error');
  stop();
  return asked.mock.calls.length;
}

test.each([
  ['a line that is down', 3, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer cut in the middle', 3, async () => new Response('{"zone":')],
  ['a gateway without its server', 3, async () => new Response('', { status: 502 })],
  ['a server that is broken', 1, async () => new Response('', { status: 500 })],
  ['a refusal', 1, async () => new Response('{}', { status: 404 })],
  ['a shop that is closed', 1, async () => new Response('', { status: 503 })],
  ['a server that never answers', 1, () => Promise.reject(new DOMException('', 'TimeoutError'))],
])('%s: a read is tried %i times, not for ever', async (_, tries, fetched) => {
  expect(await triesUntilGivenUp(fetched)).toBe(tries);
});

test('an answer in between ends the tries', async () => {
  const answers = [new Response('{"zo'), new Response('{"zone":"G205"}')];
  vi.stubGlobal('fetch', async () => answers.shift());
  const read = createCache().fetchQuery({ ...config, retry: 2 });
  await vi.advanceTimersByTimeAsync(5000);

  await expect(read).resolves.toEqual({ zone: 'G205' });
});

test('what was kept is asked for again when the clock was put back by hours', async () => {
  const fetched = vi.fn(async () => new Response('{"zone":"G205"}'));
  vi.stubGlobal('fetch', fetched);
  const cache = createCache();
  await cache.fetchQuery(cache.defaultQueryOptions(config));
  await cache.fetchQuery(cache.defaultQueryOptions(config));
  expect(fetched).toHaveBeenCalledTimes(1);

  vi.setSystemTime(Date.now() - 3 * 3_600_000);
  await cache.fetchQuery(cache.defaultQueryOptions(config));

  expect(fetched).toHaveBeenCalledTimes(2);
});
