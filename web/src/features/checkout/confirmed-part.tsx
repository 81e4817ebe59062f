import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { Icon } from '@/shared/ui/icon';
import type { Checkout, Shipment } from './api';
import { EntryList } from './entry-list';
import styles from './confirmed-part.module.css';
import { wayOf } from './rules';

interface Props {
  shipment: Shipment;
  part: number;
  parts: number;
  summary: Checkout;
}

/** One part of the order as it was chosen, with the way to change it. */
export function ConfirmedPart({ shipment, part, parts, summary }: Props) {
  const chosen = wayOf(shipment);
  const pickup = chosen?.code === 'pickup';
  const ofAll = text('checkout.part', { part, count: parts });
  const { address, displayName } = shipment.deliveryPointOfService ?? {};
  const who = summary.recepientDetail?.name;
  const lines = (
    pickup
      ? [
          [displayName ?? shipment.displayName, address?.formattedAddress].filter(Boolean).join(', '),
          [chosen.entrance, chosen.parkingType].filter(Boolean).join(', '),
          who ? text('summary.collectedBy', { name: who }) : text('summary.bring'),
        ]
      : [summary.deliveryAddress?.town && text('summary.to', { town: summary.deliveryAddress.town })]
  ).flatMap((line) => line || []);
  const title = chosen?.name ?? (pickup ? text('checkout.pickup') : text('checkout.doorstep'));
  return (
    <section className="panel pad stack" aria-label={parts > 1 ? ofAll : title}>
      <div className="row between">
        <div>
          {parts > 1 && <p className="tiny strong">{ofAll}</p>}
          <h2>{title}</h2>
        </div>
        <Link
          href="/checkout"
          aria-label={`${text('summary.change')}: ${parts > 1 ? `${ofAll}, ` : ''}${title}`}
        >
          {text('summary.change')}
        </Link>
      </div>
      <div className={styles.way}>
        <Icon name={pickup ? 'store' : 'truck'} />
        <span>
          {chosen?.estimatedTimeMsg && <b>{chosen.estimatedTimeMsg}</b>}
          {lines.map((line) => (
            <span key={line} className="small muted">
              {line}
            </span>
          ))}
        </span>
      </div>
      <EntryList entries={shipment.entries ?? []} />
    </section>
  );
}
