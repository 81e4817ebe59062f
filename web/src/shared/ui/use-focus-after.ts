import { useEffect, useEffectEvent, useRef } from 'react';
import { focusHeading } from './focus-heading';

/**
 * Where what was pressed went with a change, such as an entry taken out of the cart, the keyboard goes on elsewhere.
 * Nobody is taken from where they are.
 */
export function useFocusAfter(
  state: string | number | boolean | undefined,
  goOn: (before: typeof state) => void,
): void {
  const before = useRef(state);
  const onChange = useEffectEvent(goOn);
  useEffect(() => {
    const last = before.current;
    before.current = state;
    if (last !== undefined && last !== state && document.activeElement === document.body) onChange(last);
  }, [state]);
}

/** So many there are; taken out, one is gone with its button. */
export const useHeadingAfter = (count: number | undefined): void =>
  useFocusAfter(count, (before) => {
    if (Number(before) > Number(count)) focusHeading(document, { preventScroll: true });
  });
