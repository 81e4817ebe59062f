import { api } from '@/shared/api/client';
import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { useIsLoggedIn } from '@/shared/session/session';
import type { HistoryQuery } from './rules';

export type Order = Schema<'Order'>;
export type OrderItem = Schema<'OrderHistoryItem'>;
export type PaymentMode = Schema<'PaymentMode'>['code'];
export type Shipment = Schema<'Shipment'>;

const whilePending = 3000;
const full = { fields: 'FULL' };
const orderOf = (code: string) => ({ user: 'current', orderCode: code });

const statusPath = (code: string) =>
  apiPath('/orders/{orderCode}/status', { path: { orderCode: code }, query: full });
const orderPath = (code: string) =>
  apiPath('/users/{user}/orders/{orderCode}', { path: orderOf(code), query: full });

/** The gateway has not said what became of the latest payment, left by Cancel or not. */
const isUndecided = (order?: Order) =>
  order?.paymentStatus === 'pending' ||
  order?.deposit?.state === 'paying' ||
  (order?.deposit?.state === 'due' && order.isPaymentLeft === true);

/** The order's outcome, asked again while the bank has not said. */
export function useOrderStatus(code: string | null) {
  const isLoggedIn = useIsLoggedIn();
  return useApi(code && isLoggedIn ? statusPath(code) : null, {
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (isUndecided(state.data) ? whilePending : false),
  });
}

export function useOrder(code: string | undefined) {
  const isLoggedIn = useIsLoggedIn();
  return useApi(code && isLoggedIn ? orderPath(code) : null, {
    staleTime: 0,
    // Until the money is on its way back.
    refetchInterval: ({ state }) =>
      state.data?.status === 'CANCELLING' || isUndecided(state.data) ? whilePending : false,
  });
}

/** Another try to pay an order, in this way or another. */
export const payAgain = (
  code: string,
  paymentMode: PaymentMode,
  idempotencyKey: string,
  signal?: AbortSignal,
) =>
  api.post('/users/{user}/orders/{orderCode}/payment', {
    path: orderOf(code),
    query: full,
    body: { paymentMode },
    idempotencyKey,
    signal,
  });

export const historyPath = (query: HistoryQuery, page: number) =>
  apiPath('/users/{user}/orders', {
    path: { user: 'current' },
    query: { ...query, currentPage: page, pageSize: 10, ...full },
  });
