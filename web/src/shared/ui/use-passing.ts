import { useEffect, useState, type PointerEvent } from 'react';
import { useStore, type Store } from '@/shared/state/store';

/**
 * Lets what is shown in passing go after its time in ms, which stands still while it is pointed at or focused. Each one has
 * its own: one that is replaced while it is pointed at does not hold the next.
 */
export function usePassing<T extends { id: number }>(shown: Store<T | undefined>, time: (it: T) => number) {
  const it = useStore(shown, undefined);
  const [held, setHeld] = useState<number>();
  const id = it?.id;
  const isHeld = id !== undefined && held === id;
  const shownFor = it && time(it);
  useEffect(() => {
    if (id === undefined || isHeld) return;
    const timer = setTimeout(() => shown.set(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [shown, id, isHeld, shownFor]);
  const hold = () => setHeld(id);
  return {
    it,
    pointedAt: {
      // A finger does not stay.
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && hold(),
      onPointerLeave: () => setHeld(undefined),
      onFocus: hold,
      onBlur: () => setHeld(undefined),
    },
  };
}
