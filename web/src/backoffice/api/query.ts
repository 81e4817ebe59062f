import {
  keepPreviousData,
  QueryClient,
  useQuery,
  type DataTag,
  type UseQueryResult,
} from '@tanstack/react-query';
import { ApiError } from '@/shared/api/errors';
import { isBelow, nowhere, type ApiPath, type Below, type PathBeginning } from '@/shared/api/path';
import { isOnline } from '@/shared/state/online';
import { api } from './client';

/** A query's key is its address; it carries the type of what is kept under it. */
export type PathKey<Answer = unknown> = DataTag<readonly [path: ApiPath<Answer>], Answer, ApiError>;

export const keyOf = <Answer>(path: ApiPath<Answer>) => [path] as const as PathKey<Answer>;

const retries = 2;

/** Lost answers may come after all; a refusal is the same when asked again. */
const isWorthAnotherTry = (problem: unknown) =>
  problem instanceof ApiError && (problem.status === 0 ? !problem.isTimeout : problem.status === 502);

export const createCache = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // Others work on the same things: what is looked at again is asked for again.
        refetchOnWindowFocus: true,
        networkMode: 'always',
        retry: (failures, problem) => failures < retries && isOnline() && isWorthAnotherTry(problem),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

interface Options {
  /** Milliseconds between two looks while the page is seen. */
  every?: number;
  /** What was shown stays while something else is asked for: a list that is filtered. */
  keepsOld?: boolean;
  /** Never by itself again. */
  once?: boolean;
}

/** What was shown already and is asked for once more is the screen's own request, not somebody's. */
const read = <T>(path: ApiPath<T>, signal: AbortSignal, client: QueryClient): Promise<T> =>
  api.get(path, { signal, quiet: client.getQueryData(keyOf(path)) !== undefined });

export const queryOf = <T>(path: ApiPath<T>) => ({
  queryKey: keyOf(path),
  queryFn: ({ signal, client }: { signal: AbortSignal; client: QueryClient }) => read(path, signal, client),
});

/** What the server has under this address; `null` waits until there is something to ask for. */
export const useApi = <T>(
  path: ApiPath<T> | null,
  { every, keepsOld, once }: Options = {},
): UseQueryResult<T, ApiError> =>
  useQuery<T, ApiError, T, PathKey<T>>({
    queryKey: keyOf(path ?? nowhere),
    queryFn: ({ signal, client }) => read(path!, signal, client),
    enabled: path !== null,
    // What is not there any more is not asked for by itself.
    refetchInterval: every && (({ state }) => (state.error?.status === 404 ? false : every)),
    ...(once && { staleTime: Infinity, refetchOnWindowFocus: false }),
    ...(keepsOld && { placeholderData: keepPreviousData }),
  });

/** After a change: what is kept of these paths and below them is asked for again. */
export const refresh = (cache: QueryClient, ...beginnings: readonly (PathBeginning | Below)[]) =>
  cache.invalidateQueries({
    predicate: ({ queryKey }) => beginnings.some((each) => isBelow(String(queryKey[0]), each)),
  });
