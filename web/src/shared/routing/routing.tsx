import { createContext, useContext, useMemo, type ComponentProps, type MouseEvent } from 'react';
import { afterPaint } from '@/shared/state/after-paint';
import {
  navigate,
  usePathname,
  useSearch,
  useHistoryState as useEntryState,
} from 'wouter/use-browser-location';

export type RouteParams = Record<string, string | undefined>;

/** The address on the server; the browser knows its own. */
export interface Address {
  path: string;
  search: string;
}

export const AddressContext = createContext<Address | undefined>(undefined);
export const ParamsContext = createContext<RouteParams>({});

/** The parts of the path the route names, such as `productCode`. */
export const useParams = (): RouteParams => useContext(ParamsContext);

/** The path as it stands in the address, still percent-encoded. */
export function usePath(): string {
  return usePathname({ ssrPath: useContext(AddressContext)?.path });
}

interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}
export type Navigate = (to: string, options?: NavigateOptions) => void;

let going: string | undefined;
/**
 * Goes to a path of the shop once the press that leads there is answered: taking a long page away and drawing the next
 * one is more than a phone does between two frames. Pressed twice meanwhile it goes there once.
 */
export const navigateAfterPaint: Navigate = (to, options) => {
  if (going === to) return;
  going = to;
  void afterPaint().then(() => {
    if (going === to) going = undefined;
    navigate(to, options);
  });
};

/** Path and query as they stand in the address now. */
export const addressNow = (): string => window.location.pathname + window.location.search;

/** Goes to a path of the shop. */
export const useNavigate = (): Navigate => navigate;

/** What the link that led here carried along, such as a typed login id. */
export const useHistoryState = <T,>(): T | null => useEntryState<T | null>();

/** An address with a query, or without where it is empty. */
export function withSearch(path: string, search: URLSearchParams): string {
  const query = search.toString();
  return query ? `${path}?${query}` : path;
}

type NextSearch = URLSearchParams | ((before: URLSearchParams) => URLSearchParams);
type SetSearch = (next: NextSearch, options?: NavigateOptions) => void;

/** The query of the address, and a way to change it on the same page. */
export function useSearchParams(): [URLSearchParams, SetSearch] {
  const search = useSearch({ ssrSearch: useContext(AddressContext)?.search });
  const params = useMemo(() => new URLSearchParams(search), [search]);
  return [params, setSearchParams];
}

const setSearchParams: SetSearch = (next, options) => {
  const { pathname, search } = window.location;
  navigate(
    withSearch(pathname, typeof next === 'function' ? next(new URLSearchParams(search)) : next),
    options,
  );
};

let onIntent: (path: string) => void = () => undefined;
/** The app fetches a screen's script as soon as a shopper points at a link to it. */
export const whenLinkIsPointedAt = (react: (path: string) => void) => void (onIntent = react);

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  replace?: boolean;
  state?: unknown;
}

const isInside = (href: string) => href.startsWith('/') && !href.startsWith('//');

/** Not one that opens a new tab or window, or saves. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link within the shop moves without a new page; any other, or a new tab, is the browser's own. */
export function Link({
  href,
  replace,
  state,
  onClick,
  onPointerEnter,
  children,
  target,
  ...rest
}: LinkProps) {
  return (
    <a
      href={href}
      target={target}
      onPointerEnter={(event) => {
        if (isInside(href)) onIntent(href);
        onPointerEnter?.(event);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || target || !isInside(href) || !isPlainClick(event)) return;
        event.preventDefault();
        navigateAfterPaint(href, { replace, state });
      }}
      {...rest}
    >
      {children}
    </a>
  );
}

/** A path of this shop and nothing else: what may be followed from an address bar. Browsers leave out tabs and line
 * ends before they read an address, so that `/<tab>/elsewhere` is another site's. */
export const safePath = (path: string | null | undefined, otherwise = '/'): string =>
  path && /^\/(?![/\\])\P{Cc}*$/u.test(path) ? path : otherwise;
