import type { QueryClient } from '@tanstack/react-query';
import { keyOf, read, type Answer, type PathKey } from '@/shared/api/query';
import { readPage } from '@/shared/session/shop';

/** A page that the device had kept says what was true when it was seen: all of it is asked for again. */
export async function readAnew(cache: QueryClient): Promise<void> {
  const drawn = readPage<Answer>()?.answers ?? {};
  const asked = Date.now();
  const anew = cache
    .getQueryCache()
    .getAll()
    .map(async ({ queryKey }) => {
      const [path] = queryKey as unknown as PathKey;
      if (!(path in drawn)) return;
      const answer = await read(path);
      // A part of the page may have asked meanwhile.
      const { dataUpdatedAt } = cache.getQueryState(keyOf(path)) ?? { dataUpdatedAt: Infinity };
      if (dataUpdatedAt <= asked) cache.setQueryData(keyOf(path), answer);
    });
  // What cannot be read now stays as it was seen.
  await Promise.allSettled(anew);
}
