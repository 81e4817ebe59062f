import { createContext, useContext, type ComponentProps } from 'react';
import { useHistoryState as useWouterState } from 'wouter/use-browser-location';
import { Link as WouterLink, useLocation, useSearchParams as useWouterSearch } from 'wouter';

export type RouteParams = Record<string, string | undefined>;

export const ParamsContext = createContext<RouteParams>({});

/** The parts of the path the route names, such as `productCode`. */
export const useParams = (): RouteParams => useContext(ParamsContext);

interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

/** Goes to a path of the shop. */
export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  return useLocation()[1];
}

export const usePath = (): string => useLocation()[0];

export const useSearchParams = useWouterSearch;

/** What the link that led here carried along, such as a typed login id. */
export const useHistoryState = <T,>(): T | null => useWouterState<T | null>();

let onIntent: (path: string) => void = () => undefined;
/** The app fetches a screen's script as soon as a shopper points at a link to it. */
export const whenLinkIsPointedAt = (react: (path: string) => void) => void (onIntent = react);

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  replace?: boolean;
  state?: unknown;
}

/** A link within the shop; an address elsewhere is a plain link. */
export function Link({ href, replace, state, onPointerEnter, children, ...rest }: LinkProps) {
  const inside = href.startsWith('/') && !href.startsWith('//');
  if (!inside)
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <WouterLink
      href={href}
      replace={replace}
      state={state}
      onPointerEnter={(event) => {
        onIntent(href);
        onPointerEnter?.(event);
      }}
      {...rest}
    >
      {children}
    </WouterLink>
  );
}

/** A path of this shop and nothing else: what may be followed from an address bar. */
export const safePath = (path: string | null | undefined, otherwise = '/'): string =>
  path && /^\/(?![/\\])/.test(path) ? path : otherwise;
