import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { serverNow } from '@/shared/state/clock';
import { api } from '../api/client';
import { momentOf } from '../ui/times';

type Preview = Schema<'StaffPagePreview'>;
const minute = 60_000;

/** How long after a moment it is asked for again: not when it ends already, for a frame is loaded with it. */
const goodFor = ({ endsAt }: Preview, since: number) => momentOf(endsAt) - since - 10 * minute;

/** With this token the shop shows drafts; asked for once, and again before it ends. */
export const usePreview = (isWanted: boolean) =>
  useQuery<Preview, ApiError>({
    queryKey: ['page preview'],
    queryFn: ({ client, queryKey }) =>
      api.post('/backoffice/api/content/previews', { quiet: client.getQueryData(queryKey) !== undefined }),
    enabled: isWanted,
    // Also when the screen is looked at again, or another page is opened.
    staleTime: ({ state: { data, dataUpdatedAt } }) => (data ? goodFor(data, dataUpdatedAt) : 0),
    refetchInterval: ({ state: { data } }) => data && Math.max(minute, goodFor(data, serverNow())),
  });
