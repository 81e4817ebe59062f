import { useEffect, useState, type PointerEvent } from 'react';
import { useStore, type Store } from '@/shared/state/store';

/**
 * Lets what is shown in passing go after its time in ms, which stands still while it is pointed at or focused. Each one has
 * its own: one that is replaced while it is pointed at does not hold the next. `time` stays the same function.
 */
export function usePassing<T>(shown: Store<T | undefined>, time: (it: T) => number) {
  const it = useStore(shown, undefined);
  const [held, setHeld] = useState<T>();
  useEffect(() => {
    if (!it || held === it) return;
    const timer = setTimeout(() => shown.set(undefined), time(it));
    return () => clearTimeout(timer);
  }, [shown, time, it, held]);
  const hold = () => setHeld(it);
  const letGo = () => setHeld(undefined);
  return {
    it,
    pointedAt: {
      // A finger does not stay.
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && hold(),
      onPointerLeave: letGo,
      onFocus: hold,
      onBlur: letGo,
    },
  };
}
