import { useEffect, useEffectEvent } from 'react';

/**
 * Escape while it is up, before the browser closes a dialog by itself: it does so with the second one, whatever is said
 * of the first.
 */
export function useEscape(isUp: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isUp) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      escape();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isUp]);
}
