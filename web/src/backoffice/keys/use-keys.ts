import { useQueryClient } from '@tanstack/react-query';
import { apiPath } from '@/shared/api/path';
import { refresh, useApi } from '../api/query';
import { todayPath } from '../frame/counts';

export const keysPath = apiPath('/backoffice/api/keys');

export const useKeys = () => useApi(keysPath, { every: 60_000 });

/** Asks for the keys anew, and for what Today says of them. */
export function useReload(): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    await refresh(cache, '/backoffice/api/keys');
    void cache.invalidateQueries({ queryKey: [todayPath] });
  };
}
