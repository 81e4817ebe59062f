import { api } from '@/shared/api/client';
import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';

export type Transaction = Schema<'PaymentTransaction'>;

const whileOpen = 3000;
const pathOf = (orderCode: string) => ({ user: 'current', orderCode });

/** Begins to pay, or goes on with the payment under way; says where to. */
export const startTransaction = (order: string, idempotencyKey: string) =>
  api.post('/users/{user}/orders/{orderCode}/paymentTransaction', {
    path: pathOf(order),
    body: {},
    idempotencyKey,
  });

/** What became of a payment; asked again until it is final. */
export function useTransaction(order: string, transactionId: string | undefined) {
  const path = transactionId
    ? apiPath('/users/{user}/orders/{orderCode}/paymentTransaction', {
        path: pathOf(order),
        query: { transactionId },
      })
    : null;
  return useApi(path, {
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.isFinal ? false : whileOpen),
  });
}
