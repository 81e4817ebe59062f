import { useQueryClient } from '@tanstack/react-query';
import type { ApiPath } from '@/shared/api/path';
import { keyOf, refresh, useApi } from '../api/query';
import { say } from '../ui/toast';
import { todayPath } from '../frame/counts';
import type { Kind } from './cases';

const listOf = {
  returns: '/backoffice/api/returns',
  claims: '/backoffice/api/claims',
  tickets: '/backoffice/api/tickets',
} as const satisfies Record<Kind, string>;

/** One case, and what follows when it was changed here: it shows the answer, and the queue and counts are asked again. */
export function useCase<T>(kind: Kind, path: ApiPath<T>) {
  const cache = useQueryClient();
  const query = useApi(path, { every: 60_000 });
  const changed = (words?: string) => (now: T) => {
    cache.setQueryData(keyOf(path), now);
    void refresh(cache, listOf[kind]);
    void cache.invalidateQueries({ queryKey: keyOf(todayPath) });
    if (words) say(words);
  };
  return { query, changed, reload: () => void query.refetch() };
}
