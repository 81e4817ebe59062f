import { useApi } from '@/shared/api/query';
import { useIsLoggedIn } from '@/shared/session/session';
import { historyPath } from './api';

/** A customer's last orders, the latest first; nothing is asked for guests. */
export function useLatestOrders() {
  const isLoggedIn = useIsLoggedIn();
  return useApi(isLoggedIn ? historyPath({}, 0) : null, { staleTime: 0 });
}
