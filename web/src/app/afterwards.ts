import { followPageHealth } from '@/shared/analytics/page-health';
import type { createCache } from '@/shared/api/query';
import { shell } from '@/shared/session/shell';
import type { Channel } from '@/shared/session/shop';

/** Once the page works: what nobody waits for. */
export function begin(cache: ReturnType<typeof createCache>, channel: Channel): void {
  // As the installed app's worker kept it (offline/seen-pages.ts), which answers other windows of the browser, too.
  if ('kept' in document.documentElement.dataset)
    void import('@/offline/read-anew').then(({ readAnew }) => readAnew(cache)).catch(() => undefined);
  followPageHealth();
  const around = shell();
  if (around) void import('@/shell/bridge').then(({ startShell }) => startShell(around));
  if (channel === 'msite') void import('@/features/install/start').catch(() => undefined);
}
