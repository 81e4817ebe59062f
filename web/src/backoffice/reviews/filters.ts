import type { QueryOf } from '@/shared/api/path';
import { oneOf, pageIn } from '../address/address';
import { states, type State } from './words';

export const ratings = ['', '5', '4', '3', '2', '1'] as const;
export type Rating = (typeof ratings)[number];
export type Sort = 'oldest' | 'newest';

export interface Filters {
  state: State;
  rating: Rating;
  product: string;
  query: string;
  sort: Sort;
  page: number;
}

/** What waits longest goes first; of what is decided, the latest. */
export const sortsOf = (state: State): readonly [Sort, Sort] =>
  state === 'waiting' ? ['oldest', 'newest'] : ['newest', 'oldest'];

/** What the address asks for; what it does not know is as if it were not there. */
export function filtersIn(address: URLSearchParams): Filters {
  const state = oneOf(states, address.get('state'));
  return {
    state,
    rating: oneOf(ratings, address.get('rating')),
    product: address.get('product') ?? '',
    query: address.get('query')?.trim() ?? '',
    sort: oneOf(sortsOf(state), address.get('sort')),
    page: pageIn(address),
  };
}

export const pageSize = 50;

/** The same as the server is asked. */
export const asked = ({
  state,
  rating,
  product,
  query,
  sort,
  page,
}: Filters): NonNullable<QueryOf<'/backoffice/api/reviews'>> => ({
  state,
  sort,
  currentPage: page,
  pageSize,
  ...(rating && { rating: Number(rating) }),
  ...(product && { product }),
  ...(query && { query }),
});

export const isNarrowed = ({ rating, product, query }: Filters): boolean =>
  rating !== '' || product !== '' || query !== '';
