import type { QueryClient } from '@tanstack/react-query';
import { refresh } from '../api/query';

/** After a change of a rule: rules, and what they move, are asked for again. The server's memory follows in a moment. */
export async function refreshSearches(cache: QueryClient): Promise<void> {
  await refresh(cache, '/backoffice/api/search');
  setTimeout(() => void refresh(cache, '/backoffice/api/search/explanation'), 1_000);
}
