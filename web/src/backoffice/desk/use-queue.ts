import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { apiPath } from '@/shared/api/path';
import { queryOf } from '../api/query';
import { kinds, merged, type Case, type Kind, type Lists, type Sort } from './cases';

export const takens = ['any', 'me', 'nobody'] as const;
export const statuses = ['waiting', 'all'] as const;

export interface Asked {
  kind: Kind | 'any';
  taken: (typeof takens)[number];
  sort: Sort;
  status: (typeof statuses)[number];
}

const pageSize = 50;
/** Others work at the same queue. */
const every = 30_000;

const pathsOf = ({ taken: takenBy, sort, status }: Asked) => ({
  returns: apiPath('/backoffice/api/returns', { query: { status, sort, takenBy, pageSize } }),
  claims: apiPath('/backoffice/api/claims', { query: { status, sort, takenBy, pageSize } }),
  tickets: apiPath('/backoffice/api/tickets', { query: { status, takenBy, pageSize } }),
});

/** The queue as it is asked for, and how many there are of each kind. */
export function useQueue(asked: Asked) {
  const paths = pathsOf(asked);
  const watched = { refetchInterval: every, placeholderData: keepPreviousData };
  const [returns, claims, tickets] = useQueries({
    queries: [
      { ...queryOf(paths.returns), ...watched },
      { ...queryOf(paths.claims), ...watched },
      { ...queryOf(paths.tickets), ...watched },
    ],
  });
  const all: Lists = {
    returns: returns.data?.returns,
    claims: claims.data?.claims,
    tickets: tickets.data?.tickets,
  };
  const counts: Record<Kind, number | undefined> = {
    returns: returns.data?.pagination.totalResults,
    claims: claims.data?.pagination.totalResults,
    tickets: tickets.data?.pagination.totalResults,
  };
  const shown: Lists = asked.kind === 'any' ? all : { [asked.kind]: all[asked.kind] };
  const cases: Case[] = merged(shown, asked.sort);
  const ofShown = kinds.filter((kind) => asked.kind === 'any' || kind === asked.kind);
  const queries = { returns, claims, tickets };
  return {
    cases,
    counts,
    total: ofShown.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0),
    isLoading: ofShown.some((kind) => queries[kind].isPending),
    problem: ofShown.map((kind) => queries[kind].error).find((each) => each !== null) ?? undefined,
    retry: () => ofShown.forEach((kind) => void queries[kind].refetch()),
  };
}
