import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '@/shared/api/client';
import { apiPath, type ApiPath } from '@/shared/api/path';
import { keyOf, queryOf, useApi } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { campaign } from '@/shared/session/campaign';
import { anyCart, useCart } from '@/shared/session/cart-code';
import { useIsLoggedIn } from '@/shared/session/session';
import { tellTabs } from '@/shared/state/tabs';
import { someGone } from './rules';

export type Checkout = Schema<'Checkout'>;
export type Shipment = Schema<'Shipment'>;
export type DeliveryInfo = Schema<'DeliveryInfo'>;
export type PaymentDetails = Schema<'PaymentPageDetails'>;
export type Order = Schema<'Order'>;
export type PointOfService = Schema<'PointOfService'>;

/** `current`, or the code of a cart of its own, such as a pre-order's. */
const cartOf = (code = 'current') => ({ user: 'current', cart: code });
const full = { fields: 'FULL' };
export const anyCheckout = '/users/{user}/carts/{cart}/checkout';
export const anyPaymentDetails = '/users/{user}/carts/{cart}/getPaymentPageDetails';
const checkoutPath = (code?: string) => apiPath(anyCheckout, { path: cartOf(code), query: full });
const summaryPath = apiPath('/users/{user}/carts/{cart}/summary', { path: cartOf(), query: full });
const paymentPath = (code?: string) => apiPath(anyPaymentDetails, { path: cartOf(code), query: full });

const always = { staleTime: 0, gcTime: 0 };

/**
 * A step of the checkout, asked for once there is a cart to check out: without one it would be refused. `wasThere`: it
 * has been shown on this screen.
 */
function useStep<Answer>(path: ApiPath<Answer>, code?: string) {
  const isLoggedIn = useIsLoggedIn();
  const { query: cart, isNone } = useCart({ enabled: code === undefined });
  const isEmpty = code === undefined && (isNone || cart.data?.entries?.length === 0);
  const isKnown = code !== undefined || cart.isSuccess || cart.isError;
  const step = useApi(isLoggedIn && isKnown && !isEmpty ? path : null, always);
  const [wasThere, setWasThere] = useState(false);
  if (step.data !== undefined && !wasThere) setWasThere(true);
  return { ...step, wasThere, hasNoCart: isEmpty || step.error?.has('CartError') === true };
}

export const useCheckout = (code?: string) => useStep(checkoutPath(code), code);
export const useSummary = () => useStep(summaryPath);
export const usePaymentDetails = (code?: string) => useStep(paymentPath(code), code);

export const pickupStoresPath = (posName: string, tradingType: Shipment['tradingType']) =>
  apiPath('/users/{user}/carts/{cart}/getAllPickupStores', {
    path: cartOf(),
    query: { ...full, posName, tradingType, pageSize: 50 },
  });

/** Whether all of the cart can still be had where it goes to now. */
export function useRecheck() {
  const cache = useQueryClient();
  return async () => {
    const found = await cache.fetchQuery({ ...queryOf(checkoutPath()), staleTime: 0 });
    return !someGone(found.shipmentEntries?.shipments ?? []);
  };
}

export function useCheckoutChanges(code?: string) {
  const path = cartOf(code);
  const cache = useQueryClient();
  return {
    /** Keeps how parts are to be had; the answer has the sums of that. */
    chooseDelivery: async (choice: Schema<'DeliveryChoice'>) => {
      const answer = await api.post('/users/{user}/carts/{cart}/chooseDelivery', {
        path,
        query: full,
        body: choice,
      });
      cache.setQueryData(keyOf(checkoutPath(code)), answer);
      return answer;
    },
    confirm: async (confirmation: Schema<'CheckoutConfirmation'>) => {
      const answer = await api.post('/users/{user}/carts/{cart}/confirmCheckout', {
        path,
        query: full,
        body: confirmation,
      });
      if (!code) cache.setQueryData(keyOf(summaryPath), answer);
      return answer;
    },
    changeStore: async (newPOSId: string, oldPOSId: string, tradingType: Shipment['tradingType']) => {
      const answer = await api.post('/users/{user}/carts/{cart}/updateEntryPickUpStore', {
        path,
        query: full,
        body: { newPOSId, oldPOSId, tradingType },
      });
      cache.setQueryData(keyOf(checkoutPath(code)), answer);
      return answer;
    },
  };
}

/** Makes the cart an order; the same key on every try, so that a lost answer never orders twice. */
export async function placeOrder(
  request: Pick<Schema<'PlaceOrder'>, 'paymentMode' | 'cartId' | 'confirmDuplicate'>,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<Order> {
  const order = await api.post('/users/{user}/orders', {
    path: { user: 'current' },
    query: full,
    body: { ...request, termsChecked: true, 'sap-outbound-id': campaign() },
    idempotencyKey,
    signal,
  });
  tellTabs(anyCart); // used up
  return order;
}
