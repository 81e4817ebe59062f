import { api } from '@/shared/api/client';
import { useApi } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { useIsLoggedIn } from '@/shared/session/session';

export type Order = Schema<'Order'>;
export type OrderItem = Schema<'OrderHistoryItem'>;
export type Shipment = Schema<'Shipment'>;

const whilePending = 3000;

/** The order's outcome, asked again while the bank has not said. */
export function useOrderStatus(code: string | null) {
  const isLoggedIn = useIsLoggedIn();
  return useApi<Order>(code && isLoggedIn ? `/orders/${encodeURIComponent(code)}/status?fields=FULL` : null, {
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.paymentStatus === 'pending' || state.data?.deposit?.state === 'paying'
        ? whilePending
        : false,
  });
}

export function useOrder(code: string | undefined) {
  const isLoggedIn = useIsLoggedIn();
  return useApi<Order>(
    code && isLoggedIn ? `/users/current/orders/${encodeURIComponent(code)}?fields=FULL` : null,
    {
      staleTime: 0,
      // Until the money is on its way back.
      refetchInterval: ({ state }) =>
        state.data?.status === 'CANCELLING' || state.data?.deposit?.state === 'paying' ? whilePending : false,
    },
  );
}

/** Another try to pay an order, in this way or another. */
export const payAgain = (
  code: string,
  paymentMode: string | undefined,
  idempotencyKey: string,
  signal?: AbortSignal,
) =>
  api.post<Order>(
    `/users/current/orders/${encodeURIComponent(code)}/payment?fields=FULL`,
    { paymentMode },
    { idempotencyKey, signal },
  );

export const historyPath = (query: Record<string, string>, page: number) =>
  `/users/current/orders?${new URLSearchParams({ ...query, currentPage: String(page), pageSize: '10', fields: 'FULL' }).toString()}`;
