import type { QueryClient } from '@tanstack/react-query';
import { shell } from '@/shared/session/shell';

/** What nobody waits for, once the page works; each part is fetched only where it is needed. */
export function startLater(channel: string, cache: QueryClient): void {
  const around = shell();
  if (around) void import('@/shell/bridge').then(({ startShell }) => startShell(around));
  if (channel === 'msite') void import('@/features/install/start').catch(() => undefined);
  // Put there by the service worker (offline/home.ts).
  if ('kept' in document.documentElement.dataset)
    void import('@/offline/read-anew').then(({ readAnew }) => readAnew(cache)).catch(() => undefined);
}
