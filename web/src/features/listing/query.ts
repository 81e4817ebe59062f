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
