import { apiPath, type ApiPath, type QueryOf } from '@/shared/api/path';
import type { SearchPage } from '@/shared/api/types';
import type { RouteParams } from '@/shared/routing/routing';
import { termOf } from '@/shared/search-term';
import { textQuery } from './query';

export const pageSize = 24;
/** A shared address brings back this many pages at once, no more. */
const mostPages = 10;

const cardFields =
  'products(code,name,url,categories(code,name),brand(name),image(url,altText,width,height,colour,sources),price(value),wasPrice(value),saving(value),avgRating,reviewsCount,' +
  'stock(stockLevelStatus,stockLevel),purchasable,availableForPickup,tradingType,preOrder,requiresTvLicence,globalTags(globalTag),' +
  'potentialPromotions(code,description,promotionType),additionalAttributes(estimatedDelivery,deliveryDay,estimatedPickUpMsg,pickUpDay))';
const moreFields = `${cardFields},${cardFields.replace('products', 'mentions')},pagination,currentQuery`;
const firstFields =
  `${moreFields},facets,sorts,breadcrumbs,freeTextSearch,spellingSuggestion,keywordRedirectUrl,categoryCode,categoryName,` +
  'brandCode,brandName,title,subcategories(code,name,url),breadcrumbCategories(code,name,url),seoTitle,seoDescription,' +
  `priceRange,relaxed,notSold,nearestDepartments(code,name,url),popularCategories(code,name,url),nearest(reason,currentQuery,totalResults,${cardFields})`;

type Asked = QueryOf<'/products/search'>;

/** One list of products: where it comes from and what it is narrowed to. */
export interface Listing {
  /** Where this much of it is found. */
  at: (asked: Asked) => ApiPath<SearchPage>;
  query: string;
  term?: string;
  /** One of the shop's own lists. */
  isOwn?: boolean;
  /** The pages shown, one after the other. */
  from: number;
  to: number;
}

const lastPage = 1_000_000;

/** `page` is the last page shown; `from` the first, where there are too many to show them all. */
function pagesIn(search: URLSearchParams): { from: number; to: number } {
  const number = (name: string) =>
    Math.min(lastPage, Math.max(0, Number.parseInt(search.get(name) ?? '0', 10) || 0));
  const from = number('from');
  return { from, to: Math.min(from + mostPages - 1, Math.max(from, number('page'))) };
}

/** The address of the pages after those shown: more of them, or the next ones where these are enough. */
export function nextSearch({ from, to }: Listing, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('page', String(to + 1));
  if (to + 1 - from >= mostPages) next.set('from', String(to + 1));
  return next;
}

/** The address of the pages before those shown. */
export function earlierSearch({ from }: Listing, search: URLSearchParams): URLSearchParams {
  const earlier = new URLSearchParams(search);
  const first = Math.max(0, from - mostPages);
  earlier.set('page', String(from - 1));
  if (first === 0) earlier.delete('from');
  else earlier.set('from', String(first));
  return earlier;
}

/** Reads a list from its address; nothing when the path names none. */
export function listingOf(params: RouteParams, search: URLSearchParams): Listing | undefined {
  const { pathType, code, brandCategoryId } = params;
  const brand = brandCategoryId;
  const { from, to } = pagesIn(search);
  const query = search.get('q');
  const narrowed = (otherwise: string) => query ?? otherwise;
  switch (pathType) {
    case 'c':
      if (!code) return undefined;
      return {
        at: (query) =>
          brand
            ? apiPath('/category/{categoryCode}/search/{brand}', {
                path: { categoryCode: code, brand },
                query,
              })
            : apiPath('/category/{categoryCode}/search', { path: { categoryCode: code }, query }),
        query: narrowed(textQuery()),
        from,
        to,
      };
    case 'b':
      if (!code) return undefined;
      return {
        at: (query) =>
          brand
            ? apiPath('/category/{categoryCode}/brand/{brand}', {
                path: { categoryCode: brand, brand: code },
                query,
              })
            : apiPath('/products/search/{brand}', { path: { brand: code }, query }),
        query: narrowed(textQuery()),
        from,
        to,
      };
    case 'v':
      if (!code) return undefined;
      return {
        at: (query) => apiPath('/products/viewAll/{id}', { path: { id: code }, query }),
        query: narrowed(textQuery()),
        isOwn: true,
        from,
        to,
      };
    case 'search': {
      const term = (query === null ? (code ?? search.get('text') ?? '') : termOf(query)).trim();
      return {
        at: (query) => apiPath('/products/search', { query }),
        query: narrowed(textQuery(term)),
        term,
        from,
        to,
      };
    }
    default:
      return undefined;
  }
}

export const pagePath = ({ at, query, from }: Listing, page = from) =>
  at({ query, currentPage: page, pageSize, fields: page === from ? firstFields : moreFields });

/** The same list with every value of one facet. */
export const facetPath = ({ at }: Listing, query: string, facet: string) =>
  at({ query, pageSize: 1, allValues: facet, fields: 'currentQuery,pagination,products(code),facets' });

export const pagePaths = (listing: Listing) =>
  Array.from({ length: listing.to - listing.from + 1 }, (_, n) => pagePath(listing, listing.from + n));
