import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { apiPath } from '@/shared/api/path';
import { queryOf } from '../api/query';
import { refreshProducts } from './refresh';
import type { Product } from './words';

const together = (all: UseQueryResult<Product>[]) => ({
  products: all.flatMap(({ data }) => data ?? []),
  isLoading: all.some(({ isPending }) => isPending),
  missing: all.filter(({ isError, data }) => isError && data === undefined).length,
});

/** The products of a sheet, whole: a row knows its versions. */
export function useGridProducts(codes: readonly string[]) {
  const cache = useQueryClient();
  const found = useQueries({
    queries: codes.map((productCode) => ({
      ...queryOf(apiPath('/backoffice/api/products/{productCode}', { path: { productCode } })),
      retry: false,
    })),
    combine: together,
  });
  return { ...found, reload: () => refreshProducts(cache) };
}
