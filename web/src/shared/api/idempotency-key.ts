import { useRef } from 'react';
import { randomKey } from '@/shared/state/random-key';
import { ApiError } from './errors';

/** The key of one request: the same on every try until the server has said yes or no, so that nothing is done twice. */
export class IdempotencyKey {
  private current = '';
  private sent = '';

  get(): string {
    return (this.current ||= randomKey());
  }

  /** It was sent and nobody knows what came of it. */
  get isUnanswered(): boolean {
    return this.current !== '';
  }

  /** Sends this body under its key: the same again until it was answered, another for another body. */
  async send<T>(body: unknown, write: (idempotencyKey: string) => Promise<T>): Promise<T> {
    const sent = JSON.stringify(body);
    if (sent !== this.sent) this.renew();
    this.sent = sent;
    try {
      const answer = await write(this.get());
      this.renew();
      return answer;
    } catch (problem) {
      this.failed(problem);
      throw problem;
    }
  }

  /** The request was answered, or has changed: what is asked next is another one. */
  renew(): void {
    this.current = '';
  }

  /** A refusal ends the request, also one that comes with 200. After a lost answer or a broken server nobody knows, so the request stays the same. */
  failed(problem: unknown): void {
    if (!(problem instanceof ApiError) || !problem.isRefusal) return;
    if (!problem.has('IdempotencyKeyInUseError')) this.renew();
  }
}

export function useIdempotencyKey(): IdempotencyKey {
  const key = useRef<IdempotencyKey>(null);
  return (key.current ??= new IdempotencyKey());
}
