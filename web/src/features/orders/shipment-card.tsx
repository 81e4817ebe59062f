import type { Schema } from '@/shared/api/types';
import { clockOf, dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { lineAmount } from '@/shared/line-amount';
import { Link } from '@/shared/routing/routing';
import { Badge, type BadgeKind } from '@/shared/ui/badge';
import { rand } from '@/shared/ui/price';
import { Timeline, type TimelineStep } from '@/shared/ui/timeline';
import type { Order, Shipment } from './api';
import { CollectionCode } from './collection-code';
import { DocumentButton } from './document-button';
import { EntryPictures } from './entry-pictures';
import { isWithShopper, standingOf, stepMoments, stepsBehind } from './rules';
import { isPaid } from './unpaid';
import styles from './orders.module.css';

const steps = (pickup: boolean) => [
  { label: text('track.placed'), icon: 'check' as const },
  { label: text('track.packing'), icon: pickup ? ('store' as const) : ('box' as const) },
  {
    label: pickup ? text('track.ready') : text('track.onTheRoad'),
    icon: pickup ? ('bell' as const) : ('truck' as const),
  },
  { label: pickup ? text('track.collected') : text('track.delivered'), icon: 'home' as const },
];

/** How far this part is: when it got there, and of the packing that is still to come where it is done. */
function timelineOf(order: Order, shipment: Shipment, pickup: boolean): TimelineStep[] {
  const now = stepsBehind(shipment.status, isPaid(order));
  const moments = stepMoments(order, shipment);
  const whenOf = (step: number) => {
    if (step === 0) return momentOf(order.created ?? order.placed);
    if (step <= now && moments[step]) return momentOf(moments[step]);
    if (step === now - 1 || (step === now && now > 1)) return momentOf(shipment.statusDate);
    return step === 1 && now <= 1 ? storeOf(shipment) : undefined;
  };
  return steps(pickup).map(({ label, icon }, n) => ({
    label,
    icon,
    state: n < now ? 'done' : n === now ? 'now' : 'todo',
    when: whenOf(n),
  }));
}

const storeOf = ({ deliveryPointOfService, displayName }: Shipment) =>
  deliveryPointOfService?.displayName ?? displayName;

const chosenOf = ({ deliveryInfos }: Shipment) =>
  deliveryInfos?.find(({ isSelected }) => isSelected) ?? deliveryInfos?.[0];

/** When it comes; nothing is promised of what is not paid, is there already or was called off. */
const promiseOf = (order: Order, shipment: Shipment) =>
  isPaid(order) && shipment.status !== 'CANCELLED' && !isWithShopper(shipment)
    ? chosenOf(shipment)?.estimatedTimeMsg
    : undefined;

const momentOf = (time: string | undefined) => (time ? `${dayOf(time)}, ${clockOf(time)}` : undefined);

interface Props {
  order: Order;
  shipment: Shipment;
  part: number;
  parts: number;
}

/** Who collects, where to park and which door to use. */
function WhereToGo({ order, info }: { order: Order; info?: NonNullable<Shipment['deliveryInfos']>[number] }) {
  const lines = [
    order.recepientDetail?.name && text('order.collectedBy', { name: order.recepientDetail.name }),
    info?.parkingType && text('order.parking', { parking: info.parkingType }),
    info?.entrance && text('order.entrance', { entrance: info.entrance }),
  ].flatMap((line) => line || []);
  return lines.length > 0 ? (
    <p className="small">{lines.map((line) => line.replace(/\.$/, '')).join('. ')}.</p>
  ) : null;
}

export function ShipmentCard({ order, shipment, part, parts }: Props) {
  const chosen = chosenOf(shipment);
  const pickup = chosen?.code === 'pickup';
  const where = pickup ? storeOf(shipment) : order.deliveryAddress?.town;
  const kind: BadgeKind = standingOf(shipment.status, order.paymentStatus);
  const ofAll = text('checkout.part', { part, count: parts });
  const title = pickup ? text('checkout.pickup') : text('checkout.doorstep');
  const promise = promiseOf(order, shipment);
  const gone = shipment.status === 'CANCELLED' || order.paymentStatus === 'failed';
  return (
    <section className="panel" aria-label={parts > 1 ? ofAll : title}>
      <div className={styles.shipmentHead}>
        <Badge kind={kind}>{shipment.statusDisplay ?? order.statusDisplay}</Badge>
        <h2>
          {parts > 1 && `${ofAll}: `}
          {promise ?? title}
        </h2>
        <p className="small muted">{[promise && title, where].filter(Boolean).join(', ')}</p>
        {pickup && <WhereToGo order={order} info={chosen} />}
        {!gone && !isWithShopper(shipment) && shipment.entries?.some(({ product }) => product.liquor) && (
          <p className="small">{text('order.atDoor')}</p>
        )}
        {shipment.trackingID && (
          <p className="small">
            {text('order.tracking', { carrier: shipment.carrier ?? '', id: shipment.trackingID })}
          </p>
        )}
        {parts > 1 && shipment.invoice?.invoiceNumber && (
          <DocumentButton number={shipment.invoice.invoiceNumber} label={text('history.invoice')} />
        )}
      </div>
      <div className={styles.shipmentBody}>
        {!gone && <Timeline steps={timelineOf(order, shipment, pickup)} />}
        <div className="stack">
          <ul className={styles.entries}>
            {(shipment.entries ?? []).map((entry) => (
              <Line key={entry.entryNumber} entry={entry} isCancelled={shipment.status === 'CANCELLED'} />
            ))}
          </ul>
          {shipment.collectionCode && <CollectionCode code={shipment.collectionCode} store={where ?? ''} />}
        </div>
      </div>
    </section>
  );
}

interface LineProps {
  entry: Schema<'OrderEntry'>;
  isCancelled: boolean;
}

function Line({ entry, isCancelled }: LineProps) {
  const { product, quantity, quantityCancelled, quantityReturned } = entry;
  const amount = lineAmount(entry);
  return (
    <li>
      <EntryPictures entries={[entry]} />
      <span>
        {product.url ? <Link href={product.url}>{product.name}</Link> : <b>{product.name}</b>}
        <span className="small muted">
          {text('entry.quantity', { count: quantity })}
          {quantityCancelled && !isCancelled
            ? `, ${text('order.unitsCancelled', { count: quantityCancelled })}`
            : ''}
          {quantityReturned ? `, ${text('order.unitsReturned', { count: quantityReturned })}` : ''}
        </span>
      </span>
      {amount !== undefined && <b className="tnum">{rand(amount)}</b>}
    </li>
  );
}
