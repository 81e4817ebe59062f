import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '@/shared/api/errors';
import { api } from '../api/client';
import type { Check, Terms } from './words';
import { useSettled } from './use-settled';

/** What the promotion would do, asked again a moment after the typing stops; what was found stays meanwhile. */
export function useCheck(code: string, terms: Terms) {
  const asked = useSettled(terms);
  const query = useQuery<Check, ApiError>({
    queryKey: ['promotion-check', code, asked],
    queryFn: ({ signal }) =>
      api.post('/backoffice/api/promotion-check', { body: { code, terms: asked }, signal }),
    placeholderData: (before) => before,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
  return { ...query, isOld: query.isPlaceholderData || asked !== terms };
}

export type CheckQuery = ReturnType<typeof useCheck>;
