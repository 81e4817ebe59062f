import type { QueryOf } from '@/shared/api/path';
import { oneOf } from '../address/address';

export const uses = [
  ['all', 'All'],
  ['used', 'Used'],
  ['unused', 'Used nowhere'],
  ['removed', 'Removed'],
] as const;
export type Use = (typeof uses)[number][0];
const known = uses.map(([use]) => use) as [Use, ...Use[]];

export interface MediaFilters {
  query: string;
  use: Use;
  cursor: string;
}

/** What the address asks for; what it does not know is as if it were not there. */
export const filtersIn = (address: URLSearchParams): MediaFilters => ({
  query: address.get('query')?.trim() ?? '',
  use: oneOf(known, address.get('use')),
  cursor: address.get('cursor') ?? '',
});

export const pageSize = 48;

/** The same as the server is asked. */
export const asked = ({
  query,
  use,
  cursor,
}: MediaFilters): NonNullable<QueryOf<'/backoffice/api/content/media'>> => ({
  use,
  pageSize,
  ...(query && { query }),
  ...(cursor && { cursor }),
});
