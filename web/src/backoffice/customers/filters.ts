import type { QueryOf } from '@/shared/api/path';
import { oneOf, pageIn } from '../address/address';
import { views, type View } from './words';

export interface Filters {
  view: View;
  query: string;
  page: number;
}

const known = views.map(([view]) => view) as [View, ...View[]];

/** What the address asks for; what it does not know is as if it were not there. */
export const filtersIn = (address: URLSearchParams): Filters => ({
  view: oneOf(known, address.get('view')),
  query: address.get('query')?.trim() ?? '',
  page: pageIn(address),
});

export const pageSize = 25;

/** The same as the server is asked. */
export const asked = ({ view, query, page }: Filters): NonNullable<QueryOf<'/backoffice/api/customers'>> => ({
  view,
  currentPage: page,
  pageSize,
  ...(query && { query }),
});
