import { parse } from 'regexparam';
import { createElement, useEffect, useState, type ComponentType } from 'react';
import { isHalfFilled, reloadWhenReplaced } from '@/shared/state/scripts';
import { Bones, Note } from '../ui/states';

export type Params = Record<string, string>;
export type ScreenPart = ComponentType<{ params: Params }>;

interface Route {
  pattern: string;
  load: () => Promise<{ Screen: ScreenPart }>;
}

const routes: readonly Route[] = [
  { pattern: '/', load: () => import('../today/screen') },
  { pattern: '/orders', load: () => import('../orders/screen') },
  { pattern: '/orders/slips', load: () => import('../orders/slips-screen') },
  { pattern: '/refunds', load: () => import('../orders/refunds-screen') },
  { pattern: '/orders/:order', load: () => import('../orders/order-screen') },
  { pattern: '/desk/:kind?/:id?', load: () => import('../desk/screen') },
  { pattern: '/reviews/:review?', load: () => import('../reviews/screen') },
  { pattern: '/catalogue', load: () => import('../catalogue/screen') },
  { pattern: '/catalogue/grid', load: () => import('../catalogue/grid-screen') },
  { pattern: '/catalogue/categories/:code?', load: () => import('../catalogue/categories-screen') },
  { pattern: '/catalogue/waiting', load: () => import('../catalogue/waiting-screen') },
  { pattern: '/catalogue/products/:code', load: () => import('../catalogue/product-screen') },
  { pattern: '/promotions', load: () => import('../promotions/screen') },
  { pattern: '/promotions/calendar', load: () => import('../promotions/calendar-screen') },
  { pattern: '/promotions/coupons', load: () => import('../promotions/coupons-screen') },
  { pattern: '/promotions/test', load: () => import('../promotions/test-screen') },
  { pattern: '/promotions/:promotion', load: () => import('../promotions/promotion-screen') },
  { pattern: '/search', load: () => import('../search/screen') },
  { pattern: '/search/rules', load: () => import('../search/rules-screen') },
  { pattern: '/search/why', load: () => import('../search/why-screen') },
  { pattern: '/content', load: () => import('../content/screen') },
  { pattern: '/content/media/:media?', load: () => import('../media/screen') },
  { pattern: '/content/redirects', load: () => import('../content/redirects-screen') },
  { pattern: '/content/pages/:page', load: () => import('../content/page-screen') },
  { pattern: '/content/pages/:page/versions', load: () => import('../content/versions-screen') },
  { pattern: '/stock', load: () => import('../stock/screen') },
  { pattern: '/stock/count', load: () => import('../stock/count-screen') },
  { pattern: '/stores/:store?', load: () => import('../stores/screen') },
  { pattern: '/customers', load: () => import('../customers/screen') },
  { pattern: '/customers/:customer', load: () => import('../customers/customer-screen') },
  { pattern: '/reports', load: () => import('../reports/screen') },
  { pattern: '/me', load: () => import('../me/screen') },
  { pattern: '/staff', load: () => import('../staff/screen') },
  { pattern: '/audit', load: () => import('../audit/screen') },
  { pattern: '/settings', load: () => import('../settings/screen') },
  { pattern: '/settings/webhooks/:number?', load: () => import('../webhooks/screen') },
  { pattern: '/settings/keys', load: () => import('../keys/screen') },
];

const compiled = routes.map((route) => ({ ...route, ...parse(route.pattern) }));

/** The route of a place with the parts it names. */
export function match(place: string): { route: Route; params: Params } | undefined {
  for (const { keys, pattern: shape, load } of compiled) {
    const found = shape.exec(place);
    if (!found) continue;
    const params: Params = {};
    keys.forEach((key, n) => {
      const value = found[n + 1];
      if (value !== undefined) params[key] = decodeURIComponent(value);
    });
    return { route: routes.find((each) => each.load === load)!, params };
  }
  return undefined;
}

const loaded = new Map<Route, ScreenPart>();

/** The screen of a place; its script comes when it is first gone to. */
export function ScreenAt({ place }: { place: string }) {
  const found = match(place);
  const route = found?.route;
  const [, setCount] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!route || loaded.has(route)) return;
    let isWanted = true;
    route.load().then(
      ({ Screen }) => {
        loaded.set(route, Screen);
        if (isWanted) setCount((before) => before + 1);
      },
      async () => {
        // A release has replaced the scripts: the page is loaded again, unless something typed would be lost.
        if (isHalfFilled() || !(await reloadWhenReplaced())) setFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [route]);
  if (!found || !route) return <h1>There is nothing at this address</h1>;
  const part = loaded.get(route);
  if (part) return createElement(part, { params: found.params });
  if (!failed) return <Bones />;
  return (
    <Note kind="bad" live>
      This screen could not be loaded. Reload the page; what you typed elsewhere would be lost by that.
    </Note>
  );
}
