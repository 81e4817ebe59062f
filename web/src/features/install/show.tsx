import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { usePath } from '@/shared/routing/routing';
import { isSafariOnPhone } from './browsers-offer';
import { InstallOffer } from './install-offer';
import { isQuiet, offerNow, type InstallOffer as Offer } from './rules';
import { nameStartPictures } from './start-pictures';

/**
 * Offers the shop with the next page, never in one that stands: nothing moves under a finger. Its place is below the
 * header of the page.
 */
export function Offers({ place }: { place: HTMLElement }) {
  const path = usePath();
  const before = useRef(path);
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    document.getElementById('main')?.before(place);
    if (path === before.current) return;
    before.current = path;
    setOffer((shown) => (isQuiet(path) ? undefined : (shown ?? offerNow())));
  }, [path, place]);
  return offer ? <InstallOffer offer={offer} onClose={() => setOffer(undefined)} /> : null;
}

/** For phones that can install the shop; the page itself knows nothing of it. */
export function showOffers(): void {
  if (isSafariOnPhone()) nameStartPictures();
  const place = document.createElement('div');
  place.dataset.installOffer = '';
  createRoot(place).render(<Offers place={place} />);
}
