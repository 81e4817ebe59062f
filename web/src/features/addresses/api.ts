import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '@/shared/api/client';
import { useIdempotencyKey } from '@/shared/api/idempotency-key';
import { apiPath, type PathBeginning } from '@/shared/api/path';
import { keyOf, refresh, useApi } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { anyCart } from '@/shared/session/cart-code';
import { choosePlace, defaultPlace } from '@/shared/session/place';
import { useIsLoggedIn } from '@/shared/session/session';
import { customerPath } from '@/shared/session/user';

export type Address = Schema<'Address'>;
export type AddressForm = Schema<'AddressForm'>;

const book = '/users/{user}/addresses' satisfies PathBeginning;
const current = { user: 'current' };
const full = { fields: 'FULL' };
export const addressesPath = apiPath(book, { path: current, query: full });

export const useAddresses = () => {
  const isLoggedIn = useIsLoggedIn();
  return useApi(isLoggedIn ? addressesPath : null);
};

export const useAddress = (id: string | undefined) =>
  useApi(id ? apiPath(`${book}/{addressId}`, { path: { ...current, addressId: id }, query: full }) : null);

/** The address served now becomes the shopper's place: zone, town, postal code. */
function follow(address: Address): void {
  if (!address.zone) return;
  choosePlace({
    zone: address.zone,
    town: address.town ?? address.city ?? defaultPlace().town,
    postalCode: address.postalCode ?? '',
    latitude: address.latitude,
    longitude: address.longitude,
  });
}

async function afterwards(cache: QueryClient): Promise<void> {
  await Promise.all([
    refresh(cache, book, anyCart),
    cache.invalidateQueries({ queryKey: keyOf(customerPath), exact: true }),
  ]);
}

/** Everything that changes the address book. */
export function useAddressBook() {
  const cache = useQueryClient();
  const key = useIdempotencyKey();
  return {
    save: useCallback(
      async (form: AddressForm, id?: string, useAddress = false, isInvalidAddress = false) => {
        const saved = id
          ? await api.put(`${book}/{addressId}`, {
              path: { ...current, addressId: id },
              query: { ...full, useAddress, isInvalidAddress },
              body: form,
            })
          : await key.send([form, useAddress], (idempotencyKey) =>
              api.post(book, {
                path: current,
                query: { ...full, useAddress },
                body: form,
                idempotencyKey,
              }),
            );
        if (useAddress || saved.defaultAddress) follow(saved);
        await afterwards(cache);
        return saved;
      },
      [cache, key],
    ),
    remove: useCallback(
      async (id: string) => {
        await api.delete(`${book}/{addressId}`, { path: { ...current, addressId: id } });
        await afterwards(cache);
      },
      [cache],
    ),
    makeDefault: useCallback(
      async (id: string) => {
        follow(
          await api.post(`${book}/makeDefaultAddress/{addressId}`, {
            path: { ...current, addressId: id },
            query: full,
          }),
        );
        await afterwards(cache);
      },
      [cache],
    ),
  };
}
