import './worker-globals';
import { renderToString } from 'react-dom/server';
import { createCache, seed, type Answer } from '@/shared/api/query';
import { answersIn, type Head, type Place } from '@/shared/screen';
import type { Shop } from '@/shared/session/shop';
import { App } from './app';
import { framePaths } from './frame/paths';
import { fullTitle } from './head';
import { invalidPage, matchRoute } from './routes';
import * as screens from './screens.server';

interface Rendered {
  status: number;
  html: string;
  /** The file in src/screens, so that the page can name its scripts. */
  screen: string;
  /** False for pages behind sign-in: their content is drawn in the browser. */
  cacheable: boolean;
  head: Head;
}

function placeOf(url: string, shop: Shop) {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  const query = at < 0 ? '' : url.slice(at + 1);
  const match = matchRoute(path);
  const place: Place = { path, params: match.params, search: new URLSearchParams(query), shop };
  return { match, place, query };
}

/** The API paths a page needs before it can be drawn. */
export function plan(url: string, shop: Shop): { queries: string[] } {
  const { match, place } = placeOf(url, shop);
  const own =
    match.route.access === 'loggedIn'
      ? []
      : (screens.loadedScreen(match.route.screen)?.queries?.(place) ?? []);
  return { queries: [...new Set([...framePaths(match.route.frame ?? 'shop'), ...own])] };
}

/** The page, drawn from the answers alone. */
export function render(url: string, shop: Shop, data: Record<string, Answer>): Rendered {
  const { match, place, query } = placeOf(url, shop);
  const cache = createCache();
  seed(cache, data);
  const answers = answersIn(cache);
  const wanted = screens.loadedScreen(match.route.screen)!;
  const missing = match.route === invalidPage.route || (wanted.isMissing?.(place, answers) ?? false);
  const shown = missing ? screens.loadedScreen(invalidPage.route.screen)! : wanted;
  const html = renderToString(
    <App shop={shop} cache={cache} screens={screens} address={{ path: place.path, search: query }} />,
  );
  cache.clear();
  const head = shown.head(place, answers);
  return {
    status: missing ? 404 : 200,
    html,
    screen: missing ? invalidPage.route.screen : match.route.screen,
    cacheable: match.route.access !== 'loggedIn',
    head: { ...head, title: fullTitle(head) },
  };
}
