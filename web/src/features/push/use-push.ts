import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { allowPush, endPush, permissionHere, permissionKey, type PushState } from '@/offline/push-device';
import { api } from '@/shared/api/client';
import { apiPath } from '@/shared/api/path';
import { keyOf, useApi } from '@/shared/api/query';
import { useIsLoggedIn } from '@/shared/session/session';

export type Choice = PushState['choices'][number];

const user = { user: 'current' };
const pushPath = apiPath('/users/{user}/push', { path: user });

export const usePush = () => useApi(useIsLoggedIn() ? pushPath : null);

/** What this browser has allowed until now. */
export const usePermission = () => useQuery({ queryKey: permissionKey, queryFn: permissionHere }).data;

function useReadAgain() {
  const cache = useQueryClient();
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: keyOf(pushPath) }),
      cache.invalidateQueries({ queryKey: permissionKey }),
    ]);
}

/** Turns notifications on or off on this device. */
export function useDevice(serverKey: string) {
  return useMutation<unknown, Error, boolean>({
    mutationFn: (wanted) => (wanted ? allowPush(serverKey) : endPush()),
    onSettled: useReadAgain(),
  });
}

/** Chooses one kind, for all devices. */
export function usePushChoice(kind: Choice['kind']) {
  return useMutation<unknown, Error, boolean>({
    mutationFn: (wanted) => api.put('/users/{user}/push/choices', { path: user, body: { kind, wanted } }),
    onSettled: useReadAgain(),
  });
}
