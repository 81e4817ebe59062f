import { useQueryClient } from '@tanstack/react-query';
import { api } from '@/shared/api/client';
import { useApi } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { useIsLoggedIn } from '@/shared/session/session';
import { someGone } from './rules';

export type Checkout = Schema<'Checkout'>;
export type Shipment = Schema<'Shipment'>;
export type DeliveryInfo = Schema<'DeliveryInfo'>;
export type PaymentDetails = Schema<'PaymentPageDetails'>;
export type Order = Schema<'Order'>;
export type PointOfService = Schema<'PointOfService'>;

/** `current`, or the code of a cart of its own, such as a pre-order's. */
const cartPath = (code = 'current') => `/users/current/carts/${encodeURIComponent(code)}`;
const checkoutPath = (code?: string) => `${cartPath(code)}/checkout?fields=FULL`;
const summaryPath = `${cartPath()}/summary?fields=FULL`;
const paymentPath = (code?: string) => `${cartPath(code)}/getPaymentPageDetails?fields=FULL`;

const always = { staleTime: 0, gcTime: 0 };

export const useCheckout = (code?: string) =>
  useApi<Checkout>(useIsLoggedIn() ? checkoutPath(code) : null, always);
export const useSummary = () => useApi<Checkout>(useIsLoggedIn() ? summaryPath : null, always);
export const usePaymentDetails = (code?: string) =>
  useApi<PaymentDetails>(useIsLoggedIn() ? paymentPath(code) : null, always);

export const pickupStoresPath = (posName: string, tradingType: string) =>
  `${cartPath()}/getAllPickupStores?${new URLSearchParams({ posName, tradingType, fields: 'FULL', pageSize: '50' }).toString()}`;

/** Whether all of the cart can still be had where it goes to now. */
export function useRecheck() {
  const cache = useQueryClient();
  return async () => {
    const found = await cache.fetchQuery<Checkout>({ queryKey: [checkoutPath()], staleTime: 0 });
    return !someGone(found.shipmentEntries?.shipments ?? []);
  };
}

export function useCheckoutChanges(code?: string) {
  const cart = cartPath(code);
  const cache = useQueryClient();
  return {
    confirm: async (confirmation: Schema<'CheckoutConfirmation'>) => {
      const answer = await api.post<Checkout>(`${cart}/confirmCheckout?fields=FULL`, confirmation);
      if (!code) cache.setQueryData([summaryPath], answer);
      return answer;
    },
    changeStore: async (newPOSId: string, oldPOSId: string, tradingType: string) => {
      const answer = await api.post<Checkout>(`${cart}/updateEntryPickUpStore?fields=FULL`, {
        newPOSId,
        oldPOSId,
        tradingType,
      });
      cache.setQueryData([checkoutPath(code)], answer);
      return answer;
    },
  };
}

/** Makes the cart an order; the same key on every try, so that a lost answer never orders twice. */
export const placeOrder = (
  wish: Pick<Schema<'PlaceOrder'>, 'paymentMode' | 'cartId' | 'confirmDuplicate'>,
  idempotencyKey: string,
  signal?: AbortSignal,
) =>
  api.post<Order>(
    '/users/current/orders?fields=FULL',
    { ...wish, termsChecked: true },
    { idempotencyKey, signal },
  );
