import { ApiError } from '@/shared/api/errors';

const notReached = 'The server could not be reached. Nothing you typed is lost: try again.';

/** What is said of a call that did not do what was asked. */
export function wordsOf(problem: unknown): string {
  if (!(problem instanceof ApiError)) return 'Something went wrong here. Reload the page and try again.';
  if (problem.isOffline) return 'There is no connection. What you typed stays here until it is back.';
  if (problem.status === 0) return notReached;
  if (problem.status === 403)
    return problem.problems[0]?.message ?? 'Your role may not do this. Ask an owner.';
  if (problem.status === 404) return problem.problems[0]?.message ?? 'It is not there any more.';
  if (problem.status === 429) return 'That was too much at once. Wait a minute and try again.';
  if (problem.isServerError) return `${notReached} (${problem.status})`;
  return problem.message || 'The server refused this. Look at what you typed.';
}

/** Somebody else changed it in between: what is on screen is old. */
export const isOutdated = (problem: ApiError | undefined): boolean => problem?.status === 409;
