import { api, endLeftSession } from '@/shared/api/client';
import { leave, resetTo } from '@/shared/session/reset';
import { session } from '@/shared/session/session';
import { keep } from '@/shared/state/kept';
import { keepTrying } from '@/shared/state/keep-trying';
import { isOnline } from '@/shared/state/online';

/** That somebody left and the shop has not heard of it yet; nothing of who it was. */
const unheard = keep<boolean>('spaza.left', false);

/** Signs out here whether the shop hears of it or not: what is the customer's leaves the device. */
export async function leaveForSure(): Promise<void> {
  await api.post('/logout').catch(() => unheard.set(true));
  leave();
  resetTo('/');
  if (unheard.get()) endWhatWasLeft();
}

/** Whether the shop knows that they left. Whoever signs in gets a cookie of their own, and the one left is gone. */
async function end(): Promise<boolean> {
  session.refresh();
  if (session.get().isLoggedIn) unheard.set(false);
  if (!unheard.get()) return true;
  if (!isOnline()) return false;
  await endLeftSession();
  unheard.set(false);
  return true;
}

let stop: (() => void) | undefined;

/** Tells the shop of who left while it did not answer, as soon as it does. */
export function endWhatWasLeft(): void {
  stop?.();
  stop = keepTrying(end);
}
