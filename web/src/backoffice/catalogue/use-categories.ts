import { apiPath } from '@/shared/api/path';
import { useApi } from '../api/query';
import type { Category } from './words';

const path = apiPath('/backoffice/api/categories');
export const categoriesPath = path;

const none: Category[] = [];

/** The tree, depth first; the same for every screen that asks. */
export function useCategories() {
  const query = useApi(path, { every: 60_000 });
  return { query, categories: query.data?.categories ?? none };
}
