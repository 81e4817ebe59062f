import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/shared/api/errors';
import { keyOf, read, type Answer, type PathKey } from '@/shared/api/query';
import { readPage } from '@/shared/session/shop';
import { isOnline } from '@/shared/state/online';
import { keepTrying } from '@/shared/state/keep-trying';
import { renewHome } from './rules';

/** All that a page was drawn with is asked for again; whether the shop answered all of it. What it refuses stays as it was seen. */
async function readAll(cache: QueryClient, drawn: Record<string, Answer>): Promise<boolean> {
  const asked = Date.now();
  const anew = cache
    .getQueryCache()
    .getAll()
    .map(async ({ queryKey }) => {
      const [path] = queryKey as unknown as PathKey;
      if (!(path in drawn)) return;
      const answer = await read(path).catch((problem: unknown) => {
        if (problem instanceof ApiError && problem.isRefusal) return undefined;
        throw problem;
      });
      if (answer === undefined) return;
      // A part of the page may have asked meanwhile.
      const { dataUpdatedAt } = cache.getQueryState(keyOf(path)) ?? { dataUpdatedAt: Infinity };
      if (dataUpdatedAt <= asked) cache.setQueryData(keyOf(path), answer);
    });
  return (await Promise.allSettled(anew)).every(({ status }) => status === 'fulfilled');
}

/**
 * A page the device had kept says what was true when it was seen: it is read anew, without a line as soon as that is back.
 * The worker keeps the shop's new home for the next time, now that nothing waits for the line.
 */
export function readAnew(cache: QueryClient): void {
  const page = document.documentElement;
  const drawn = readPage<Answer>()?.answers ?? {};
  const stop = keepTrying(async () => {
    if (!('kept' in page.dataset)) return true;
    if (!isOnline() || !(await readAll(cache, drawn))) return false;
    delete page.dataset.kept;
    navigator.serviceWorker?.controller?.postMessage(renewHome);
    stop();
    return true;
  });
}
