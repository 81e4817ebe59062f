import { useEffect, useState } from 'react';

/** The whole seconds that are left until then, by the device's clock. */
export function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until <= Date.now()) return;
    const tick = setInterval(() => {
      setNow(Date.now());
      if (until <= Date.now()) clearInterval(tick);
    }, 1000);
    return () => clearInterval(tick);
  }, [until]);
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** `0:42` */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
