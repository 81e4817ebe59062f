import {
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type RefObject,
} from 'react';
import { whenIdle } from './after-paint';
import { Deferral, watchOver } from './deferral';
import { ScriptMissing } from './scripts';
import { useIsServers } from './take-over';

interface File<P> {
  default: ComponentType<P>;
}

/** For `lazy`: a script that is there already is drawn at once, not after a promise's turn. */
const atHand = <P,>(file: File<P>) =>
  ({ then: (take: (file: File<P>) => void) => take(file) }) as Promise<File<P>>;

function useWatch(
  place: RefObject<HTMLElement | null>,
  deferral: Deferral | undefined,
  isHydrated: boolean,
): void {
  useEffect(() => {
    if (place.current && deferral && !isHydrated) return watchOver(place.current, deferral);
  }, [place, deferral, isHydrated]);
}

interface HydratedProps {
  deferral: Deferral;
  tell: (isHydrated: boolean) => void;
}

/** Stands behind what the part holds, so that its effect runs after theirs. */
function Hydrated({ deferral, tell }: HydratedProps) {
  useEffect(() => {
    tell(true);
    deferral.isHydrated();
  }, [deferral, tell]);
  return null;
}

/** Drawn only where React gave the server's markup up all the same: then the script is wanted at once. */
function Request({ deferral }: { deferral: Deferral }) {
  useEffect(() => deferral.request(), [deferral]);
  return null;
}

/**
 * A part of a page whose script comes when it is near the screen, touched or focused. Until then the server's markup
 * stands, with the properties it was drawn with: React keeps what it cannot hydrate yet. In a page the browser draws
 * itself the script comes at once, or the screen says that it is missing (ErrorBoundary). The build finds parts by this call: their styles go with the page.
 */
export function part<P extends object>(load: () => Promise<File<P>>): ComponentType<P> {
  let file: File<P> | undefined;
  const fetched = async () => (file ??= await load());
  // The worker has everything before it draws its first page.
  if (import.meta.env.SSR) void fetched();
  const drawn = (get: () => Promise<File<P>>): LazyExoticComponent<ComponentType<P>> =>
    lazy(() => (file ? atHand(file) : get()));
  const orMissing = () =>
    fetched().catch(() => {
      throw new ScriptMissing();
    });

  return function Part(props: P) {
    const isServers = useIsServers();
    const place = useRef<HTMLDivElement>(null);
    const [first] = useState(props);
    const [deferral] = useState(() => (isServers && !import.meta.env.SSR ? new Deferral() : undefined));
    const [Drawn] = useState(() => drawn(deferral ? () => deferral.fetch(fetched) : orMissing));
    const [left] = useState(isServers ? '' : undefined);
    const [isHydrated, tell] = useState(!isServers);
    useWatch(place, deferral, isHydrated);
    // Laid out before one comes there: what reads a page aloud or checks it sees its colours.
    useEffect(() => whenIdle(() => place.current?.removeAttribute('data-later')), []);
    const shown = isHydrated ? props : first;
    // The same element while it is deferred: a new one would make React give the server's markup up.
    const held = useMemo(
      () => (
        <Suspense fallback={deferral && <Request deferral={deferral} />}>
          <Drawn {...shown} />
          {deferral && <Hydrated deferral={deferral} tell={tell} />}
        </Suspense>
      ),
      [Drawn, shown, deferral],
    );
    return (
      <div
        ref={place}
        style={{ display: 'contents' }}
        data-later={isHydrated ? undefined : left}
        data-deferred={isHydrated ? undefined : ''}
      >
        {held}
      </div>
    );
  };
}
