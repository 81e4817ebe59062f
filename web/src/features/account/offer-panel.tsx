import type { ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { useFirstOrderOffer } from '@/shared/session/first-order-offer';
import { Icon } from '@/shared/ui/icon';
import styles from './offer-panel.module.css';

/** Beside a door: what an account brings, and a first order while such a promotion is running. */
export function OfferPanel({ children }: { children?: ReactNode }) {
  const offer = useFirstOrderOffer();
  const facts = [
    offer && text('account.offerNoCode'),
    offer && text('account.offerByItself'),
    text('account.offerOnePlace'),
  ];
  return (
    <section className={`on-brand ${styles.panel}`}>
      {offer && <p className={styles.badge}>{text('account.newHere')}</p>}
      <h2>{offer ?? text('account.newHere')}</h2>
      <ul className={`${styles.facts} ${offer ? styles.more : ''}`}>
        {facts.map(
          (fact) =>
            fact && (
              <li key={fact}>
                <Icon name="check" size="s" />
                {fact}
              </li>
            ),
        )}
      </ul>
      {children}
    </section>
  );
}
