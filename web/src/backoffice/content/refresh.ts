import type { QueryClient } from '@tanstack/react-query';
import { refresh } from '../api/query';

/** After a change: lists, versions and what is open are asked for again. */
export const refreshPages = (cache: QueryClient): Promise<void> => refresh(cache, '/backoffice/api/content');
