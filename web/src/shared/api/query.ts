import {
  notifyManager,
  QueryClient,
  queryOptions,
  QueryObserver,
  useQuery,
  useQueryClient,
  type DataTag,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isOnline } from '@/shared/state/online';
import { tellTabs } from '@/shared/state/tabs';
import { api } from './client';
import { ApiError } from './errors';
import { isBelow, nowhere, type ApiPath, type Below, type PathBeginning } from './path';

/**
 * A query's key is the address below the zone, so that server and browser fill the same cache. It carries the type of
 * what is kept under it: `cache.getQueryData(keyOf(path))` and `setQueryData` know it.
 */
export type PathKey<Answer = unknown> = DataTag<readonly [path: ApiPath<Answer>], Answer, ApiError>;

export const keyOf = <Answer>(path: ApiPath<Answer>) => [path] as const as PathKey<Answer>;

/** For `useQueries` and `fetchQuery`. */
export const queryOf = <Answer>(path: ApiPath<Answer>) =>
  queryOptions<Answer, ApiError, Answer, PathKey<Answer>>({ queryKey: keyOf(path) });

/** What the server found for one path. */
export interface Answer {
  status: number;
  body: unknown;
}

const seconds = 1000;

/** An answer from after now came before the device's clock was put back: how old it is, nobody knows. */
const freshFor =
  (time: number) =>
  ({ state }: { state: { dataUpdatedAt: number } }) =>
    state.dataUpdatedAt > Date.now() ? -Infinity : time;

/** How often a read is asked for again by itself. A write never is: whether it was done, nobody knows. */
const retries = 2;

/** Lost or cut answers and a gateway without its server may go better in a moment; what took too long would again. */
const isWorthAnotherTry = (problem: unknown) =>
  problem instanceof ApiError && (problem.status === 0 ? !problem.isTimeout : problem.status === 502);

/** A press shows that it is under way before the next one can be made: its button refuses that. */
notifyManager.setScheduler(queueMicrotask);

type Read = <T>(path: ApiPath<T>, ask: () => Promise<T>) => Promise<T>;

/** How the API is read; the installed app keeps some of its answers (kept-answers.ts). */
let readThrough: Read = (_, ask) => ask();
export const readBy = (read: Read) => void (readThrough = read);

/** Reads as queries do that name nothing but their path. */
export const read = <T>(path: ApiPath<T>, signal?: AbortSignal): Promise<T> =>
  readThrough(path, () => api.get(path, { signal }));

export function createCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => {
          const [path] = queryKey as unknown as PathKey;
          return read(path, signal);
        },
        staleTime: freshFor(60 * seconds),
        gcTime: 30 * 60 * seconds,
        refetchOnWindowFocus: false,
        // Without a line it fails at once, and says so; what is old is asked for again when the line is back.
        networkMode: 'always',
        refetchOnReconnect: true,
        retryOnMount: false,
        retry: (failures, problem) => failures < retries && isOnline() && isWorthAnotherTry(problem),
      },
      // Nothing waits for the line to be sent behind the shopper's back.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

const sent = new WeakMap<QueryClient, Record<string, Answer>>();

/** Puts the server's answers, refusals too, into the cache, so that both sides draw the same page. */
export function seed(cache: QueryClient, answers: Record<string, Answer>): void {
  sent.set(cache, answers);
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

type Options<T, D> = Omit<UseQueryOptions<T, ApiError, D, PathKey<T>>, 'queryKey' | 'staleTime'> & {
  staleTime?: number;
};

/** Whether the cache has another answer than the one the page was drawn with. */
function hasChanged(cache: QueryClient, path: ApiPath): boolean {
  const answer = sent.get(cache)?.[path];
  if (!answer) return false;
  const now = cache.getQueryState([path]);
  return answer.status === 200 ? now?.data !== answer.body : now?.status !== 'error';
}

const never = () => () => undefined;

/** Server data by its path; `null` waits until there is something to ask for. */
export function useApi<T, D = T>(
  path: ApiPath<T> | null,
  options: Options<T, D> = {},
): UseQueryResult<D, ApiError> {
  const cache = useQueryClient();
  const asked = {
    ...options,
    ...(options.staleTime !== undefined && { staleTime: freshFor(options.staleTime) }),
    queryKey: keyOf(path ?? nowhere),
    enabled: path !== null && (options.enabled ?? true),
  };
  const now = useQuery<T, ApiError, D, PathKey<T>>(asked);
  // A part that is hydrated late is first what the server drew, whatever has come since; then what there is now.
  const isOutdated = useSyncExternalStore(
    never,
    () => false,
    () => path !== null && hasChanged(cache, path),
  );
  if (!isOutdated) return now;
  const then = createCache();
  seed(then, { [path!]: sent.get(cache)![path!]! });
  const result = new QueryObserver(then, asked).getOptimisticResult(then.defaultQueryOptions(asked));
  then.clear();
  return result;
}

type Beginnings = readonly (PathBeginning | Below)[];

/** Marks as old every answer of these paths and of those below them, and asks again for what is on screen. */
export const markOld = (
  cache: QueryClient,
  beginnings: Beginnings,
  refetchType: 'active' | 'none' = 'active',
) =>
  cache.invalidateQueries({
    predicate: ({ queryKey }) => beginnings.some((each) => isBelow(String(queryKey[0]), each)),
    refetchType,
  });

/** After a change made here: the same in every tab. */
export const refresh = (cache: QueryClient, ...beginnings: Beginnings) => {
  beginnings.forEach(tellTabs);
  return markOld(cache, beginnings);
};
