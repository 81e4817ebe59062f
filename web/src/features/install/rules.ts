import { guestCart } from '@/shared/session/cart-code';
import { signedIn } from '@/shared/session/session';
import { keep } from '@/shared/state/kept';

/** Chromium's own question whether to install the shop; it may be asked once. */
export interface BrowsersOffer extends Event {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The listener in the page's head (server/src/app/pages/page_document.hpp) keeps it: it may come before the scripts. */
const heard = () => (window as { early?: { offer?: BrowsersOffer } }).early;
export const browsersOffer = (): BrowsersOffer | undefined => heard()?.offer;
export const forgetBrowsersOffer = (): void => void delete heard()?.offer;

/** Safari on a phone has no question of its own, but a way that can be told. */
export const isSafariOnPhone = (): boolean =>
  'standalone' in navigator && !/CriOS|FxiOS|EdgiOS/.test(navigator.userAgent);

const days = 24 * 60 * 60 * 1000;
const rest = 60 * days;

/** Since when nobody is asked here: who closed the offer is left alone for 60 days. */
export const closedOffer = keep<number>('spaza.install-no', 0);

const visits = keep<number>('spaza.visits', 0);
/** Which visit this tab is. */
const visit = keep<number>('spaza.visit', 0, 'tab');
const seen = keep<string[]>('spaza.seen', []);

export type InstallOffer = 'sheet' | 'banner';

interface Facts {
  canInstall: boolean;
  visit: number;
  /** Something in the cart, a product looked at, an account. */
  wasUseful: boolean;
  closedAt: number;
  now: number;
}

/** Asked on the second visit once the shop was of use, and quietly on later ones. */
export function offerOf({ canInstall, visit: n, wasUseful, closedAt, now }: Facts): InstallOffer | undefined {
  if (!canInstall || n < 2 || now - closedAt < rest) return undefined;
  if (n > 2) return 'banner';
  return wasUseful ? 'sheet' : undefined;
}

/** A tab counts once. */
export function countVisit(): void {
  if (visit.get() > 0) return;
  visits.refresh();
  visits.set(visits.get() + 1);
  visit.set(visits.get());
}

/** Where nobody is asked anything besides. */
export const isQuiet = (path: string): boolean =>
  /^\/(cart|checkout|ordersummary|payment|orderconfirmation|account\/(login|signup|create))/.test(path);

export function offerNow(now = Date.now()): InstallOffer | undefined {
  seen.refresh();
  return offerOf({
    canInstall: browsersOffer() !== undefined || isSafariOnPhone(),
    visit: visit.get(),
    wasUseful: seen.get().length > 0 || guestCart.get() !== undefined || signedIn.get() !== undefined,
    closedAt: closedOffer.get(),
    now,
  });
}
