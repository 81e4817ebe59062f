import type { QueryOf } from '@/shared/api/path';
import { serverNow } from '@/shared/state/clock';
import { oneOf, pageIn } from '../address/address';
import { views, type View } from './words';

const days = 24 * 3600 * 1000;
const ahead = 2 * 3600 * 1000;

export const placeds = ['any', 'today', 'week', 'month'] as const;
export const deliveries = ['any', 'door', 'pickup'] as const;
export const sorts = ['newest', 'oldest', 'value'] as const;

export type Placed = (typeof placeds)[number];

const back: Record<Placed, number | undefined> = { any: undefined, today: 0, week: 6, month: 29 };

/** The first day that counts, in the shop's time: `2026-06-10`. */
export function fromDay(placed: Placed, now = serverNow()): string | undefined {
  const past = back[placed];
  return past === undefined ? undefined : new Date(now + ahead - past * days).toISOString().slice(0, 10);
}

const dayIn = (text: string | null) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');

export interface Filters {
  view: View;
  query: string;
  delivery: (typeof deliveries)[number];
  placed: Placed;
  sort: (typeof sorts)[number];
  store: string;
  /** Placed on these days, as a report leads here; before `placed`. */
  from: string;
  to: string;
  page: number;
}

const known = views.map(([view]) => view) as [View, ...View[]];

/** What the address asks for; what it does not know is as if it were not there. A search looks among all orders. */
export function filtersIn(address: URLSearchParams): Filters {
  const query = address.get('query')?.trim() ?? '';
  return {
    view: address.has('view') ? oneOf(known, address.get('view')) : query ? 'all' : 'open',
    query,
    delivery: oneOf(deliveries, address.get('delivery')),
    placed: oneOf(placeds, address.get('placed')),
    sort: oneOf(sorts, address.get('sort')),
    store: address.get('store') ?? '',
    from: dayIn(address.get('from')),
    to: dayIn(address.get('to')),
    page: pageIn(address),
  };
}

export const pageSize = 25;

/** The same as the server is asked. */
export const asked = (
  { view, query, delivery, placed, sort, store, from, to, page }: Filters,
  now?: number,
): NonNullable<QueryOf<'/backoffice/api/orders'>> => ({
  view,
  sort,
  currentPage: page,
  pageSize,
  ...(query && { query }),
  ...(delivery !== 'any' && { delivery }),
  ...(store && { store }),
  ...(placed !== 'any' && { from: fromDay(placed, now) }),
  ...(from && { from }),
  ...(to && { to }),
});

/** Whether anything but the view is set. */
export const isNarrowed = ({ query, delivery, placed, store, from, to }: Filters): boolean =>
  query !== '' || delivery !== 'any' || placed !== 'any' || store !== '' || from !== '' || to !== '';
