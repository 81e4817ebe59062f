import type { Schema } from '@/shared/api/types';
import { answerFrom, makeOn, type Asked } from '@/shared/passkeys/ceremony';
import { api } from '../api/client';
import type { Staff } from './door';

export const askToSignIn = (): Promise<Asked> => api.post('/backoffice/api/session/passkeyOptions');

/** In place of password and code. */
export const signInWith = ({ tokenId }: Asked, credential: Schema<'PasskeyAssertion'>): Promise<Staff> =>
  api.post('/backoffice/api/session/passkey', { body: { tokenId, credential } });

/** Whoever is there shows it: a locked session opens. */
export async function confirmByPasskey(): Promise<Staff> {
  const { tokenId, publicKey } = await api.post('/backoffice/api/session/confirm/passkeyOptions');
  const credential = await answerFrom(publicKey);
  return api.post('/backoffice/api/session/confirm/passkey', { body: { tokenId, credential } });
}

/** The device makes one, and it is kept. */
export async function addPasskey(): Promise<Schema<'Passkey'>> {
  const { tokenId, publicKey } = await api.post('/backoffice/api/session/passkeys/options');
  const credential = await makeOn(publicKey);
  return api.post('/backoffice/api/session/passkeys', { body: { tokenId, credential } });
}

/** Who is invited makes one in place of password and app. */
export async function acceptByPasskey(token: string): Promise<Staff> {
  const { tokenId, publicKey } = await api.post('/backoffice/api/invitation/passkeyOptions', {
    body: { token },
  });
  const credential = await makeOn(publicKey);
  return api.post('/backoffice/api/invitation/acceptByPasskey', { body: { token, tokenId, credential } });
}
