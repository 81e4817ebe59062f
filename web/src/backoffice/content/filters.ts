import type { QueryOf } from '@/shared/api/path';
import { oneOf } from '../address/address';
import { allPageKinds, views, type PageKind, type View } from './words';

export interface Filters {
  view: View;
  kind: PageKind | '';
  query: string;
  page: number;
}

const known = views.map(([view]) => view) as [View, ...View[]];

/** What the address asks for; what it does not know is as if it were not there. */
export function filtersIn(address: URLSearchParams): Filters {
  const page = Number(address.get('page'));
  return {
    view: oneOf(known, address.get('view')),
    kind: allPageKinds.find((kind) => kind === address.get('kind')) ?? '',
    query: address.get('query')?.trim() ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 0,
  };
}

export const pageSize = 50;

/** The same as the server is asked. */
export const asked = ({
  view,
  kind,
  query,
  page,
}: Filters): NonNullable<QueryOf<'/backoffice/api/content/pages'>> => ({
  state: view,
  currentPage: page,
  pageSize,
  ...(kind && { kind }),
  ...(query && { query }),
});

/** What the list of redirects is asked for. */
export function redirectFiltersIn(address: URLSearchParams): Pick<Filters, 'query' | 'page'> {
  const { query, page } = filtersIn(address);
  return { query, page };
}

export const askedRedirects = ({
  query,
  page,
}: Pick<Filters, 'query' | 'page'>): NonNullable<QueryOf<'/backoffice/api/content/redirects'>> => ({
  currentPage: page,
  pageSize,
  ...(query && { query }),
});
