import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import { useIsLoggedIn } from '@/shared/session/session';

/** What of an order may come back. */
export function useReturnEntries(orderCode: string | null) {
  const isLoggedIn = useIsLoggedIn();
  return useApi(
    orderCode && isLoggedIn
      ? apiPath('/users/{user}/orderReturns/returnentries/{orderCode}', {
          path: { user: 'current', orderCode },
          query: { fields: 'FULL' },
        })
      : null,
    { staleTime: 0 },
  );
}
