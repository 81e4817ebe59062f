import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

/** A part of the page that React has yet to hydrate. */
type Part = object;

const page: Part = {};
const pending = new Set<Part>([page]);
let settle = () => undefined as void;
const allHydrated = new Promise<void>((resolve) => (settle = resolve));

function hydrated(part: Part): void {
  pending.delete(part);
  if (pending.size === 0) settle();
}

/** Fulfilled once the page and every part of it work: React has hydrated them and run their effects. */
export const whenHydrated = (): Promise<void> => allHydrated;

/** For the outermost component: tells that the page itself works. */
export const usePageHydrated = (): void => useEffect(() => hydrated(page), []);

const never = () => () => undefined;

/** Whether this is markup of the server: while the server draws it, and while the browser takes it over. */
export const useIsServers = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** Stands behind what a part holds, so that its effect runs after theirs. */
function Hydrated({ part }: { part: Part }) {
  useEffect(() => hydrated(part), [part]);
  return null;
}

/** `''` where the server drew it, for good; only `layOut` takes the attribute itself away. */
const later = (wanted: boolean, part: Part | undefined) => (wanted && part ? '' : undefined);

/**
 * A part of a page that React hydrates by itself, after what is around it, so that a slow phone answers fingers in
 * between. A press on it comes first: React then hydrates the part at once.
 */
function useLater(children: ReactNode): [held: ReactNode, part: Part | undefined] {
  const isServers = useIsServers();
  const [part] = useState<Part | undefined>(() => (isServers ? {} : undefined));
  useLayoutEffect(() => {
    if (part) pending.add(part);
    return () => part && hydrated(part);
  }, [part]);
  // The same element as long as nothing changed: a new one would make React hydrate the part at once.
  const held = useMemo(
    () => (
      <Suspense fallback={null}>
        {children}
        {part && !import.meta.env.SSR && <Hydrated part={part} />}
      </Suspense>
    ),
    [children, part],
  );
  return [held, part];
}

interface PartProps {
  children: ReactNode;
  /** Below what one sees first: the browser lays it out when it comes near. */
  below?: boolean;
}

/** Hydrated by itself where it stands. */
export const Later = ({ children }: { children: ReactNode }) => useLater(children)[0];

/** The same among other elements. */
export function LaterBeside({ children, below = false }: PartProps) {
  const [held, part] = useLater(children);
  return (
    <div style={{ display: 'contents' }} data-later={later(below, part)}>
      {held}
    </div>
  );
}

/** The same as an item of a list. */
export function LaterItem({ children }: { children: ReactNode }) {
  const [held, part] = useLater(children);
  return <li data-later={later(true, part)}>{held}</li>;
}

/** For who must know how high it is: what the browser leaves out off the screen (base.css) is laid out at once. */
export const layOut = (within: ParentNode): void =>
  within.querySelectorAll('[data-later]').forEach((part) => part.removeAttribute('data-later'));
