import { useEffect, useRef } from 'react';
import { track } from './track';
import type { Happening, Params } from './rules';

/** Tells once per thing seen; `undefined` waits until there is something to tell. */
export function useTrack(event: Happening, key: string | undefined, params: () => Params): void {
  const reported = useRef<string>(undefined);
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  });
  useEffect(() => {
    if (key === undefined || reported.current === key) return;
    reported.current = key;
    track(event, latest.current());
  }, [event, key]);
}
