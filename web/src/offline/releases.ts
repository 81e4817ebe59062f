import { createStore } from '@/shared/state/store';
import { keepTrying } from '@/shared/state/keep-trying';
import { isOnline } from '@/shared/state/online';
import { offlinePath } from './rules';

/** A release that stands ready while a page of another one is open; none most of the time. */
export const readyRelease = createStore<string | undefined>(undefined);

/** Which release a page is of: its entry script, which the server names there first. */
const entryIn = (scripts: string) => (JSON.parse(scripts) as string[])[0];

function ownRelease(): string | undefined {
  const scripts = document.getElementById('page-scripts')?.textContent;
  return scripts ? entryIn(scripts) : undefined;
}

/** Which release the shop is on now, as a page of its says; it throws while the shop is too busy to say. */
async function releaseOfShop(): Promise<string | undefined> {
  const page = await fetch(offlinePath, { credentials: 'omit', cache: 'no-store' });
  if (page.status === 404) return undefined;
  if (!page.ok) throw new Error(`${offlinePath} answers ${page.status}`);
  const scripts = /id="page-scripts">(\[[^<]*\])</.exec(await page.text())?.[1];
  return scripts ? entryIn(scripts) : undefined;
}

/** An app that stays open for days asks by itself. */
const betweenLooks = 60 * 60 * 1000;

/** Whether a worker on its way has taken over; it goes where something of its release could not be had. */
const takesOver = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const see = () => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', see);
    see();
  });

/**
 * Hears of releases that come while the app is open: by the service worker, which is another file for each. The browser
 * looks for it when a page is loaded, the app also when it is looked at again and when the line is back.
 */
export function watchReleases(registration: ServiceWorkerRegistration): void {
  const own = ownRelease();
  if (!own) return;
  /** The worker at work may be of an older release than the page: only what the shop is on is news. */
  const hear = async (release: string) => {
    const ready = release === own ? own : await releaseOfShop();
    if (ready) readyRelease.set(ready === own ? undefined : ready);
  };
  let stopHearing: (() => void) | undefined;
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ release?: string } | null>) => {
      const { release } = data ?? {};
      if (typeof release !== 'string') return;
      stopHearing?.();
      let isHeard = false;
      // Where the shop cannot be asked just now, it is asked again.
      stopHearing = keepTrying(async () => {
        if (!isHeard) await hear(release);
        return (isHeard = true);
      });
    },
  );
  /** Whether it was found out; a line that is back does not always carry at once. */
  const look = async () => {
    if (!isOnline() || document.visibilityState === 'hidden') return true;
    await registration.update();
    const coming = registration.installing ?? registration.waiting;
    // The newest one is asked, once it has taken over; one that takes itself away goes with that.
    if (coming && !(await takesOver(coming))) return false;
    registration.active?.postMessage({ release: own });
    return true;
  };
  let stop = keepTrying(look);
  window.setInterval(() => {
    stop();
    stop = keepTrying(look);
  }, betweenLooks);
}
