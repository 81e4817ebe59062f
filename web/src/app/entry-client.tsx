import '@/shared/styles/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { setChannel, whenHumanCheckIsAsked, whenSessionExpires } from '@/shared/api/client';
import { ApiError } from '@/shared/api/errors';
import { createCache, seed, type Answer } from '@/shared/api/query';
import { whenLinkIsPointedAt } from '@/shared/routing/routing';
import { rememberCampaignOf } from '@/shared/session/campaign';
import { choosePlace, place } from '@/shared/session/place';
import { installed } from '@/shared/session/installed';
import { leave, reset } from '@/shared/session/reset';
import { shell } from '@/shared/session/shell';
import { endExpired } from '@/shared/session/expiry';
import { followTabs, personal, uidIn } from '@/shared/session/follow-tabs';
import { session, signedIn } from '@/shared/session/session';
import { detectChannel, readPage, theShop } from '@/shared/session/shop';
import { isOfPastVisit } from '@/shared/session/visit';
import { followTyping, reloadWhenReplaced } from '@/shared/state/scripts';
import { hydrateAll } from '@/shared/state/deferral';
import { whenHydrated } from '@/shared/state/take-over';
import { App } from './app';
import { doEarlyPresses, leaveNewPressesToReact, sayThatPageFailed } from './early-presses';
import { keepTyping } from './early-typing';
import { startHearing } from './heard-events';
import { askForHuman } from './human-check';
import { matchRoute } from './routes';
import { forgetProblems, loadedScreen, loadScreen, problemOf } from './screens';

const page = readPage<Answer>() ?? {
  shop: { ...theShop(), zone: place.get().zone },
  answers: {},
  rendered: false,
};

// Who did not want to stay signed in leaves nothing behind in a browser that was closed.
if (isOfPastVisit(signedIn.get())) leave();
rememberCampaignOf(window.location.search);
const channel = detectChannel((query) => window.matchMedia(query).matches);
setChannel(channel);

const cache = createCache();
if (page.shop.zone === place.get().zone) seed(cache, page.answers);
else {
  // Drawn for another zone than the shopper's (an old page, or the cookie is gone): its stock would be wrong.
  page.rendered = false;
  choosePlace(place.get());
}

whenLinkIsPointedAt((path) => {
  const { route } = matchRoute(path.split(/[?#]/)[0] ?? '/');
  void loadScreen(route.screen).catch(forgetProblems);
});

/** Open to guests, but what a customer sees there is theirs. */
const ownThings = new Set(['Cart', 'Address']);

whenSessionExpires(() => {
  if (!session.get().isLoggedIn) return;
  const { route } = matchRoute(window.location.pathname);
  endExpired(uidIn(cache), route.access === 'loggedIn' || ownThings.has(route.name));
  cache.removeQueries(personal);
});

whenHumanCheckIsAsked(askForHuman);

reset.subscribe(() => {
  const wanted = reset.get();
  if (!wanted) return;
  if (wanted.resetApp) cache.clear();
  navigate(`/redirect?to=${encodeURIComponent(wanted.to)}`, { replace: true });
});

followTabs(cache);
followTyping();

/** Where a picture is missing a drawn plate lies; a map has its own ground. */
const noPicture = '/empty/picture.svg';
const cover = (picture: HTMLImageElement) => {
  if (picture.src.endsWith(noPicture) || picture.matches('.leaflet-tile')) return;
  for (const of of [picture, ...(picture.parentElement?.querySelectorAll('source') ?? [])])
    of.removeAttribute('srcset');
  picture.src = noPicture;
};
document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && cover(target), true);
for (const picture of document.images)
  if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc) cover(picture);

let zone = place.get().zone;
place.subscribe(() => {
  if (place.get().zone === zone) return;
  zone = place.get().zone;
  // What stands on screen stays until the new answers are there, and with it whatever is being typed.
  void hydrateAll().then(() => {
    cache.removeQueries({ type: 'inactive' });
    return cache.invalidateQueries();
  });
});

/** What a part could not load is said on the screen, with a way on; anything else is a fault of ours. */
const onCaughtError = (problem: unknown) => {
  if (!(problem instanceof ApiError)) reportError(problem);
};

/** What the installed app does besides; without it the shop works as in a browser. */
const installedApp = () => import('@/offline/installed-app').catch(() => undefined);

async function start(): Promise<void> {
  const asApp = installed.get() ? await installedApp() : undefined;
  asApp?.keepAnswers();
  const { route } = matchRoute(window.location.pathname);
  try {
    await loadScreen(route.screen);
  } catch {
    if (await reloadWhenReplaced()) return;
    // What the server drew can be read all the same; an empty page shows what it has, and the problem in place.
    if (page.rendered) return sayThatPageFailed();
  }
  const root = document.getElementById('root')!;
  const app = (
    <StrictMode>
      <App shop={page.shop} cache={cache} screens={{ loadedScreen, loadScreen, problemOf, forgetProblems }} />
    </StrictMode>
  );
  const enterTyped = keepTyping();
  // As a transition it is done piece by piece, so that a slow phone answers fingers in between.
  startHearing(root, () => {
    if (page.rendered) startTransition(() => void hydrateRoot(root, app, { onCaughtError }));
    else createRoot(root, { onCaughtError }).render(app);
  });
  leaveNewPressesToReact();
  await whenHydrated();
  document.documentElement.dataset.hydrated = '';
  enterTyped();
  await doEarlyPresses();
  const around = shell();
  if (around) void import('@/shell/bridge').then(({ startShell }) => startShell(around));
  if (channel === 'msite') void import('@/features/install/start').catch(() => undefined);
  asApp?.startApp(cache);
  // As the installed app's worker kept it (offline/seen-pages.ts), which answers other windows of the browser, too.
  if ('kept' in document.documentElement.dataset)
    void import('@/offline/read-anew').then(({ readAnew }) => readAnew(cache)).catch(() => undefined);
}

void start();
