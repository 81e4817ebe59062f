import type { QueryOf } from '@/shared/api/path';
import { oneOf, pageIn } from '../address/address';
import { allKinds, views, type Kind, type View } from './words';

export const sorts = ['state', 'title', 'given', 'ends', 'priority'] as const;
export type Sort = (typeof sorts)[number];

export interface Filters {
  view: View;
  kind: Kind | '';
  query: string;
  sort: Sort;
  page: number;
}

const known = views.map(([view]) => view) as [View, ...View[]];

/** What the address asks for; what it does not know is as if it were not there. */
export const filtersIn = (address: URLSearchParams): Filters => ({
  view: oneOf(known, address.get('view')),
  kind: allKinds.find((kind) => kind === address.get('kind')) ?? '',
  query: address.get('query')?.trim() ?? '',
  sort: oneOf(sorts, address.get('sort')),
  page: pageIn(address),
});

export const pageSize = 50;

/** The same as the server is asked. */
export const asked = ({
  view,
  kind,
  query,
  sort,
  page,
}: Filters): NonNullable<QueryOf<'/backoffice/api/promotions'>> => ({
  state: view,
  sort,
  currentPage: page,
  pageSize,
  ...(kind && { kind }),
  ...(query && { query }),
});
