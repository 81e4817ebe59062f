import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { api } from '../api/client';
import { momentOf } from '../ui/times';

type Preview = Schema<'StaffPreview'>;
const minute = 60_000;

/** With this token the shop shows drafts; asked for once, and again before it ends. */
export const usePreview = (isWanted: boolean) =>
  useQuery<Preview, ApiError>({
    queryKey: ['page preview'],
    queryFn: () => api.post('/backoffice/api/content/previews'),
    enabled: isWanted,
    refetchOnWindowFocus: false,
    staleTime: ({ state: { data } }) => (data ? momentOf(data.endsAt) - Date.now() - 10 * minute : 0),
  });
