import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '@/shared/api/client';
import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { useIsLoggedIn } from '@/shared/session/session';
import type { Draft } from './rules';

export type Claim = Schema<'PriceBeatClaim'>;
export type Entry = Schema<'PriceBeatEntry'>;
export type Kind = Claim['requestType'];

const mine = { user: 'current' };

/** What of an order may be claimed for. */
export function useEntries(orderCode: string) {
  const isLoggedIn = useIsLoggedIn();
  const path = apiPath('/users/{user}/orders/{orderCode}/priceBeat', { path: { ...mine, orderCode } });
  return useApi(isLoggedIn ? path : null, { staleTime: 0 });
}

/** The product a price is asked for. */
export const useAskedProduct = (code: string) =>
  useApi(
    code
      ? apiPath('/products/{productCode}', { path: { productCode: code }, query: { fields: 'FULL' } })
      : null,
    { staleTime: 0 },
  );

export const suggestionsPath = (term: string) =>
  apiPath('/products/suggestions', { query: { term, max: 10 } });

const listPath = (page: number) =>
  apiPath('/users/{user}/priceBeatClaims', { path: mine, query: { currentPage: page, pageSize: 20 } });

/** A customer's claims page by page, the latest first. */
export function useClaims() {
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

export function useClaim(claimId: string) {
  const isLoggedIn = useIsLoggedIn();
  const path = apiPath('/users/{user}/priceBeatClaims/{claimId}', { path: { ...mine, claimId } });
  return useApi(isLoggedIn ? path : null, { staleTime: 0 });
}

/** What is claimed for: a unit of an order's entry, or a product by the link of its page here. */
export type Target =
  | { kind: 'post_purchase_price_beat'; order: string; entry: number }
  | { kind: 'pre_purchase_price_beat'; url: string };

const fieldsOf = (target: Target): Record<string, string> =>
  target.kind === 'post_purchase_price_beat'
    ? { orderCode: target.order, entryNumber: String(target.entry) }
    : { ownProductURL: target.url };

export function sendClaim(
  target: Target,
  draft: Draft,
  ownPrice: number,
  files: readonly string[],
  idempotencyKey: string,
) {
  const form = new FormData();
  const fields = {
    ...fieldsOf(target),
    ownPrice: ownPrice.toFixed(2),
    competitorPrice: draft.price,
    competitorProductURL: draft.url,
    comment: draft.comment,
  };
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value);
  for (const id of files) form.append('attachmentId', id);
  return api.post('/users/{user}/tickets/priceBeatClaim', {
    path: mine,
    query: { requestType: target.kind },
    body: form,
    idempotencyKey,
  });
}
