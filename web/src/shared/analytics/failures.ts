import { ApiError } from '@/shared/api/errors';
import { theShop } from '@/shared/session/shop';
import type { Params } from './rules';
import { track } from './track';

/** Something a shopper wanted was refused or broke: where, and what the server said (specification §8). */
export function trackFailure(where: 'checkout' | 'payment', failure: unknown, more: Params = {}): void {
  const answered = failure instanceof ApiError ? failure : undefined;
  track('exception', {
    description: where,
    channel: theShop().channel,
    status: answered?.problems[0]?.type ?? (answered ? 'refused' : 'broken'),
    status_code: answered?.status,
    ...more,
  });
}
