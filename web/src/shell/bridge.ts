import { navigate } from 'wouter/use-browser-location';
import type { Shell } from '@/shared/session/shell';
import { keep } from '@/shared/state/kept';
import { endWhatWasLeft } from './left';
import { lockWhenAway } from './lock';

/** The link the app was opened by is followed once, not by every page loaded since. */
const launched = keep<boolean>('spaza.launched', false, 'tab');

/** Where a link to the shop leads in it; Home for anything else. */
export function pathIn(link: string, host = window.location.host): string {
  if (!URL.canParse(link)) return '/';
  const { protocol, host: linked, pathname, search, hash } = new URL(link);
  const isOurs = /^https?:$/.test(protocol) && linked === host && !pathname.startsWith('//');
  return isOurs ? pathname + search + hash : '/';
}

/** Links that open the app, the phone's back button, the lock and its way out: what a page in the native shell has besides. */
export async function startShell(shell: Shell): Promise<void> {
  void shell.App.addListener('appUrlOpen', ({ url }) => navigate(pathIn(url)));
  void shell.App.addListener('backButton', ({ canGoBack }) =>
    canGoBack ? window.history.back() : void shell.App.exitApp(),
  );
  lockWhenAway(shell);
  endWhatWasLeft();
  if (launched.get()) return;
  launched.set(true);
  const opened = await shell.App.getLaunchUrl();
  if (opened) navigate(pathIn(opened.url), { replace: true });
}
