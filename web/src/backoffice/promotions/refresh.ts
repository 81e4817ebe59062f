import type { QueryClient } from '@tanstack/react-query';
import { keyOf, refresh } from '../api/query';
import { todayPath } from '../frame/counts';

/** After a change of promotions or codes: lists, counts and what is open are asked for again. */
export async function refreshPromotions(cache: QueryClient): Promise<void> {
  await Promise.all([
    refresh(
      cache,
      '/backoffice/api/promotions',
      '/backoffice/api/promotion-calendar',
      '/backoffice/api/promotion-proposals',
      '/backoffice/api/coupons',
      '/backoffice/api/coupon-batches',
    ),
    cache.invalidateQueries({ queryKey: keyOf(todayPath) }),
  ]);
}
