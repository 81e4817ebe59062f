import { whenIdle } from '@/shared/state/after-paint';
import { watchReleases } from './releases';

/** After the last of what the page fetches by itself. */
const afterLoad = 1500;

/** The first time a worker fetches a whole release: not before the page has all it needs. */
const whenQuiet = () =>
  new Promise<void>((resolve) => {
    const then = () => setTimeout(() => whenIdle(resolve), afterLoad);
    if (document.readyState === 'complete') then();
    else window.addEventListener('load', then, { once: true });
  });

/** Gives the installed app its pages without a line; later than anything a shopper waits for. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    if (!navigator.serviceWorker.controller) await whenQuiet();
    // Where it is switched off the address answers one that takes itself away.
    watchReleases(await navigator.serviceWorker.register('/sw.js'));
  } catch {
    // Without it the app is a page in a window of its own.
  }
}
