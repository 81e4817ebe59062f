import { useSyncExternalStore } from 'react';

const wide = '(min-width: 1200px)';

function whenChanged(react: () => void) {
  const query = window.matchMedia(wide);
  query.addEventListener('change', react);
  return () => query.removeEventListener('change', react);
}

/** Whether there is room for a panel beside the list. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(whenChanged, () => window.matchMedia(wide).matches);
