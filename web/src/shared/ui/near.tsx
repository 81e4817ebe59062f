import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Whether the element has come so near the window, such as `600px` below it; once it has, it stays so. */
export function useNear<T extends Element>(ahead: string) {
  const [near, setNear] = useState(false);
  const place = useRef<T>(null);
  useEffect(() => {
    const watched = place.current;
    if (!watched || near) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: ahead },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [near, ahead]);
  return [place, near] as const;
}

/** What the browser draws itself, once one comes near its place, as the parts of a page the server drew. */
export function Near({ children }: { children: ReactNode }) {
  const [place, near] = useNear<HTMLDivElement>('200px');
  return near ? children : <div ref={place} />;
}
