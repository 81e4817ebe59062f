/** What the server told the page about itself. */
export type Channel = 'web' | 'msite' | 'app';

export interface Shop {
  channel: Channel;
  zone: string;
}

const desktop = '(min-width: 1000px) and (pointer: fine)';
const installed = '(display-mode: standalone)';

/** `app` when installed or in the native shell, `web` from 1000 px with a pointer, `msite` otherwise. */
export function detectChannel(matches: (query: string) => boolean): Channel {
  if (matches(installed)) return 'app';
  return matches(desktop) ? 'web' : 'msite';
}
