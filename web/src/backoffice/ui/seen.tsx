import { useEffect, useRef, type ReactNode } from 'react';

/** What has to be read at once, wherever the page or dialog stands: scrolled to, with the focus, when it comes. */
export function Seen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
