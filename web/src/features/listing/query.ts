import type { SearchPage } from '@/shared/api/types';
import { termOf } from '@/shared/search-term';

/** An OCC query: `text:sort:facet:value:facet:value…`, each part percent-encoded. */
const separator = ':';
const defaultSort = 'relevance';

export const textQuery = (term = '', sort = defaultSort) => [encodeURIComponent(term), sort].join(separator);

export const sortOf = (query: string) => query.split(separator)[1] || defaultSort;

export function withSort(query: string, sort: string): string {
  const [term = '', , ...facets] = query.split(separator);
  return [term, sort, ...facets].join(separator);
}

/** The same text and sort without any facet. */
export const withoutFacets = (query: string) => query.split(separator).slice(0, 2).join(separator);

/** What to go on from: the query as the server took it, once it read prices from the words of it. */
export const understoodQuery = (
  query: string,
  { currentQuery }: Pick<SearchPage, 'currentQuery'>,
): string => {
  const understood = currentQuery.query?.value;
  return understood !== undefined && termOf(understood) !== termOf(query) ? understood : query;
};

const price = 'price';
const rand = /^R?(\d+(?:\.\d+)?)?-R?(\d+(?:\.\d+)?)?$/;

interface Prices {
  from?: number;
  to?: number;
}

const pairsOf = (query: string): [string, string][] => {
  const [, , ...rest] = query.split(separator);
  return rest.flatMap((facet, n) => (n % 2 === 0 ? [[facet, rest[n + 1] ?? ''] as [string, string]] : []));
};

/** The prices the list is narrowed to, where it is to one range. */
export function pricesOf(query: string): Prices {
  const chosen = pairsOf(query).filter(([facet]) => facet === price);
  const range = chosen.length === 1 ? rand.exec(decodeURIComponent(chosen[0]![1])) : null;
  if (!range) return {};
  return { from: range[1] ? Number(range[1]) : undefined, to: range[2] ? Number(range[2]) : undefined };
}

/** The same list at these prices only, whatever prices were chosen. */
export function withPrices(query: string, { from, to }: Prices): string {
  const kept = pairsOf(query).filter(([facet]) => facet !== price);
  if (from !== undefined || to !== undefined)
    kept.push([price, `${from === undefined ? '' : `R${from}`}-${to === undefined ? '' : `R${to}`}`]);
  return [withoutFacets(query), ...kept.flat()].join(separator);
}
