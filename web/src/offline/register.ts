import { watchReleases } from './releases';
import { cacheNames } from './rules';

const workerPath = '/sw.js';

/** What the worker of a shop that keeps no pages begins with (server/src/shop/installed_app). */
const remover = '// This shop keeps no pages.';

/** Without a line it is not known, and what is kept stays. */
async function keepsNoPages(): Promise<boolean> {
  try {
    const worker = await fetch(workerPath, { cache: 'no-cache', credentials: 'omit' });
    return (await worker.text()).startsWith(remover);
  } catch {
    return false;
  }
}

async function forgetPages(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.unregister();
  for (const name of Object.values(cacheNames)) await caches.delete(name);
}

/** Gives the installed app its pages without a line; later than anything a shopper waits for. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Without a line a browser fetches no worker, and complains of it.
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    // To register a worker that is just taking itself away would keep it.
    if (registration && (await keepsNoPages())) await forgetPages(registration);
    else watchReleases(await navigator.serviceWorker.register(workerPath));
  } catch {
    // Without it the app is a page in a window of its own.
  }
}
