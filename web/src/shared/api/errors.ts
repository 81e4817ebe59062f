import { text } from '@/shared/i18n/text';
import { isOnline } from '@/shared/state/online';

export interface Problem {
  type?: string;
  reason?: string;
  subjectType?: string;
  subject?: string;
  message?: string;
  errorCode?: string;
}

/** A call that did not do what was asked: refused, broken, or never answered (status 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly problems: Problem[];
  readonly body: unknown;
  /** Seconds to wait before it is asked again, where the server says so. */
  readonly retryAfter?: number;

  constructor(status: number, body: unknown, options?: ErrorOptions & { retryAfter?: number }) {
    super(wordsIn(body) ?? text('error.generic'), options);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.retryAfter = options?.retryAfter;
    this.problems = (body as { errors?: Problem[] } | undefined)?.errors ?? [];
  }

  /** No answer within the time a call is given. */
  get isTimeout(): boolean {
    return this.cause instanceof DOMException && this.cause.name === 'TimeoutError';
  }

  /** It was never answered, for there is no line. */
  get isOffline(): boolean {
    return this.status === 0 && !isOnline();
  }

  get isServerError(): boolean {
    return this.status >= 500;
  }

  /** Only files could not be taken or read just now; the rest of the shop is open. */
  get isAboutFiles(): boolean {
    return this.problems.some(
      ({ subject, subjectType }) => subject === 'file' || subjectType === 'attachment',
    );
  }

  /** The server has said no: the same asked again is refused again. */
  get isRefusal(): boolean {
    return this.status > 0 && !this.isServerError;
  }

  /** What the problem of this type is about, such as the code of an order. */
  subjectOf(type: string): string | undefined {
    return this.problems.find((problem) => problem.type === type)?.subject;
  }

  has(type: string): boolean {
    return this.problems.some((problem) => problem.type === type);
  }
}

function wordsIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const answer = body as { error?: string; errorMsg?: string; errors?: Problem[] };
  // A dead token is answered by signing in again, not by a message.
  if (answer.error === 'invalid_grant' || answer.error === 'invalid_token') return '';
  return answer.errorMsg || answer.errors?.[0]?.message || undefined;
}

/** What to tell the shopper: the server's own words for a refusal and of files, the generic text for all else. */
export function messageOf(problem: unknown): string {
  if (problem instanceof ApiError && (problem.isRefusal || problem.isAboutFiles)) return problem.message;
  if (problem instanceof ApiError && problem.isOffline) return text('error.offline');
  return text('error.generic');
}
