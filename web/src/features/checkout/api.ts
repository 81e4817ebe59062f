import { useQueryClient } from '@tanstack/react-query';
import { api } from '@/shared/api/client';
import { useApi } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { useIsLoggedIn } from '@/shared/session/session';

export type Checkout = Schema<'Checkout'>;
export type Shipment = Schema<'Shipment'>;
export type DeliveryInfo = Schema<'DeliveryInfo'>;
export type PaymentDetails = Schema<'PaymentPageDetails'>;
export type Order = Schema<'Order'>;
export type PointOfService = Schema<'PointOfService'>;

const cart = '/users/current/carts/current';
const checkoutPath = `${cart}/checkout?fields=FULL`;
const summaryPath = `${cart}/summary?fields=FULL`;
const paymentPath = `${cart}/getPaymentPageDetails?fields=FULL`;

const always = { staleTime: 0, gcTime: 0 };

export const useCheckout = () => useApi<Checkout>(useIsLoggedIn() ? checkoutPath : null, always);
export const useSummary = () => useApi<Checkout>(useIsLoggedIn() ? summaryPath : null, always);
export const usePaymentDetails = () => useApi<PaymentDetails>(useIsLoggedIn() ? paymentPath : null, always);

export const pickupStoresPath = (posName: string, tradingType: string) =>
  `${cart}/getAllPickupStores?${new URLSearchParams({ posName, tradingType, fields: 'FULL', pageSize: '50' }).toString()}`;

export function useCheckoutChanges() {
  const cache = useQueryClient();
  return {
    confirm: async (confirmation: Schema<'CheckoutConfirmation'>) => {
      const answer = await api.post<Checkout>(`${cart}/confirmCheckout?fields=FULL`, confirmation);
      cache.setQueryData([summaryPath], answer);
      return answer;
    },
    changeStore: async (newPOSId: string, oldPOSId: string, tradingType: string) => {
      const answer = await api.post<Checkout>(`${cart}/updateEntryPickUpStore?fields=FULL`, {
        newPOSId,
        oldPOSId,
        tradingType,
      });
      cache.setQueryData([checkoutPath], answer);
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
