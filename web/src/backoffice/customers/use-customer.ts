import { useQueryClient } from '@tanstack/react-query';
import { apiPath } from '@/shared/api/path';
import { keyOf, refresh, useApi } from '../api/query';
import { todayPath } from '../frame/counts';
import { say } from '../ui/toast';
import type { Customer } from './words';

const pathOf = (customerId: string) =>
  apiPath('/backoffice/api/customers/{customerId}', { path: { customerId } });

/** One customer, and what follows when something was done here: the answer is shown, lists and counts are asked again. */
export function useCustomer(id: string) {
  const cache = useQueryClient();
  const query = useApi(pathOf(id));
  const changed = (words: string) => (now: Customer) => {
    cache.setQueryData(keyOf(pathOf(id)), now);
    void cache.invalidateQueries({
      predicate: ({ queryKey }) => /^\/backoffice\/api\/customers(\?|$)/.test(String(queryKey[0])),
    });
    void cache.invalidateQueries({ queryKey: keyOf(todayPath) });
    say(words);
  };
  const reload = () => void refresh(cache, '/backoffice/api/customers');
  return { query, changed, reload };
}

export type Changed = ReturnType<typeof useCustomer>['changed'];
