import { useEffect } from 'react';
import { createStore, useStore } from '@/shared/state/store';

const clock = createStore<Date | undefined>(new Date());
const minute = 60_000;

/** The time to the minute; nothing while the page is the server's, whose clock a kept page does not show. */
export function useNow(): Date | undefined {
  useEffect(() => {
    clock.set(new Date());
    const timer = setInterval(() => clock.set(new Date()), minute);
    return () => clearInterval(timer);
  }, []);
  return useStore(clock, undefined);
}
