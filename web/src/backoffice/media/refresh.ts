import type { QueryClient } from '@tanstack/react-query';
import { refresh } from '../api/query';

/** After a change: the list and what is open are asked for again. */
export const refreshMedia = (cache: QueryClient): Promise<void> =>
  refresh(cache, '/backoffice/api/content/media');
