import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '@/shared/api/client';
import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { useIsLoggedIn } from '@/shared/session/session';
import type { Draft } from './rules';

export type Ticket = Schema<'Ticket'>;
export type TicketSummary = Schema<'TicketSummary'>;
export type TicketEvent = Schema<'TicketEvent'>;

const mine = { user: 'current' };
const ticketOf = (id: string) => ({ ...mine, ticketId: id });

const listPath = (page: number) =>
  apiPath('/users/{user}/tickets', { path: mine, query: { currentPage: page, pageSize: 20 } });

/** A customer's tickets page by page, the last written to first. */
export function useTickets() {
  const isLoggedIn = useIsLoggedIn();
  return useInfiniteQuery({
    queryKey: [listPath(0), 'onwards'],
    queryFn: ({ pageParam }) => api.get(listPath(pageParam)),
    initialPageParam: 0,
    getNextPageParam: ({ pagination }) =>
      pagination.currentPage + 1 < pagination.totalPages ? pagination.currentPage + 1 : undefined,
    enabled: isLoggedIn === true,
    staleTime: 0,
  });
}

export const ticketPath = (id: string) => apiPath('/users/{user}/tickets/{ticketId}', { path: ticketOf(id) });

export function useTicket(id: string) {
  const isLoggedIn = useIsLoggedIn();
  return useApi(isLoggedIn ? ticketPath(id) : null, { staleTime: 0 });
}

export const useCategories = () => useApi(apiPath('/ticketCategories'));

export function useOrdersToChoose() {
  const isLoggedIn = useIsLoggedIn();
  return useApi(isLoggedIn ? apiPath('/users/{user}/ticketAssociatedObjects', { path: mine }) : null);
}

const formOf = (fields: Record<string, string>, files: readonly string[]) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value);
  for (const id of files) form.append('attachmentId', id);
  return form;
};

export const openTicket = (draft: Draft, files: readonly string[], idempotencyKey: string) =>
  api.post('/users/{user}/tickets', {
    path: mine,
    body: formOf(
      { subject: draft.subject, body: draft.body, ticketCategory: draft.category, associatedTo: draft.order },
      files,
    ),
    idempotencyKey,
  });

export const addComment = (id: string, body: string, files: readonly string[], idempotencyKey: string) =>
  api.post('/users/{user}/tickets/{ticketId}/comments', {
    path: ticketOf(id),
    body: formOf({ body }, files),
    idempotencyKey,
  });

export const rateTicket = (id: string, said: Schema<'TicketSatisfactionForm'>, idempotencyKey: string) =>
  api.post('/users/{user}/tickets/{ticketId}/satisfaction', {
    path: ticketOf(id),
    body: said,
    idempotencyKey,
  });
