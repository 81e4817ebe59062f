import { createContext, useContext, useMemo, type ComponentProps, type MouseEvent } from 'react';
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

/** Goes to a path of the shop. */
export const useNavigate = (): Navigate => navigate;

/** What the link that led here carried along, such as a typed login id. */
export const useHistoryState = <T,>(): T | null => useEntryState<T | null>();

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
  const query = (typeof next === 'function' ? next(new URLSearchParams(search)) : next).toString();
  navigate(query ? `${pathname}?${query}` : pathname, options);
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

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
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
        navigate(href, { replace, state });
      }}
      {...rest}
    >
      {children}
    </a>
  );
}

/** A path of this shop and nothing else: what may be followed from an address bar. */
export const safePath = (path: string | null | undefined, otherwise = '/'): string =>
  path && /^\/(?![/\\])/.test(path) ? path : otherwise;
