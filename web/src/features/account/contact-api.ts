import { api } from '@/shared/api/client';
import type { Schema } from '@/shared/api/types';
import { saveTokens, type TokenAnswer } from '@/shared/session/session';

export interface ContactCode {
  loginId: string;
  tokenId: string;
  /** Where it went, masked. */
  to: string;
  againAt: number;
}

type Asked = Omit<Schema<'ContactOtp'>, 'loginId'>;

/** A code to an address or number that is, or is to be, the customer's. */
export async function sendContactCode(
  loginId: string,
  more: Asked = {},
  now = Date.now(),
): Promise<ContactCode> {
  const answer = await api.post('/users/{user}/contactOtp', {
    path: { user: 'current' },
    body: { loginId, ...more },
  });
  const { tokenId = '', sentTo = loginId, resendAfter = 0 } = answer;
  return { loginId, tokenId, to: sentTo, againAt: now + resendAfter * 1000 };
}

/** With the right code it is theirs. After a change this session goes on with the tokens answered. */
export async function proveContact({ loginId, tokenId }: ContactCode, otp: string) {
  const answer = await api.put('/users/{user}/contact', {
    path: { user: 'current' },
    query: { fields: 'FULL' },
    body: { loginId, tokenId, otp },
  });
  if (answer.access_token) saveTokens(answer as TokenAnswer, answer.user?.uid);
  return answer;
}

export const undoChange = async (token: string) =>
  (await api.post('/undoContactChange', { body: { token } })).successMsg ?? '';
