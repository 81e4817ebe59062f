import type { QueryOf } from '@/shared/api/path';
import { oneOf, pageIn } from '../address/address';
import type { Rule } from './words';

export const spans = ['28', '7', '90'] as const;
export const queryViews = ['all', 'empty', 'weak'] as const;
export const querySorts = ['searches', 'chosen', 'added', 'words'] as const;
export const ruleStates = ['all', 'running', 'planned', 'ended', 'removed'] as const;
export const pageSize = 50;

const wordsIn = (address: URLSearchParams): string => (address.get('words') ?? '').trim().slice(0, 100);

export interface QueryFilters {
  days: (typeof spans)[number];
  view: (typeof queryViews)[number];
  sort: (typeof querySorts)[number];
  words: string;
  page: number;
}

/** What the address asks for of searches; what it does not know is as if it were not there. */
export const queryFiltersIn = (address: URLSearchParams): QueryFilters => ({
  days: oneOf(spans, address.get('days')),
  view: oneOf(queryViews, address.get('view')),
  sort: oneOf(querySorts, address.get('sort')),
  words: wordsIn(address),
  page: pageIn(address),
});

const daysOf: Record<QueryFilters['days'], 7 | 28 | 90> = { '7': 7, '28': 28, '90': 90 };

/** The same as the server is asked, for all that is found. */
export const askedForFile = ({
  days,
  view,
  sort,
  words,
}: QueryFilters): NonNullable<QueryOf<'/backoffice/api/search/queries/file'>> => ({
  days: daysOf[days],
  view,
  sort,
  ...(words && { words }),
});

/** And for one page. */
export const askedQueries = (
  filters: QueryFilters,
): NonNullable<QueryOf<'/backoffice/api/search/queries'>> => ({
  ...askedForFile(filters),
  currentPage: filters.page,
  pageSize,
});

export interface RuleFilters {
  state: 'all' | Rule['state'];
  words: string;
  page: number;
}

export const ruleFiltersIn = (address: URLSearchParams): RuleFilters => ({
  state: oneOf(ruleStates, address.get('state')),
  words: wordsIn(address),
  page: pageIn(address),
});

export const askedRules = ({
  state,
  words,
  page,
}: RuleFilters): NonNullable<QueryOf<'/backoffice/api/search/rules'>> => ({
  state,
  ...(words && { words }),
  currentPage: page,
  pageSize,
});
