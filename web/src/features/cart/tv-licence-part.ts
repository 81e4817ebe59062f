import { lazyPart } from '@/shared/ui/lazy-part';

/** By itself: the button that adds to the cart needs it on pages that hold nothing else of the cart's. */
export const TvLicenceModal = lazyPart(() => import('./tv-licence-modal'));
