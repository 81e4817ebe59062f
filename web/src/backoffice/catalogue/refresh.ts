import type { QueryClient } from '@tanstack/react-query';
import { refresh } from '../api/query';
import { todayPath } from '../frame/counts';
import { keyOf } from '../api/query';

/** After a change of products, prices or stock: lists, counts and what is open are asked for again. */
export async function refreshProducts(cache: QueryClient): Promise<void> {
  await Promise.all([
    refresh(
      cache,
      '/backoffice/api/products',
      '/backoffice/api/product-views',
      '/backoffice/api/categories',
      '/backoffice/api/price-proposals',
      '/backoffice/api/stock',
    ),
    cache.invalidateQueries({ queryKey: keyOf(todayPath) }),
  ]);
}
