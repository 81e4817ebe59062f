import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '@/shared/api/client';
import { refresh, useApi } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { anyCart } from '@/shared/session/cart-code';
import { choosePlace, defaultPlace } from '@/shared/session/place';
import { useIsLoggedIn } from '@/shared/session/session';

export type Address = Schema<'Address'>;
export type AddressForm = Schema<'AddressForm'>;

const book = '/users/current/addresses';
const one = (id: string) => `${book}/${encodeURIComponent(id)}?fields=FULL`;

export const useAddresses = () => {
  const isLoggedIn = useIsLoggedIn();
  return useApi<Schema<'AddressList'>>(isLoggedIn ? `${book}?fields=FULL` : null);
};

export const useAddress = (id: string | undefined) => useApi<Address>(id ? one(id) : null);

/** The address served now becomes the shopper's place: zone, town, postal code. */
function follow(address: Address): void {
  if (!address.zone) return;
  choosePlace({
    zone: address.zone,
    town: address.town ?? address.city ?? defaultPlace.town,
    postalCode: address.postalCode ?? '',
    latitude: address.latitude,
    longitude: address.longitude,
  });
}

async function afterwards(cache: QueryClient): Promise<void> {
  await Promise.all([
    refresh(cache, '/addresses'),
    refresh(cache, '/users/current?'),
    refresh(cache, anyCart),
  ]);
}

/** Everything that changes the address book. */
export function useAddressBook() {
  const cache = useQueryClient();
  return {
    save: useCallback(
      async (form: AddressForm, id?: string, useAddress = false, isInvalidAddress = false) => {
        const saved = id
          ? await api.put<Address>(
              `${one(id)}&useAddress=${useAddress}&isInvalidAddress=${isInvalidAddress}`,
              form,
            )
          : await api.post<Address>(`${book}?fields=FULL&useAddress=${useAddress}`, form, {
              idempotencyKey: crypto.randomUUID(),
            });
        if (useAddress || saved.defaultAddress) follow(saved);
        await afterwards(cache);
        return saved;
      },
      [cache],
    ),
    remove: useCallback(
      async (id: string) => {
        await api.delete(`${book}/${encodeURIComponent(id)}`);
        await afterwards(cache);
      },
      [cache],
    ),
    makeDefault: useCallback(
      async (id: string) => {
        follow(await api.post<Address>(`${book}/makeDefaultAddress/${encodeURIComponent(id)}?fields=FULL`));
        await afterwards(cache);
      },
      [cache],
    ),
  };
}
