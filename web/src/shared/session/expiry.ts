import { text } from '@/shared/i18n/text';
import { keep } from '@/shared/state/kept';
import { toast } from '@/shared/ui/toast';
import { keepDrafts } from './drafts';
import { endSession, resetTo } from './reset';

/** That the session ended by itself; said where one signs in again. */
export const expired = keep<boolean>('spaza.expired', false, 'tab');

/**
 * The session cannot be renewed. Who needs it for what is on screen signs in, and is back there with their choices;
 * elsewhere the page stays.
 */
export function endExpired(uid: string | undefined, isNeededHere: boolean): void {
  keepDrafts(uid);
  endSession();
  const here = window.location.pathname + window.location.search;
  const signIn = `/account/login?route=${encodeURIComponent(here)}`;
  if (isNeededHere) {
    expired.set(true);
    resetTo(signIn);
  } else toast.error(text('error.sessionExpired'), { href: signIn, label: text('account.signIn') });
}
