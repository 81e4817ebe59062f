import { QueryClientProvider, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useMemo } from 'react';
import { maintenance } from '@/shared/api/client';
import {
  AddressContext,
  ParamsContext,
  useNavigate,
  usePath,
  useSearchParams,
  type Address,
} from '@/shared/routing/routing';
import { answersIn, type Place, type ScreenModule } from '@/shared/screen';
import { useIsLoggedIn } from '@/shared/session/session';
import type { Shop } from '@/shared/session/shop';
import { ShopContext } from '@/shared/shop-context';
import { useStore } from '@/shared/state/store';
import { useTrack } from '@/shared/analytics/use-track';
import { PageSkeleton } from '@/shared/ui/skeleton';
import { Toaster } from '@/shared/ui/toaster';
import { asked } from './human-check';
import { ErrorBoundary } from './error-boundary';
import { FrameAround } from './frame/frame';
import { guardOf } from './guards';
import { showHead } from './head';
import { invalidPage, matchRoute, type Match } from './routes';
import { useScroll } from './scroll';

/** Where screens come from: all at once on the server, by need in the browser. */
export interface ScreenSource {
  loadedScreen(name: string): ScreenModule | undefined;
  loadScreen?(name: string): Promise<ScreenModule>;
}

interface Props {
  shop: Shop;
  cache: QueryClient;
  screens: ScreenSource;
  /** The address on the server; the browser knows its own. */
  address?: Address;
}

const Maintenance = lazy(() =>
  import('./maintenance').then(({ Maintenance: component }) => ({ default: component })),
);

const HumanCheck = lazy(() => import('./human-check-modal'));

export function App({ shop, cache, screens, address }: Props) {
  return (
    <QueryClientProvider client={cache}>
      <ShopContext.Provider value={shop}>
        <AddressContext.Provider value={address}>
          <Current shop={shop} screens={screens} />
        </AddressContext.Provider>
      </ShopContext.Provider>
    </QueryClientProvider>
  );
}

function Current({ shop, screens }: { shop: Shop; screens: ScreenSource }) {
  const path = usePath();
  const closed = useStore(maintenance, false);
  const isAskedForHuman = useStore(asked, undefined) !== undefined;
  const match = useMemo(() => matchRoute(path), [path]);
  const [search] = useSearchParams();
  useScroll(path, search.toString());
  useTrack('page_view', path, () => ({}));
  return (
    <ParamsContext.Provider value={match.params}>
      <FrameAround frame={match.route.frame ?? 'shop'} awning={match.route.awning} screen={match.route.name}>
        <ErrorBoundary key={path}>
          <Suspense fallback={<PageSkeleton />}>
            <Guarded match={match} shop={shop} screens={screens} path={path} />
          </Suspense>
        </ErrorBoundary>
      </FrameAround>
      <Toaster />
      {isAskedForHuman && (
        <Suspense>
          <HumanCheck />
        </Suspense>
      )}
      {closed && (
        <Suspense>
          <Maintenance />
        </Suspense>
      )}
    </ParamsContext.Provider>
  );
}

interface ScreenProps {
  match: Match;
  shop: Shop;
  screens: ScreenSource;
  path: string;
}

function Guarded(props: ScreenProps) {
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const decision = guardOf(props.match.route.access, isLoggedIn, props.path, search);
  const target = decision.kind === 'redirect' ? decision.to : undefined;
  useEffect(() => {
    if (target) navigate(target, { replace: true });
  }, [target, navigate]);
  return decision.kind === 'show' ? <Screen {...props} /> : <PageSkeleton />;
}

/** Waits for the screen's script in the nearest Suspense. */
function useScreenModule(name: string, screens: ScreenSource): ScreenModule {
  const loaded = screens.loadedScreen(name);
  if (loaded || !screens.loadScreen) return loaded!;
  throw screens.loadScreen(name);
}

function Screen({ match, shop, screens, path }: ScreenProps) {
  const wanted = useScreenModule(match.route.screen, screens);
  const [search] = useSearchParams();
  const cache = useQueryClient();
  const place: Place = { path, params: match.params, search, shop };
  const missing = wanted.isMissing?.(place, answersIn(cache)) ?? false;
  const screen = useScreenModule(missing ? invalidPage.route.screen : match.route.screen, screens);
  useHead(screen, place, cache);
  return <screen.Component key={`${match.route.name}${path}`} />;
}

/** Keeps title and description right as answers arrive; the first ones came with the page. */
function useHead(screen: ScreenModule, place: Place, cache: QueryClient): void {
  const address = `${place.path}?${place.search.toString()}`;
  const show = useEffectEvent(() => showHead(screen.head(place, answersIn(cache))));
  useEffect(() => {
    show();
    return cache
      .getQueryCache()
      .subscribe((event) => event.type === 'updated' && event.action.type === 'success' && show());
  }, [screen, address, cache]);
}
