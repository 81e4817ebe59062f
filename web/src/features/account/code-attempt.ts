import type { Schema } from '@/shared/api/types';
import { keep, useKept } from '@/shared/state/kept';

export type CodePurpose = 'login' | 'signup';

/** A code that is on its way, as this tab remembers it: a reload goes on with it. */
export interface CodeAttempt {
  purpose: CodePurpose;
  /** Where it was asked for to go. */
  loginId: string;
  tokenId: string;
  /** The same, masked; "" where it went to what else the account has, which nobody is notified. */
  sentTo: string;
  /** By what else a code can be sent, where the shop has it. */
  otherWay?: 'email' | 'sms';
  /** By the device's clock, in milliseconds: when another may be asked for, and when this one is over. */
  againAt: number;
  expiresAt: number;
  /** After the right code of a number on several accounts: these, and what one is chosen with. */
  choice?: { tokenId: string; accounts: Schema<'ChoiceOfAccount'>[] };
}

export const codeAttempt = keep<CodeAttempt | undefined>('spaza.code', undefined, 'tab');

/** The attempt for this purpose; none while the page is still the server's, which does not know. */
export function useCodeAttempt(purpose: CodePurpose): CodeAttempt | undefined {
  const attempt = useKept(codeAttempt, undefined);
  return attempt?.purpose === purpose ? attempt : undefined;
}

type Way = Pick<CodeAttempt, 'loginId' | 'sentTo'>;

/** The code went to what else the account has. */
export const wentOtherWay = ({ sentTo }: Pick<CodeAttempt, 'sentTo'>) => sentTo === '';

export const goesByEmail = ({ loginId, sentTo }: Way) => loginId.includes('@') !== wentOtherWay({ sentTo });

/** What the server says of a code it has sent. */
export function attemptOf(
  { tokenId = '', sentTo = '', otherWay, resendAfter = 0, expiresIn = 0 }: Schema<'Session'>,
  loginId: string,
  purpose: CodePurpose,
  now = Date.now(),
): CodeAttempt {
  const after = (seconds: number) => now + seconds * 1000;
  return {
    purpose,
    loginId,
    tokenId,
    sentTo,
    otherWay,
    againAt: after(resendAfter),
    expiresAt: after(expiresIn),
  };
}
