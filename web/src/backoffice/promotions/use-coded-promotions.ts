import { useQuery } from '@tanstack/react-query';
import { apiPath } from '@/shared/api/path';
import { api } from '../api/client';
import type { PromotionRow } from './words';

const path = '/backoffice/api/promotions';
const states = ['live', 'planned', 'paused'] as const;

/** Page by page, to the last: there may be more of them than one answer holds. */
async function allOf(state: (typeof states)[number], signal: AbortSignal): Promise<PromotionRow[]> {
  const rows: PromotionRow[] = [];
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const query = { state, sort: 'title', pageSize: 100, currentPage: page } as const;
    const { promotions, pagination } = await api.get(apiPath(path, { query }), { signal });
    rows.push(...promotions);
    pages = pagination.totalPages;
  }
  return rows;
}

/** All published promotions that ask for a code, by title. */
export const useCodedPromotions = () =>
  useQuery({
    queryKey: [path, 'coded'],
    queryFn: async ({ signal }) => {
      const rows = (await Promise.all(states.map((state) => allOf(state, signal)))).flat();
      return [...new Map(rows.map((row) => [row.code, row])).values()]
        .filter(({ terms }) => terms.needsCoupon)
        .sort((one, other) => one.terms.title.localeCompare(other.terms.title));
    },
  });
