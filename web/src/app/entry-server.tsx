import './worker-globals';
import { version as react, type ComponentProps } from 'react';
import { preload } from 'react-dom';
import { renderToString, version as server } from 'react-dom/server';
import narrow from '@/shared/fonts/bricolage-grotesque-narrow.woff2?url';
import type { ApiPath } from '@/shared/api/path';
import { createCache, seed, type Answer } from '@/shared/api/query';
import { answersIn, type Head, type Place } from '@/shared/screen';
import { setShop, theShop, type Shop } from '@/shared/session/shop';
import { App } from './app';
import { framePaths } from './frame/paths';
import { fullTitle } from './head';
import { invalidPage, matchRoute } from './routes';
import * as screens from './screens.server';

/** What draws here, so that a test can compare it with what draws in browsers. */
export const versions = { react, server };

interface Opened {
  status: number;
  /** The file in src/screens, so that the page can name its scripts. */
  screen: string;
  /** False for pages behind sign-in: what is on them depends on who asks. */
  cacheable: boolean;
  /** Set when the page lives elsewhere. */
  moved?: string;
  /** Set when it only leads to another page. */
  leads?: string;
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

interface Plan {
  /** The API paths a page needs before it can be drawn. */
  queries: ApiPath[];
  /** What it needs besides when one of them leads to nothing. */
  instead: ApiPath[];
}

export function plan(url: string, shop: Shop): Plan {
  const { match, place } = placeOf(url, shop);
  const screen = match.route.access === 'loggedIn' ? undefined : screens.loadedScreen(match.route.screen);
  const queries = [...framePaths(match.route.frame ?? 'shop'), ...(screen?.queries?.(place) ?? [])];
  const missing = screen?.isMissing && screens.loadedScreen(invalidPage.route.screen);
  return { queries: [...new Set(queries)], instead: missing?.queries?.(place) ?? [] };
}

/** The font of what stands large on every page is asked for beside that of its running text (pages.json). */
function Drawn(props: ComponentProps<typeof App>) {
  preload(narrow, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return <App {...props} />;
}

interface Page {
  opened: Opened;
  draw(): string;
}

function open(url: string, shop: Shop, data: Record<string, Answer>): Page {
  const { match, place, query } = placeOf(url, shop);
  const cache = createCache();
  seed(cache, data);
  const answers = answersIn(cache);
  const wanted = screens.loadedScreen(match.route.screen)!;
  const missing = match.route === invalidPage.route || (wanted.isMissing?.(place, answers) ?? false);
  const screen = missing ? invalidPage.route.screen : match.route.screen;
  const head = screens.loadedScreen(screen)!.head(place, answers);
  const moved = missing ? undefined : wanted.movedTo?.(place, answers);
  return {
    opened: {
      status: missing ? 404 : 200,
      screen,
      // A preview shows what others must not see.
      cacheable: match.route.access !== 'loggedIn' && !place.search.has('preview'),
      moved,
      leads: missing ? undefined : wanted.leadsTo?.(place, answers),
      head: { ...head, title: fullTitle(head) },
    },
    draw() {
      const html = renderToString(
        <Drawn shop={shop} cache={cache} screens={screens} address={{ path: place.path, search: query }} />,
      );
      cache.clear();
      return html;
    },
  };
}

/** The page, drawn from the answers alone. */
export function render(url: string, shop: Shop, data: Record<string, Answer>): Opened & { html: string } {
  const { opened, draw } = open(url, shop, data);
  return { ...opened, html: draw() };
}

type Call =
  | { call: 'plan'; url: string; shop: Shop }
  | { call: 'render'; url: string; shop: Shop; data: Record<string, Answer> };

let underWay: Page | undefined;

/** The worker's door: JSON in, JSON out. A page's head goes out before its markup is drawn. */
export function answer(request: string): string {
  const asked = JSON.parse(request) as Call;
  underWay = undefined;
  setShop(asked.shop);
  if (asked.call === 'plan') return JSON.stringify(plan(asked.url, theShop()));
  underWay = open(asked.url, theShop(), asked.data);
  return JSON.stringify(underWay.opened);
}

/** The markup of the page just opened, or `none`. */
export function rest(): string {
  const page = underWay;
  underWay = undefined;
  return page ? page.draw() : 'none';
}
