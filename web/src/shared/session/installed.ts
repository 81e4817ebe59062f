import { createStore, useStore } from '@/shared/state/store';
import { detectChannel } from './shop';

/** Whether the shop runs as the installed app (specification: channel `app`). The window stays what it was opened as. */
export const installed = createStore(
  typeof window !== 'undefined' &&
    typeof window.matchMedia === 'function' &&
    detectChannel((query) => window.matchMedia(query).matches) === 'app',
);

/** False while the page is still the server's, which draws the same for app and browser. */
export const useIsInstalled = (): boolean => useStore(installed, false);
