import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '@/shared/api/client';
import { messageOf } from '@/shared/api/errors';
import { apiPath } from '@/shared/api/path';
import { keyOf, useApi } from '@/shared/api/query';
import { text } from '@/shared/i18n/text';
import { useSearchParams } from '@/shared/routing/routing';
import { useIsLoggedIn } from '@/shared/session/session';
import { toast } from '@/shared/ui/toast';
import { providerOf, type Provider } from './providers';
import { problemOf } from './use-provider-return';

const current = { user: 'current' };
const identitiesPath = apiPath('/users/{user}/identities', { path: current });

export const useIdentities = () => useApi(useIsLoggedIn() ? identitiesPath : null);

/** The list anew. One asked for before the change and still on its way does not stand. */
async function listAnew(cache: QueryClient): Promise<void> {
  const filters = { queryKey: keyOf(identitiesPath) };
  await cache.cancelQueries(filters);
  await cache.invalidateQueries(filters);
}

/** Leaves the shop to link an account at a provider; it comes back to this screen. */
export async function leaveToLink(provider: Provider): Promise<void> {
  const { url } = await api.post('/users/{user}/identities/{provider}', { path: { ...current, provider } });
  window.location.assign(url);
}

export function useUnlink(provider: Provider) {
  const cache = useQueryClient();
  return async (): Promise<void> => {
    try {
      await api.delete('/users/{user}/identities/{provider}', { path: { ...current, provider } });
    } finally {
      void listAnew(cache);
    }
  };
}

/** Links what somebody came back with; answers what went wrong, in words. */
export function useLinkReturn(): string {
  const cache = useQueryClient();
  const isLoggedIn = useIsLoggedIn();
  const [search, setSearch] = useSearchParams();
  const provider = providerOf(search.get('social'));
  const word = search.get('problem');
  const comingFrom = word || !isLoggedIn ? undefined : provider;
  const [failure, setFailure] = useState('');
  const isBegun = useRef(false);
  useEffect(() => {
    if (!comingFrom || isBegun.current) return;
    isBegun.current = true;
    api
      .put('/users/{user}/identities/{provider}', { path: { ...current, provider: comingFrom }, body: {} })
      .then(({ name }) => {
        setFailure('');
        toast.success(text('social.linked', { provider: name }));
      })
      .catch((problem: unknown) => setFailure(messageOf(problem)))
      .finally(() => {
        isBegun.current = false;
        void listAnew(cache);
        // An attempt counts once: loaded again, the address says nothing of it any more.
        setSearch(new URLSearchParams(), { replace: true });
      });
  }, [comingFrom, cache, setSearch]);
  return word && provider ? problemOf(word, provider) : failure;
}
