import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '@/shared/api/client';
import { apiPath, type QueryOf } from '@/shared/api/path';
import { read, useApi } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { useIsLoggedIn } from '@/shared/session/session';

export type ReturnEntries = Schema<'ReturnEntries'>;
export type ReturnableShipment = Schema<'ReturnableShipment'>;
export type ReturnableEntry = Schema<'ReturnableEntry'>;
export type ReturnReason = Schema<'ReturnReason'>;
export type ReturnIntent = Schema<'ReturnIntent'>;
export type ReturnPreview = Schema<'ReturnPreview'>;
export type ReturnRequest = Schema<'ReturnRequest'>;
export type ReturnSummary = Schema<'ReturnSummary'>;
export type Store = Schema<'PointOfService'>;
export type Address = Schema<'Address'>;

const mine = { user: 'current' };
const full = { fields: 'FULL' };
const returnOf = (returnRequestCode: string) => ({ ...mine, returnRequestCode });

/** The stores that take returns, nearest to this point first, or to where the order went. */
export const dropOffStoresPath = (orderCode: string, near: { latitude?: number; longitude?: number }) =>
  apiPath('/users/{user}/orderReturns/dropOffStores', {
    path: mine,
    query: { orderCode, latitude: near.latitude, longitude: near.longitude, pageSize: 10, ...full },
  });

/** Where the order went. */
export const orderPath = (orderCode: string) =>
  apiPath('/users/{user}/orders/{orderCode}', { path: { ...mine, orderCode }, query: full });

export const addressesPath = apiPath('/users/{user}/addresses', { path: mine, query: full });

export const preview = (body: Schema<'ReturnPreviewForm'>, signal: AbortSignal) =>
  api.post('/users/{user}/orderReturns/preview', { path: mine, body, signal });

/** Sends the request: its JSON part; the files have arrived before. */
export function sendReturn(intent: ReturnIntent, idempotencyKey: string): Promise<ReturnRequest> {
  const form = new FormData();
  form.append('returnRequest', new Blob([JSON.stringify(intent)], { type: 'application/json' }));
  return api.post('/users/{user}/orderReturns/createReturnIntentRequest', {
    path: mine,
    query: full,
    body: form,
    idempotencyKey,
  });
}

export function useReturn(code: string) {
  const isLoggedIn = useIsLoggedIn();
  return useApi(
    isLoggedIn
      ? apiPath('/users/{user}/orderReturns/returnSuccess/{returnRequestCode}', {
          path: returnOf(code),
          query: full,
        })
      : null,
    { staleTime: 0 },
  );
}

export type ReturnFilter = NonNullable<QueryOf<'/users/{user}/orderReturns'>['filter']>;

const listPath = (filter: ReturnFilter | undefined, page: number) =>
  apiPath('/users/{user}/orderReturns', {
    path: mine,
    query: { filter, sort: 'byDate', currentPage: page, pageSize: 10, ...full },
  });

/** A customer's returns page by page, the latest first. */
export function useReturns(filter: ReturnFilter | undefined) {
  const isLoggedIn = useIsLoggedIn();
  return useInfiniteQuery({
    queryKey: [listPath(filter, 0), 'onwards'],
    queryFn: ({ pageParam, signal }) => read(listPath(filter, pageParam), signal),
    initialPageParam: 0,
    getNextPageParam: ({ pagination }) =>
      pagination.currentPage + 1 < pagination.totalPages ? pagination.currentPage + 1 : undefined,
    enabled: isLoggedIn === true,
    staleTime: 0,
  });
}

export const cancelReturn = (code: string, idempotencyKey: string) =>
  api.patch('/users/{user}/orderReturns/{returnRequestCode}', {
    path: returnOf(code),
    query: full,
    body: { status: 'CANCELLING' },
    idempotencyKey,
  });

export const labelOf = (code: string): Promise<Blob> =>
  api.file('/users/{user}/orderReturns/{returnRequestCode}/label', { path: returnOf(code) });
