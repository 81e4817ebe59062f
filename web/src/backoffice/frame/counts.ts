import { apiPath } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { useApi } from '../api/query';

export const todayPath = apiPath('/backoffice/api/today');

type Waiting = Schema<'StaffWaiting'>;
const minute = 60_000;

export const useToday = () => useApi(todayPath, { every: minute });

const ofTheServiceDesk = new Set<Waiting['what']>(['returns', 'claims', 'tickets']);

/** How much waits for a person behind each place; asked once a minute. */
export function countsOf(waiting: readonly Waiting[]): Record<string, number> {
  const of = (belongs: (what: Waiting['what']) => boolean) =>
    waiting.filter(({ what }) => belongs(what)).reduce((sum, { count }) => sum + count, 0);
  return {
    '/orders': of((what) => what === 'toPack'),
    '/desk': of((what) => ofTheServiceDesk.has(what)),
    '/reviews': of((what) => what === 'reviews'),
    '/catalogue': of((what) => what === 'priceProposals'),
    '/promotions': of((what) => what === 'promotionProposals'),
    '/stock': of((what) => what === 'stockProposals'),
    '/customers': of((what) => what === 'deletions'),
    '/settings': of((what) => what === 'webhooks' || what === 'keys'),
  };
}
