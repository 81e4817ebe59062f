import { apiPath, type QueryOf } from '@/shared/api/path';

export type Sort = NonNullable<QueryOf<'/products/{productCode}/reviews'>['sort']>;

/** So many reviews stand on the product's page at first. */
export const few = 5;

export const reviewsPath = (code: string, size = few, sort: Sort = 'newest') =>
  apiPath('/products/{productCode}/reviews', {
    path: { productCode: code },
    query: { pageSize: size, sort },
  });
