import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { defaultPlace, usePlace } from '@/shared/session/place';

type Store = Schema<'PointOfService'>;

/** However far: half the way round the earth, in metres. */
const anywhere = 20_037_500;

const near = (latitude?: number, longitude?: number) =>
  latitude === undefined || longitude === undefined ? {} : { latitude, longitude, radius: anywhere };

export const hasIt = ({ stockInfo }: Store): boolean =>
  stockInfo?.stockLevelStatus !== 'outOfStock' && (stockInfo?.stockLevel ?? 0) > 0;

/** Stores that have it, and at the end the nearest one when it has none: who lives next to it wants to know. */
export const withNearest = (having: readonly Store[], nearest: readonly Store[]): Store[] => [
  ...having,
  ...nearest.slice(0, 1).filter((store) => !hasIt(store) && !having.some(({ name }) => name === store.name)),
];

/** The stores that have a product, nearest first, as many as are shown; all of them may be far. */
export function useStoresWith(code: string, most: number, isWanted = true) {
  const { latitude, longitude } = { ...defaultPlace(), ...usePlace() };
  const place = near(latitude, longitude);
  const having = useApi(
    isWanted
      ? apiPath('/stores/getpickupstorelocations', {
          query: { ...place, productCode: code, pageSize: most, fields: 'FULL' },
        })
      : null,
  );
  const nearest = useApi(
    isWanted
      ? apiPath('/products/{productCode}/stock', {
          path: { productCode: code },
          query: { latitude, longitude, pageSize: 1, fields: 'FULL' },
        })
      : null,
  );
  const data =
    having.data && nearest.data
      ? {
          stores: withNearest(having.data.stores, nearest.data.stores),
          isNowhere: having.data.stores.length === 0,
        }
      : undefined;
  const failed = having.isError ? having : nearest;
  return { data, isError: failed.isError, error: failed.error, refetch: failed.refetch };
}
