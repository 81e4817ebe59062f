import { QueryClient, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { call } from './client';
import { ApiError } from './errors';

/** A query's key is the API path below the zone, so that server and browser fill the same cache. */
export type PathKey = readonly [path: string];

/** What the server found for one path. */
export interface Answer {
  status: number;
  body: unknown;
}

const seconds = 1000;

export function createCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => call((queryKey as unknown as PathKey)[0], { signal }),
        staleTime: 60 * seconds,
        gcTime: 30 * 60 * seconds,
        refetchOnWindowFocus: false,
        retryOnMount: false,
        retry: (failures, problem) =>
          failures < 2 && problem instanceof ApiError && (problem.status === 0 || problem.status === 502),
      },
    },
  });
}

/** Puts the server's answers, refusals too, into the cache, so that both sides draw the same page. */
export function seed(cache: QueryClient, answers: Record<string, Answer>): void {
  for (const [path, { status, body }] of Object.entries(answers)) {
    if (status === 200) {
      cache.setQueryData([path], body);
      continue;
    }
    cache
      .getQueryCache()
      .build(cache, { queryKey: [path] })
      .setState({
        status: 'error',
        error: new ApiError(status, body),
        errorUpdateCount: 1,
        errorUpdatedAt: Date.now(),
        fetchStatus: 'idle',
      });
  }
}

type Options<T, D> = Omit<UseQueryOptions<T, ApiError, D, PathKey>, 'queryKey'>;

/** Server data by its path; `null` waits until there is something to ask for. */
export const useApi = <T, D = T>(path: string | null, options: Options<T, D> = {}) =>
  useQuery<T, ApiError, D, PathKey>({
    ...options,
    queryKey: [path ?? ''],
    enabled: path !== null && (options.enabled ?? true),
  });

/** Marks as old every answer whose path holds this part, and asks again for those on screen. */
export const refresh = (cache: QueryClient, part: string) =>
  cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).includes(part) });
