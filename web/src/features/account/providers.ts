import { api } from '@/shared/api/client';
import { ApiError } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { track } from '@/shared/analytics/track';
import { guestCart } from '@/shared/session/cart-code';
import { begin } from './api';
import { waitingIdentity } from './waiting-identity';

export type Provider = Schema<'IdentityProvider'>;

const known = { G: { name: 'Google', slug: 'google' }, F: { name: 'Facebook', slug: 'facebook' } } as const;

export const providerName = (provider: Provider) => known[provider].name;
export const providerOf = (letter: string | null): Provider | undefined =>
  letter === 'G' || letter === 'F' ? letter : undefined;

/** Where the browser leaves the shop to sign in with a provider; it comes back to the sign-in screen. */
export const wayToProvider = (provider: Provider, route: string | null) =>
  `/identity/${known[provider].slug}/start${route ? `?route=${encodeURIComponent(route)}` : ''}`;

/** What the shop says of a provider's identity that it lets nobody in by yet. */
const needsOther = (failure: unknown) =>
  failure instanceof ApiError &&
  typeof (failure.body as Schema<'Session'> | undefined)?.isExisting === 'boolean';

/**
 * Signs in who came back from a provider; the guest's cart is taken along. Where the account is to be shown another way
 * first, what came back waits for that. False where a second step must follow.
 */
export async function signInFromProvider(provider: Provider): Promise<boolean> {
  guestCart.refresh();
  waitingIdentity.set(undefined);
  try {
    const answer = await api.post('/socialLogin', { body: { guestCartGuid: guestCart.get() } });
    if (!begin(answer, '')) return false;
    track('login', { method: providerName(provider).toLowerCase() });
    return true;
  } catch (failure) {
    if (needsOther(failure)) {
      const { message, body } = failure as ApiError;
      const needsAddress = !(body as Schema<'Session'>).isExisting;
      waitingIdentity.set({ provider, words: message, needsAddress });
    }
    throw failure;
  }
}
