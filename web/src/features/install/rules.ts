import { guestCart } from '@/shared/session/cart-code';
import { signedIn } from '@/shared/session/session';
import { keep } from '@/shared/state/kept';
import { browsersOffer, isSafariOnPhone } from './browsers-offer';
import { thisVisit } from './visits';

const days = 24 * 60 * 60 * 1000;
const rest = 60 * days;

/** Since when nobody is asked here: who closed the offer is left alone for 60 days. */
export const closedOffer = keep<number>('spaza.install-no', 0);

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

/** Where something is being bought, signed in to, confirmed or written: nobody is asked anything besides. */
const quiet = [
  'cart|checkout|ordersummary|payment|orderconfirmation|pc/|pb/|order/return/|redirect|unsubscribe/',
  'account/(login|signup|create|newpassword|undochange|passkey|address/|changepassword|security|writetous)',
];
const quietPlaces = new RegExp(`^/(${quiet.join('|')})`);

export const isQuiet = (path: string): boolean => quietPlaces.test(path);

export function offerNow(now = Date.now()): InstallOffer | undefined {
  seen.refresh();
  return offerOf({
    canInstall: browsersOffer() !== undefined || isSafariOnPhone(),
    visit: thisVisit(),
    wasUseful: seen.get().length > 0 || guestCart.get() !== undefined || signedIn.get() !== undefined,
    closedAt: closedOffer.get(),
    now,
  });
}
