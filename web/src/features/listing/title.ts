import type { SearchPage } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import type { Listing } from './listing';

/** What a list is called. */
export const titleOf = (page: SearchPage | undefined, { term, isOwn }: Listing): string =>
  term !== undefined
    ? term
      ? text('plp.resultsFor', { term })
      : text('plp.allProducts')
    : page?.title ||
      [page?.brandName, page?.categoryName].filter(Boolean).join(' ') ||
      (isOwn ? text('tab.deals') : text('plp.products'));
