import { signedIn } from './session';
import { callsOf, tabLocks } from './turns';

/** So long the end of a session waits for calls that other tabs have under way. */
const patience = 5000;

/**
 * Ends a session: once the calls of all tabs are answered, and before any later one. Done, it keeps the lock as long as
 * the tab is open, since other tabs hear of the end a moment after it; a failure gives it back. When another tab was
 * first there is nothing left to end.
 */
export function lastCall(end: () => Promise<void>): Promise<void> {
  const locks = tabLocks();
  const signIn = signedIn.get();
  if (!locks || signIn === undefined) return end();
  const stands = () => signedIn.get() === signIn;
  const changed = new AbortController();
  const stop = signedIn.subscribe(() => changed.abort());
  const signal = AbortSignal.any([changed.signal, AbortSignal.timeout(patience)]);
  const ended = new Promise<void>((resolve, reject) => {
    let isBegun = false;
    const alone = async () => {
      isBegun = true;
      if (!stands()) return resolve();
      await end();
      resolve();
      await new Promise(() => undefined);
    };
    locks
      .request(callsOf(signIn), { signal }, alone)
      .catch((problem: unknown) => {
        if (isBegun) throw problem;
        // Another tab waits for an answer too long: that one will be refused.
        return stands() ? end().then(resolve) : resolve();
      })
      .catch(reject);
  });
  return ended.finally(stop);
}
