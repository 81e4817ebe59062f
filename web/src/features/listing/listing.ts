import type { RouteParams } from '@/shared/routing/routing';
import { textQuery } from './query';

export const pageSize = 24;
/** A shared address brings back this many pages at once, no more. */
export const mostPages = 10;

const cardFields =
  'products(code,name,url,brand(name),image(url,altText),price(value),wasPrice(value),saving(value),avgRating,reviewsCount,' +
  'stock(stockLevelStatus,stockLevel),purchasable,availableForPickup,tradingType,preOrder,globalTags(globalTag),' +
  'potentialPromotions(code,description,promotionType),additionalAttributes(estimatedDelivery,estimatedPickUpMsg))';
const moreFields = `${cardFields},pagination,currentQuery`;
const firstFields =
  `${moreFields},facets,sorts,breadcrumbs,freeTextSearch,spellingSuggestion,keywordRedirectUrl,categoryCode,categoryName,` +
  'brandCode,brandName,title,subcategories(code,name,url),breadcrumbCategories(code,name,url),seoTitle,seoDescription';

/** One list of products: where it comes from and what it is narrowed to. */
export interface Listing {
  base: string;
  query: string;
  term?: string;
  /** How many pages are shown, one after the other. */
  pages: number;
}

/** Reads a list from its address; nothing when the path names none. */
export function listingOf(params: RouteParams, search: URLSearchParams): Listing | undefined {
  const { pathType, code, brandCategoryId } = params;
  const part = encodeURIComponent(code ?? '');
  const brand = brandCategoryId && encodeURIComponent(brandCategoryId);
  const pages = Math.min(mostPages, Math.max(1, 1 + (Number.parseInt(search.get('page') ?? '0', 10) || 0)));
  const query = search.get('q');
  const narrowed = (otherwise: string) => query ?? otherwise;
  switch (pathType) {
    case 'c':
      if (!code) return undefined;
      return {
        base: brand ? `/category/${part}/search/${brand}` : `/category/${part}/search`,
        query: narrowed(textQuery()),
        pages,
      };
    case 'b':
      if (!code) return undefined;
      return {
        base: brand ? `/category/${brand}/brand/${part}` : `/products/search/${part}`,
        query: narrowed(textQuery()),
        pages,
      };
    case 'v':
      if (!code) return undefined;
      return { base: `/products/viewAll/${part}`, query: narrowed(textQuery()), pages };
    case 'search': {
      const term = (code ?? search.get('text') ?? '').trim();
      return { base: '/products/search', query: narrowed(textQuery(term)), term, pages };
    }
    default:
      return undefined;
  }
}

export function pagePath({ base, query }: Listing, page: number): string {
  const fields = page === 0 ? firstFields : moreFields;
  return `${base}?query=${encodeURIComponent(query)}&currentPage=${page}&pageSize=${pageSize}&fields=${fields}`;
}

export const pagePaths = (listing: Listing): string[] =>
  Array.from({ length: listing.pages }, (_, page) => pagePath(listing, page));
