import { useInfiniteQuery } from '@tanstack/react-query';
import { read } from '@/shared/api/query';
import { useIsLoggedIn } from '@/shared/session/session';
import { historyPath } from './api';
import type { HistoryQuery } from './rules';

/** A customer's orders page by page; nothing is asked without a query. */
export function useOrderHistory(query: HistoryQuery | undefined) {
  const isLoggedIn = useIsLoggedIn();
  return useInfiniteQuery({
    queryKey: [historyPath(query ?? {}, 0), 'onwards'],
    queryFn: ({ pageParam, signal }) => read(historyPath(query ?? {}, pageParam), signal),
    initialPageParam: 0,
    getNextPageParam: ({ pagination }) =>
      (pagination.currentPage ?? 0) + 1 < (pagination.totalPages ?? 0)
        ? (pagination.currentPage ?? 0) + 1
        : undefined,
    enabled: isLoggedIn === true && query !== undefined,
    staleTime: 0,
  });
}
