import { useQueryClient } from '@tanstack/react-query';
import { apiPath } from '@/shared/api/path';
import { keyOf, refresh, useApi } from '../api/query';
import { todayPath } from '../frame/counts';
import { say } from '../ui/toast';
import type { Order } from './words';

const pathOf = (orderCode: string) => apiPath('/backoffice/api/orders/{orderCode}', { path: { orderCode } });

/** One order, and what follows when it was changed here: it shows the answer; lists and counts are asked again. */
export function useOrder(code: string) {
  const cache = useQueryClient();
  const query = useApi(pathOf(code), { every: 60_000 });
  const changed = (words?: string) => (now: Order) => {
    cache.setQueryData(keyOf(pathOf(code)), now);
    void cache.invalidateQueries({
      predicate: ({ queryKey }) =>
        /^\/backoffice\/api\/(orders(\/views)?(\?|$)|refunds)/.test(String(queryKey[0])),
    });
    void cache.invalidateQueries({ queryKey: keyOf(todayPath) });
    if (words) say(words);
  };
  const reload = () => void refresh(cache, '/backoffice/api/orders');
  return { query, changed, reload };
}

export type Changed = ReturnType<typeof useOrder>['changed'];
