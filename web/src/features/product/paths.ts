import { apiPath } from '@/shared/api/path';
import { seenAs } from '@/shared/content/page';

/** What of a product's page is asked for beside the product itself. */
export const dealsPath = (code: string) =>
  apiPath('/products/{productCode}/promotions', { path: { productCode: code }, query: { fields: 'FULL' } });

export const richContentPath = (code: string, search: URLSearchParams) =>
  apiPath('/cms/pages', { query: { pageType: 'ProductPage', code, fields: 'FULL', ...seenAs(search) } });
