import { watchReleases } from './releases';
import { cacheNames } from './rules';

const workerPath = '/sw.js';

/** How the worker begins that a shop has which keeps no pages (server/src/shop/installed_app). */
const remover = '// This shop keeps no pages.';

/** Without a line it is not known, and what is kept stays. */
async function keepsNoPages(): Promise<boolean> {
  const worker = await fetch(workerPath, { cache: 'no-cache', credentials: 'omit' }).catch(() => undefined);
  return !!worker?.ok && (await worker.text()).startsWith(remover);
}

async function forgetPages(registrations: readonly ServiceWorkerRegistration[]): Promise<void> {
  for (const registration of registrations) await registration.unregister();
  for (const name of Object.values(cacheNames)) await caches.delete(name);
}

/** Gives the installed app its pages without a line; later than anything a shopper waits for. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    // To register a worker that is just taking itself away would keep it.
    if (registrations.length > 0 && (await keepsNoPages())) await forgetPages(registrations);
    else watchReleases(await navigator.serviceWorker.register(workerPath));
  } catch {
    // Without it the app is a page in a window of its own.
  }
}
