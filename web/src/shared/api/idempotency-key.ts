import { useRef } from 'react';
import { ApiError } from './errors';

/** `crypto.randomUUID` is missing where the shop is opened without TLS. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The key of one wish: the same on every try until the server has said yes or no, so that nothing is done twice. */
export class IdempotencyKey {
  private current = '';

  get(): string {
    return (this.current ||= randomKey());
  }

  /** The wish was answered, or has changed: what is asked next is another one. */
  renew(): void {
    this.current = '';
  }

  /** A refusal ends the wish, also one that comes with 200. After a lost answer or a broken server nobody knows, so the wish stays the same. */
  failed(problem: unknown): void {
    if (!(problem instanceof ApiError) || !problem.isRefusal) return;
    if (!problem.has('IdempotencyKeyInUseError')) this.renew();
  }
}

export function useIdempotencyKey(): IdempotencyKey {
  const key = useRef<IdempotencyKey>(null);
  return (key.current ??= new IdempotencyKey());
}
