// Fetched on phones once the page works: the visit counts, and once the browser can install the shop the rest of the offer
// is fetched.
import { browsersOffer, isSafariOnPhone } from './browsers-offer';
import { countVisit } from './visits';

const show = () => void import('./show').then(({ showOffers }) => showOffers()).catch(() => undefined);

countVisit();
if (browsersOffer() || isSafariOnPhone()) show();
// Chromium asks when it has looked at the shop, which may be long after the page works.
else window.addEventListener('beforeinstallprompt', show, { once: true });
