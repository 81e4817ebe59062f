import { watchReleases } from './releases';

/** Gives the installed app its pages without a line; later than anything a shopper waits for. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    // Where it is switched off the address answers one that takes itself away.
    watchReleases(await navigator.serviceWorker.register('/sw.js'));
  } catch {
    // Without it the app is a page in a window of its own.
  }
}
