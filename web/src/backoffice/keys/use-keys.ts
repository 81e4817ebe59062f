import { useQueryClient } from '@tanstack/react-query';
import { apiPath } from '@/shared/api/path';
import { refresh, useApi } from '../api/query';
import { todayPath } from '../frame/counts';
import { useMay } from '../frame/staff-context';
import { goneOf, type Gone } from './words';

export const keysPath = apiPath('/backoffice/api/keys');

export const useKeys = () => useApi(keysPath, { every: 60_000 });

/** Who has made keys and comes in no more, for those who may see who works here. */
export function useGone(): Gone {
  const may = useMay();
  const members = useApi(may('staff') ? apiPath('/backoffice/api/staff') : null);
  return goneOf(members.data?.members ?? []);
}

/** Asks for the keys anew, and for what Today says of them. */
export function useReload(): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    await refresh(cache, '/backoffice/api/keys');
    void cache.invalidateQueries({ queryKey: [todayPath] });
  };
}
