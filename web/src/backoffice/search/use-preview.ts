import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { api } from '../api/client';
import { useSettled } from '../promotions/use-settled';
import type { Preview } from './words';

type Wish = Schema<'StaffSearchPreviewForm'>;

/** What a rule would do, asked again a moment after the typing stops; what was found stays meanwhile. */
export function usePreview(wish: Wish | undefined) {
  const asked = useSettled(JSON.stringify(wish ?? null), 300);
  return useQuery<Preview, ApiError>({
    queryKey: ['search-preview', asked],
    queryFn: ({ signal }) =>
      api.post('/backoffice/api/search/rule-preview', { body: JSON.parse(asked) as Wish, signal }),
    enabled: asked !== 'null',
    placeholderData: (before) => before,
    staleTime: 30_000,
    refetchOnWindowFocus: false,
  });
}

export type PreviewQuery = ReturnType<typeof usePreview>;
