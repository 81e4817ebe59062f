import { useEffect, useState, type RefObject } from 'react';

export type Watched = RefObject<HTMLElement | null>;

interface Options {
  /** Until the browser has said. */
  initially?: boolean;
  /** What it is asked for: where that is not displayed (`mob` on a wide screen) nothing changes. */
  beside?: Watched;
}

/** Whether an element is on the screen. */
export function useIsSeen(watched: Watched, { initially = false, beside }: Options = {}): boolean {
  const [isSeen, setSeen] = useState(initially);
  useEffect(() => {
    if (!watched.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (beside?.current?.getClientRects().length !== 0) setSeen(Boolean(entry?.isIntersecting));
    });
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [watched, beside]);
  return isSeen;
}
