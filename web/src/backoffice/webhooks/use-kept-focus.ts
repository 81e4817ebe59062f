import { useEffect, useRef } from 'react';

/** Where the focus goes when the button that was pressed goes away, as what it changes (`state`) is another. */
export function useKeptFocus<E extends HTMLElement>(state: unknown) {
  const stays = useRef<E>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isPressed.current || document.activeElement !== document.body) return;
    isPressed.current = false;
    stays.current?.focus();
  }, [state]);
  return {
    stays,
    press: () => {
      isPressed.current = true;
    },
  };
}
