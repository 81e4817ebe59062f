import '@/shared/styles/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { setChannel, whenHumanCheckIsAsked, whenSessionExpires } from '@/shared/api/client';
import { createCache, seed, type Answer } from '@/shared/api/query';
import { text } from '@/shared/i18n/text';
import { whenLinkIsPointedAt } from '@/shared/routing/routing';
import { choosePlace, place } from '@/shared/session/place';
import { endSession, reset, resetTo } from '@/shared/session/reset';
import { session, signedIn } from '@/shared/session/session';
import { detectChannel, type Shop } from '@/shared/session/shop';
import { markTakenOver } from '@/shared/state/store';
import { layOutTheRest, takeOver } from '@/shared/state/take-over';
import { toast } from '@/shared/ui/toast';
import { App } from './app';
import { askForHuman } from './human-check';
import { matchRoute } from './routes';
import * as screens from './screens';

/** What the page server put beside the markup. */
interface PageData {
  shop: Shop;
  answers: Record<string, Answer>;
  /** Whether the markup was drawn; a bare shell is drawn here. */
  rendered: boolean;
}

const holder = document.getElementById('page-data');
const page: PageData = holder?.textContent
  ? (JSON.parse(holder.textContent) as PageData)
  : { shop: { channel: 'web', zone: place.get().zone }, answers: {}, rendered: false };

setChannel(detectChannel((query) => window.matchMedia(query).matches));

const cache = createCache();
if (page.shop.zone === place.get().zone) seed(cache, page.answers);
else {
  // Drawn for another zone than the shopper's (an old page, or the cookie is gone): its stock would be wrong.
  page.rendered = false;
  choosePlace(place.get());
}

whenLinkIsPointedAt((path) => {
  const { route } = matchRoute(path.split(/[?#]/)[0] ?? '/');
  void screens.loadScreen(route.screen).catch(() => undefined);
});

whenSessionExpires(() => {
  if (!session.get().isLoggedIn) return;
  endSession();
  toast.error(text('error.sessionExpired'));
  resetTo('/');
});

// Passed, the call goes on, and what the page shows is loaded again (specification §8).
whenHumanCheckIsAsked(async (problem) => {
  const passed = await askForHuman(problem);
  if (passed) void cache.invalidateQueries();
  return passed;
});

reset.subscribe(() => {
  const wanted = reset.get();
  if (!wanted) return;
  if (wanted.resetApp) cache.clear();
  navigate(`/redirect?to=${encodeURIComponent(wanted.to)}`, { replace: true });
});

// Another tab signed in or out: what is on screen belongs to somebody else now.
window.addEventListener('storage', ({ key }) => {
  if (key !== signedIn.key && key !== null) return;
  const before = signedIn.get();
  session.refresh();
  if (before === signedIn.get()) return;
  cache.clear();
  window.location.reload();
});

let zone = place.get().zone;
place.subscribe(() => {
  if (place.get().zone === zone) return;
  zone = place.get().zone;
  void cache.resetQueries();
});

async function start(): Promise<void> {
  const { route } = matchRoute(window.location.pathname);
  await screens.loadScreen(route.screen);
  const root = document.getElementById('root')!;
  const app = (
    <StrictMode>
      <App shop={page.shop} cache={cache} screens={screens} />
    </StrictMode>
  );
  if (page.rendered) await takeOver(() => hydrateRoot(root, app));
  else {
    createRoot(root).render(app);
    markTakenOver();
  }
  document.documentElement.dataset.awake = '';
  const { pressed } = window as { pressed?: HTMLElement };
  // Effects first: they make some buttons work.
  if (pressed) setTimeout(() => pressed.click());
  await layOutTheRest();
}

void start();
