import { useQueryClient } from '@tanstack/react-query';
import { track } from '@/shared/analytics/track';
import { api } from '@/shared/api/client';
import { apiPath } from '@/shared/api/path';
import { keyOf, useApi } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { guestCart } from '@/shared/session/cart-code';
import { useIsLoggedIn } from '@/shared/session/session';
import { start } from '../api';
import { answerFrom, makeOn, type Asked } from '@/shared/passkeys/ceremony';
import { isKnownHere } from './support';

export type Passkey = Schema<'Passkey'>;

const current = { user: 'current' };
const passkeysPath = apiPath('/users/{user}/passkeys', { path: current });

/** The customer's passkeys; nothing is asked while `isWanted` is false. */
export const usePasskeys = (isWanted = true) => {
  const isLoggedIn = useIsLoggedIn();
  return useApi(isLoggedIn && isWanted ? passkeysPath : null);
};

/** Asks again for them. */
export function useRefreshPasskeys() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: keyOf(passkeysPath) });
}

export const askToSignIn = (): Promise<Asked> => api.post('/passkeyLoginOptions');

/** Signs in with what the device answered; the guest's cart is taken along. No second step follows. */
export async function signInWith({ tokenId }: Asked, credential: Schema<'PasskeyAssertion'>): Promise<void> {
  guestCart.refresh();
  const answer = await api.post('/passkeyLogin', {
    body: { tokenId, credential, guestCartGuid: guestCart.get() },
  });
  start(answer, answer.user?.uid ?? '');
  isKnownHere.set(true);
  track('login', { method: 'passkey' });
}

/** Has the device make a passkey and keeps it. `onAsking` hears that the device is asked now. */
export async function addPasskey(onAsking: () => void): Promise<Passkey> {
  const { tokenId, publicKey } = await api.post('/users/{user}/passkeys/options', { path: current });
  onAsking();
  const credential = await makeOn(publicKey);
  const made = await api.post('/users/{user}/passkeys', { path: current, body: { tokenId, credential } });
  isKnownHere.set(true);
  return made;
}

export const renamePasskey = (passkeyId: string, name: string) =>
  api.patch('/users/{user}/passkeys/{passkeyId}', { path: { ...current, passkeyId }, body: { name } });

export const removePasskey = (passkeyId: string) =>
  api.delete('/users/{user}/passkeys/{passkeyId}', { path: { ...current, passkeyId } });

export const removePasskeys = () => api.delete('/users/{user}/passkeys', { path: current });

/** Shows by a passkey whose the session is. */
export async function confirmByPasskey(): Promise<void> {
  const asked = await api.post('/users/{user}/passkeys/confirmationOptions', { path: current });
  const credential = await answerFrom(asked.publicKey);
  await api.post('/users/{user}/passkeys/confirmation', {
    path: current,
    body: { tokenId: asked.tokenId, credential },
  });
}
