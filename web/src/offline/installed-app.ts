import type { QueryClient } from '@tanstack/react-query';
import { waitBy } from '@/features/cart/adding';
import { forgetOthersWaiting, letWait, sendWaiting } from '@/features/cart/waiting-additions';
import { answerOrKept, forgetKept } from '@/shared/api/kept-answers';
import { readBy } from '@/shared/api/query';
import { signedIn } from '@/shared/session/session';
import { keep } from '@/shared/state/kept';
import { keepTrying } from '@/shared/state/keep-trying';
import { forgetPush, permissionKey } from './push-device';
import { registerServiceWorker } from './register';
import { showReleases } from './release-notice';
import { whenQuiet } from './when-quiet';

/** Whose is what the device keeps: a sign-in, nobody's, or not known while what was another's goes. */
const unsettled = '?';
const keptFor = keep<string>('spaza.kept-for', '');

/**
 * The installed app keeps some answers to be read without a line; before anything is asked. They go with the sign-in they
 * are of, also when it ended in a browser tab beside the app, or while the app was not open.
 */
export function keepAnswers(): void {
  readBy(answerOrKept);
  const whoseNow = () => signedIn.get() ?? '';
  const forget = async (whose: string) => {
    // Closed before all is gone, or where the device would not let it go, the app forgets when it starts again.
    keptFor.set(unsettled);
    void forgetPush().catch(() => undefined);
    if ((await forgetKept()) && whoseNow() === whose) keptFor.set(whose);
  };
  const forgetOthers = () => {
    const whose = whoseNow();
    if (whose === keptFor.get()) return;
    void forget(whose);
    forgetOthersWaiting();
  };
  // A window before this one may have been closed before it had forgotten everything.
  if (signedIn.get() === undefined) void forgetPush().catch(() => undefined);
  forgetOthers();
  forgetOthersWaiting();
  signedIn.subscribe(forgetOthers);
}

/**
 * What is added to the cart without a line waits, and goes in when the line is back, or the app is opened or looked at
 * with one; the result stops it.
 */
export function keepAdditions(cache: QueryClient): () => void {
  waitBy(letWait);
  return keepTrying(() => sendWaiting(cache));
}

/** Once the page works. */
export function startApp(cache: QueryClient): void {
  showReleases();
  // A worker's beginning keeps a processor busy, and there may be but two: first the page is whole.
  whenQuiet(async () => {
    await registerServiceWorker();
    await cache.invalidateQueries({ queryKey: permissionKey }); // without a worker there are no notifications
  });
  keepAdditions(cache);
}
