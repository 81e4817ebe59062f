import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/shared/api/client';
import { apiPath } from '@/shared/api/path';
import { keyOf, useApi } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { useIsLoggedIn } from '@/shared/session/session';
import { customerPath } from '@/shared/session/user';
import { tellTabs } from '@/shared/state/tabs';

export type Choice = Schema<'ConsentTemplate'>;

const current = { user: 'current' };
const consentsPath = apiPath('/users/{user}/consenttemplates', { path: current });

export const useConsents = () => useApi(useIsLoggedIn() ? consentsPath : null);

export const isAgreed = ({ currentConsent }: Choice) =>
  currentConsent !== undefined && currentConsent.consentWithdrawnDate === undefined;

const withdraw = ({ currentConsent }: Choice) =>
  api.delete('/users/{user}/consents/{consentCode}', {
    path: { ...current, consentCode: currentConsent?.code ?? '' },
  });

/** After a change, what is kept is read again, in other tabs too. */
function useReadAgain() {
  const cache = useQueryClient();
  return async () => {
    tellTabs('/users/{user}');
    await Promise.all([
      cache.invalidateQueries({ queryKey: keyOf(consentsPath) }),
      cache.invalidateQueries({ queryKey: keyOf(customerPath) }),
    ]);
  };
}

/** Saves one choice as it is made; what could not be saved stays as it was. */
export function useChoice(choice: Choice) {
  return useMutation<unknown, Error, boolean>({
    mutationFn: (agrees) =>
      agrees
        ? api.post('/users/{user}/consents', {
            path: current,
            query: { consentTemplateId: choice.id, consentTemplateVersion: choice.version },
          })
        : withdraw(choice),
    onSettled: useReadAgain(),
  });
}

/** Takes back everything that was agreed to, in one press. */
export const useStopAll = (choices: readonly Choice[]) =>
  useMutation<unknown, Error, void>({
    mutationFn: () => Promise.all(choices.filter(isAgreed).map(withdraw)),
    onSettled: useReadAgain(),
  });
