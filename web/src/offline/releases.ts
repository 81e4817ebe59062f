import { createStore } from '@/shared/state/store';
import { isOnline } from '@/shared/state/online';

/** A release that stands ready while a page of another one is open; none most of the time. */
export const readyRelease = createStore<string | undefined>(undefined);

/** Which release this page is of: its entry script, as the server names it in the page. */
function ownRelease(): string | undefined {
  const scripts = document.getElementById('page-scripts')?.textContent;
  return scripts ? (JSON.parse(scripts) as string[])[0] : undefined;
}

/** An app that stays open for days asks by itself. */
const betweenLooks = 60 * 60 * 1000;

/**
 * Hears of releases that come while the app is open: by the service worker, which is another file for each. The browser
 * looks for it when a page is loaded, the app also when it is looked at again and when the line is back.
 */
export function watchReleases(registration: ServiceWorkerRegistration): void {
  const own = ownRelease();
  if (!own) return;
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ release?: string } | null>) => {
      const { release } = data ?? {};
      if (typeof release === 'string') readyRelease.set(release === own ? undefined : release);
    },
  );
  const look = async () => {
    if (!isOnline() || document.visibilityState === 'hidden') return;
    await registration.update();
    // The newest one tells when it takes over; the one at work is asked only where there is none newer.
    if (!registration.installing && !registration.waiting) registration.active?.postMessage({ release: own });
  };
  const lookSafely = () => void look().catch(() => undefined);
  document.addEventListener('visibilitychange', lookSafely);
  window.addEventListener('online', lookSafely);
  window.setInterval(lookSafely, betweenLooks);
  lookSafely();
}
