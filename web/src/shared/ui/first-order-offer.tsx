import { useFirstOrderOffer } from '@/shared/session/first-order-offer';

/** What signing up gives; nothing is drawn while no such promotion is running. */
export function FirstOrderOffer() {
  const offer = useFirstOrderOffer();
  return offer ? <p className="muted">{offer}</p> : null;
}
