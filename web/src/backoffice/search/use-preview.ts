import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '@/shared/api/errors';
import { api } from '../api/client';
import { useSettled } from '../promotions/use-settled';
import { isLookedAt, requestText, type Request } from './looked';
import type { Preview } from './words';

/** What a rule would do, asked again a moment after the typing stops; what was found stays meanwhile. */
export function usePreview(request: Request | undefined) {
  const wanted = requestText(request);
  const asked = useSettled(wanted, 300);
  const query = useQuery<Preview, ApiError>({
    queryKey: ['search-preview', asked],
    queryFn: ({ signal }) =>
      api.post('/backoffice/api/search/rule-preview', { body: JSON.parse(asked) as Request, signal }),
    enabled: asked !== 'null',
    placeholderData: (before) => before,
    staleTime: 30_000,
    refetchOnWindowFocus: false,
  });
  return { ...query, isLookedAt: isLookedAt(wanted, asked, query) };
}

export type PreviewQuery = ReturnType<typeof usePreview>;
