import type { ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { useFirstOrderOffer } from '@/shared/session/first-order-offer';
import { useConfig } from '@/shared/session/shop-terms';
import { useShopper } from '@/shared/session/shopper';
import { SidePanel } from './side-panel';

/** Beside a door: what an account brings, and a first order while such a promotion is running. */
export function OfferPanel({ isShort, children }: { isShort?: boolean; children?: ReactNode }) {
  const guest = useShopper();
  const config = useConfig();
  // The shop's own word is asked for anew more often.
  const offer = useFirstOrderOffer() ?? (config ? undefined : guest?.signUpMessage);
  return (
    <SidePanel
      badge={offer && text('account.newHere')}
      title={offer ?? text('account.newHere')}
      facts={[
        offer && text('account.offerNoCode'),
        offer && text('account.offerByItself'),
        text('account.offerOnePlace'),
      ]}
      isShortOnPhones={isShort && !!offer}
      drawing="welcome"
    >
      {children}
    </SidePanel>
  );
}
