import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { Icon } from '@/shared/ui/icon';
import type { Checkout, Shipment } from './api';
import { EntryList } from './entry-list';
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
      <p className="row small">
        <Icon name={pickup ? 'store' : 'truck'} size="s" />
        <span>
          {[
            pickup ? (shipment.deliveryPointOfService?.displayName ?? shipment.displayName) : undefined,
            chosen?.estimatedTimeMsg,
          ]
            .filter(Boolean)
            .join('. ')}
        </span>
      </p>
      {pickup && summary.recepientDetail?.name && (
        <p className="small muted">{text('summary.collectedBy', { name: summary.recepientDetail.name })}</p>
      )}
      <EntryList entries={shipment.entries ?? []} />
    </section>
  );
}
