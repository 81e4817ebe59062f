import { useEffect } from 'react';
import { timeHeard } from '@/shared/api/server-time';
import { serverNow } from '@/shared/state/clock';
import { createStore, useStore } from '@/shared/state/store';

const clock = createStore<Date | undefined>(new Date());
const minute = 60_000;

/** The time to the minute; nothing while the page is the server's, whose clock a kept page does not show. */
export function useNow(): Date | undefined {
  useEffect(() => {
    const tick = () => clock.set(new Date(serverNow()));
    tick();
    void timeHeard().then(tick);
    const timer = setInterval(tick, minute);
    return () => clearInterval(timer);
  }, []);
  return useStore(clock, undefined);
}
