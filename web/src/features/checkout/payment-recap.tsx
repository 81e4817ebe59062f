import type { ComponentProps } from 'react';
import { text } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/icon';
import { Totals } from '@/shared/ui/totals';
import type { Shipment } from './api';
import { EntryList } from './entry-list';
import { keyOf, wayOf } from './rules';

interface Props {
  shipments: readonly Shipment[];
  /** Nothing is promised of an order that was not paid when it was placed. */
  isPromised?: boolean;
  sums: ComponentProps<typeof Totals>['sums'];
}

/** What is paid for: the items of each part, when and where they come, and how that adds up. */
export const PaymentRecap = ({ shipments, isPromised, sums }: Props) => (
  <section className="panel pad stack" aria-label={text('payment.recap')}>
    <h2>{text('payment.recap')}</h2>
    {shipments.map((shipment) => {
      const way = wayOf(shipment);
      const isCollected = way?.code === 'pickup';
      const place = shipment.deliveryPointOfService?.displayName ?? shipment.displayName;
      return (
        <div key={keyOf(shipment)} className="stack">
          <EntryList entries={shipment.entries ?? []} />
          {way && (
            <p className="row small muted">
              <Icon name={isCollected ? 'store' : 'truck'} size="s" />
              <span>
                {[isCollected ? place : undefined, (isPromised && way.estimatedTimeMsg) || way.name]
                  .filter(Boolean)
                  .join('. ')}
              </span>
            </p>
          )}
        </div>
      );
    })}
    <Totals sums={sums} toPay={text('cart.total')} withoutTotal={!sums.deposit} />
  </section>
);
