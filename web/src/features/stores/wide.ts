import { useSyncExternalStore } from 'react';

const query = '(min-width: 1280px)';

function subscribe(react: () => void) {
  const wide = window.matchMedia(query);
  wide.addEventListener('change', react);
  return () => wide.removeEventListener('change', react);
}

/** Whether there is room for a map beside a list; not while the page is the server's. */
export const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
