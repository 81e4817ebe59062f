import { useEffect } from 'react';
import { usePath } from './routing';

/** Whether the server itself was asked for this address. */
const isLoaded = (path: string): boolean => {
  const [first] = performance.getEntriesByType?.('navigation') ?? [];
  return !first || new URL(first.name).pathname === path;
};

/**
 * A link of the shop may lead to an address that is no more: where the server leads elsewhere (301, 302), it is loaded
 * from there.
 */
export function useLedElsewhere(): void {
  const path = usePath();
  useEffect(() => {
    if (isLoaded(window.location.pathname)) return;
    const { href } = window.location;
    const waiting = new AbortController();
    fetch(href, { method: 'HEAD', redirect: 'manual', signal: waiting.signal }).then(
      ({ type }) => {
        if (type === 'opaqueredirect') window.location.replace(href);
      },
      () => undefined, // what is shown says that there is no such page
    );
    return () => waiting.abort();
  }, [path]);
}
