import { useQueryClient } from '@tanstack/react-query';
import { apiPath } from '@/shared/api/path';
import { refresh, useApi } from '../api/query';
import { currentOf, type SavedView, type ViewList } from './words';

export interface SavedViews {
  list: ViewList;
  views: readonly SavedView[];
  /** The one the address asks for. */
  current: SavedView | undefined;
}

export function useSavedViews(list: ViewList, address: URLSearchParams): SavedViews {
  const query = useApi(apiPath('/backoffice/api/views/{viewList}', { path: { viewList: list.name } }), {
    every: 5 * 60_000,
  });
  const views = query.data?.views ?? [];
  return { list, views, current: currentOf(list, views, address) };
}

/** Asks for the views of all lists anew. */
export function useReload(): () => Promise<void> {
  const cache = useQueryClient();
  return () => refresh(cache, '/backoffice/api/views/{viewList}');
}
