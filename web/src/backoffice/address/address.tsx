import { useEffect, useEffectEvent, useMemo, type ComponentProps, type MouseEvent } from 'react';
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';

const base = '/backoffice';

/** A place of the back office as the browser's address has it. */
export const hrefOf = (to: string): string => base + (to === '/' ? '/' : to);

/** Where one is: `/orders/10004`. */
export const usePlace = (): string => usePathname().slice(base.length) || '/';

interface GoOptions {
  replace?: boolean;
}

/** What stands between somebody with unsaved work and the way out; it calls `leave` once it may be left. */
type Ask = (leave: () => void) => void;
interface Barrier {
  ask: Ask;
  /** Places below this one are still the screen it is raised on. */
  within: string | undefined;
}
const barriers: Barrier[] = [];

/** Those on the way from one path to another. */
function between(from: string, to: string): Barrier[] {
  if (from === to) return [];
  return barriers.filter(({ within }) => !within || !`${to}/`.startsWith(`${hrefOf(within)}/`));
}

/** Each asks in turn, the one raised last first. */
const past = (those: readonly Barrier[], leave: () => void): void =>
  those.reduce<() => void>(
    (next, { ask }) =>
      () =>
        ask(next),
    leave,
  )();

export function go(to: string, options?: GoOptions): void {
  const path = new URL(hrefOf(to), window.location.href).pathname;
  past(between(window.location.pathname, path), () => navigate(hrefOf(to), options));
}

let here = '';
const note = () => {
  here = window.location.href;
};
let isLeaving = false;

/** The browser's Back cannot be held, only undone: the place is put back before any screen hears that it is another. */
function onBack(event: Event): void {
  const those = between(new URL(here).pathname, window.location.pathname);
  if (isLeaving || those.length === 0) {
    isLeaving = false;
    return note();
  }
  event.stopImmediatePropagation();
  window.history.pushState(null, '', here);
  past(those, () => {
    isLeaving = true;
    window.history.back();
  });
}

if (typeof window !== 'undefined') {
  note();
  // Listeners of a window hear in the order they came: this one before the router's, which come with the first screen.
  window.addEventListener('popstate', onBack);
  for (const each of ['pushState', 'replaceState']) window.addEventListener(each, note);
}

/** As long as something is unsaved, leaving asks first: by a link, key or Back here, by closing the page in the browser.
 *  `within`: a place whose parts may be gone to and fro between without being asked. */
export function useBarrier(isUp: boolean, onLeave: Ask, within?: string): void {
  const ask = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isUp) return;
    const barrier: Barrier = { ask: (leave) => ask(leave), within };
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    barriers.push(barrier);
    window.addEventListener('beforeunload', warn);
    return () => {
      barriers.splice(barriers.indexOf(barrier), 1);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isUp, within]);
}

const isPlainPress = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean };

/** Leads to a place without loading the page again; with a key or another button it is the browser's. */
export function Link({ to, replace, onClick, children, ...rest }: LinkProps) {
  return (
    <a
      href={hrefOf(to)}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainPress(event)) return;
        event.preventDefault();
        go(to, { replace });
      }}
    >
      {children}
    </a>
  );
}

/** A query with these set, and without what is empty; a change of what is asked for begins on the first page. */
export function withQuery(query: URLSearchParams, set: Record<string, string | undefined>): URLSearchParams {
  const next = new URLSearchParams(query);
  if (!('page' in set)) next.delete('page');
  for (const [name, value] of Object.entries(set)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export const withSearch = (place: string, query: URLSearchParams): string =>
  query.size > 0 ? `${place}?${query.toString()}` : place;

/** What the list on screen is asked for stands in the address, so that Back and sharing work. */
export function useQueryState(): [
  URLSearchParams,
  (set: Record<string, string | undefined>, options?: GoOptions) => void,
] {
  const search = useSearch();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const change = (set: Record<string, string | undefined>, options?: GoOptions) => {
    const { pathname, search: now } = window.location;
    navigate(withSearch(pathname, withQuery(new URLSearchParams(now), set)), options);
  };
  return [query, change];
}

/** Which page of a list is asked for, from zero. */
export function pageIn(address: URLSearchParams): number {
  const page = Number(address.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 0;
}

/** One of the words that are known, else the first. */
export const oneOf = <T extends string>(known: readonly [T, ...T[]], value: string | null): T =>
  known.find((each) => each === value) ?? known[0];
