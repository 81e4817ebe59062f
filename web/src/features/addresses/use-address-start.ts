import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import { defaultPlace, usePlace } from '@/shared/session/place';
import { useUser } from '@/shared/session/user';
import { useAddresses } from './api';
import { startOf, type Fields } from './rules';

/** What a new address begins with: the shopper's name and number and the suburb chosen; undefined until known. */
export function useAddressStart(): Partial<Fields> | undefined {
  const user = useUser();
  const book = useAddresses();
  const place = usePlace();
  const isChosen = place && place.postalCode && place.postalCode !== defaultPlace().postalCode;
  const towns = useApi(
    isChosen
      ? apiPath('/postalCodes/{postalCode}/towns', {
          path: { postalCode: place.postalCode },
          query: { fields: 'FULL' },
        })
      : null,
  );
  if (user.isPending || book.isPending || (isChosen && towns.isPending)) return undefined;
  const town = towns.data?.towns.find(({ name }) => name === place?.town);
  return startOf(user.data, town, book.data?.addresses?.length === 0);
}
