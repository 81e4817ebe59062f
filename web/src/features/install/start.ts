import { browsersOffer, isSafariOnPhone } from './browsers-offer';
import { countVisit } from './visits';

/** On phones: the visit counts, and once the browser can install the shop the rest of the offer is fetched. */
export function startOffering(): void {
  countVisit();
  const show = () => void import('./show').then(({ showOffers }) => showOffers()).catch(() => undefined);
  if (browsersOffer() || isSafariOnPhone()) show();
  // Chromium asks when it has looked at the shop, which may be long after the page works.
  else window.addEventListener('beforeinstallprompt', show, { once: true });
}
