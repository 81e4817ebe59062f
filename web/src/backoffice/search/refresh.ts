import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/shared/api/errors';
import { refresh } from '../api/query';

/** After a change of a rule: rules, and what they move, are asked for again. The server's memory follows in a moment. */
export async function refreshSearches(cache: QueryClient): Promise<void> {
  await refresh(cache, '/backoffice/api/search');
  setTimeout(() => void refresh(cache, '/backoffice/api/search/explanation'), 1_000);
}

/** An answer, or its refusal; when somebody else was faster, the lists show how it stands now. */
export async function orRefresh<Answer>(cache: QueryClient, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (problem) {
    if (problem instanceof ApiError && problem.status === 409) void refreshSearches(cache);
    throw problem;
  }
}
