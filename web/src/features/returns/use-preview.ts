import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { preview, type ReturnEntries } from './api';
import type { ReturnDraft } from './draft';
import { linesOf, shipmentOf, unitsOf } from './rules';

/** What the units chosen so far would bring back: the server alone knows what deals and gifts come to. */
export function usePreview(entries: ReturnEntries, draft: ReturnDraft) {
  const units = unitsOf(linesOf(entries, draft));
  const shipmentCode = shipmentOf(entries, draft)?.shipmentCode ?? '';
  const query = useQuery({
    queryKey: [entries.orderCode, 'return', shipmentCode, units],
    queryFn: ({ signal }) => preview({ orderCode: entries.orderCode, shipmentCode, entries: units }, signal),
    enabled: units.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  return {
    data: units.length > 0 ? query.data : undefined,
    /** What goes back is not known yet. */
    isUncertain: units.length > 0 && (query.isFetching || !query.data),
    problem: query.isFetching || units.length === 0 ? undefined : query.error,
    retry: () => void query.refetch(),
  };
}

export type Preview = ReturnType<typeof usePreview>;
