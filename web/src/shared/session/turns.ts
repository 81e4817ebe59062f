import { signedIn } from './session';

/** Only secure pages have it, and a shop in a local network may not be one. */
export const tabLocks = () => (globalThis.navigator as Partial<Navigator> | undefined)?.locks;

/** Held by the calls of one sign-in, in all tabs together, or by its end alone. */
export const callsOf = (signIn: string) => `spaza.calls.${signIn}`;

/** So long a call waits for the end of its session; a tab that began it may be suspended. */
const patience = 10_000;

/**
 * A call of who is signed in, made while the sign-in lasts. Once a tab began to end it (`lastCall`), calls wait: until
 * this tab has heard of the end, or it did not come about, or `signal` gives the call up.
 */
export async function inTurn<T>(call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const locks = tabLocks();
  const signIn = signedIn.get();
  if (!locks || signIn === undefined) return call();
  const changed = new AbortController();
  const stop = signedIn.subscribe(() => changed.abort());
  let isCalled = false;
  const start = () => {
    isCalled = true;
    return call();
  };
  const over = [changed.signal, AbortSignal.timeout(patience), ...(signal ? [signal] : [])];
  try {
    return await locks.request(callsOf(signIn), { mode: 'shared', signal: AbortSignal.any(over) }, start);
  } catch (problem) {
    // The session changed meanwhile, it took too long, or the browser keeps no locks for this page.
    if (isCalled) throw problem;
    return await start();
  } finally {
    stop();
  }
}
