import { shell } from '@/shared/session/shell';

/** What nobody waits for, once the page works; each part is fetched only where it is needed. */
export function startLater(channel: string): void {
  const around = shell();
  if (around) void import('@/shell/bridge').then(({ startShell }) => startShell(around));
  if (channel === 'msite') void import('@/features/install/start').catch(() => undefined);
}
