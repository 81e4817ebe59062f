import type { QueryClient } from '@tanstack/react-query';
import { keyOf, refresh } from '../api/query';
import { todayPath } from '../frame/counts';

/** After a decision: lists, what is open and the counts are asked for again. */
export async function refreshReviews(cache: QueryClient): Promise<void> {
  await Promise.all([
    refresh(cache, '/backoffice/api/reviews'),
    cache.invalidateQueries({ queryKey: keyOf(todayPath) }),
  ]);
}
