import { QueryClientProvider, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { memo, Suspense, useEffect, useEffectEvent, useMemo } from 'react';
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
import { usePageHydrated } from '@/shared/state/take-over';
import { useTrack } from '@/shared/analytics/use-track';
import { lazyPart } from '@/shared/ui/lazy-part';
import { PageSkeleton } from '@/shared/ui/skeleton';
import { LineBanner } from '@/shared/ui/line-banner';
import { Toaster } from '@/shared/ui/toaster';
import { asked } from './human-check';
import { ErrorBoundary } from './error-boundary';
import { FrameAround } from './frame/frame';
import { guardOf } from './guards';
import { showHead } from './head';
import { frameOf, invalidPage, matchRoute, type Match } from './routes';
import { useScroll } from './scroll';

/** Where screens come from: all at once on the server, by need in the browser. */
export interface ScreenSource {
  loadedScreen(name: string): ScreenModule | undefined;
  loadScreen?(name: string): Promise<ScreenModule>;
  /** Why a script could not be had. */
  problemOf?(name: string): unknown;
  /** Asks for what could not be had once more. */
  forgetProblems?(): void;
}

interface Props {
  shop: Shop;
  cache: QueryClient;
  screens: ScreenSource;
  /** The address on the server; the browser knows its own. */
  address?: Address;
}

const Maintenance = lazyPart(() => import('./maintenance'));

const HumanCheck = lazyPart(() => import('./human-check-modal'));

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
  usePageHydrated();
  return (
    <>
      <LineBanner />
      <FrameAround frame={frameOf(match.route, search)} awning={match.route.awning} screen={match.route.name}>
        <ParamsContext.Provider value={match.params}>
          <ErrorBoundary key={path} onRetry={screens.forgetProblems}>
            <Suspense fallback={<PageSkeleton />}>
              <Guarded match={match} shop={shop} screens={screens} path={path} />
            </Suspense>
          </ErrorBoundary>
        </ParamsContext.Provider>
      </FrameAround>
      <Toaster />
      {isAskedForHuman && <HumanCheck />}
      {closed && <Maintenance />}
    </>
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
  const problem = screens.problemOf?.(name);
  if (problem) throw problem;
  throw screens.loadScreen(name);
}

/** Not drawn again when all that changed is that nobody is known to be signed in. */
const Screen = memo(function Screen({ match, shop, screens, path }: ScreenProps) {
  const wanted = useScreenModule(match.route.screen, screens);
  const [search] = useSearchParams();
  const cache = useQueryClient();
  const place: Place = { path, params: match.params, search, shop };
  const missing = wanted.isMissing?.(place, answersIn(cache)) ?? false;
  const screen = useScreenModule(missing ? invalidPage.route.screen : match.route.screen, screens);
  useHead(screen, place, cache);
  return <screen.Component key={`${match.route.name}${path}`} />;
});

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
