import { shownPhone } from '@/shared/i18n/phone';
import { text } from '@/shared/i18n/text';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { DoorBadge } from './door-badge';
import { comingSpecialDays, directionsTo, serviceName, week, type Hours, type PointOfService } from './rules';
import styles from './stores.module.css';

interface Props {
  store: PointOfService;
  /** As on its pin. */
  number: number;
  isSelected: boolean;
  /** Nothing until the page is the browser's, whose clock counts. */
  now?: Date;
  onChoose: () => void;
}

const spoken = ({ closed, opens, closes }: Hours) =>
  closed || !opens || !closes ? text('stores.closedDay') : `${opens} – ${closes}`;

/** A store in the list: where, how far, open or not, and the way there. */
export function StoreCard({ store, number, isSelected, now, onChoose }: Props) {
  const { address, openingHours, geoPoint, features } = store;
  return (
    <article
      className={`panel ${styles.card} ${isSelected ? styles.selected : ''}`}
      data-chosen={isSelected || undefined}
    >
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.words}>
        <div className="row between">
          <h2>{store.displayName}</h2>
          {store.formattedDistance && (
            <span className={styles.far}>
              {store.distanceKm === 0 ? text('stores.inYourArea') : store.formattedDistance}
            </span>
          )}
        </div>
        <p className="small muted">{address?.formattedAddress}</p>
        <p className={styles.facts}>
          <DoorBadge store={store} now={now} />
          {store.stockInfo && <StockBadge status={store.stockInfo.stockLevelStatus} />}
        </p>
        {now && <SpecialDays store={store} now={now} />}
        <details className={styles.more}>
          <summary>{text('stores.hoursAndServices')}</summary>
          <dl className={styles.hours}>
            {week(openingHours).map(({ from, to, hours }) => (
              <div key={from}>
                <dt>{from === to ? from : text('stores.fromTo', { from, to })}</dt>
                <dd>{spoken(hours)}</dd>
              </div>
            ))}
          </dl>
          {Object.keys(features ?? {}).length > 0 && (
            <ul className={styles.services} aria-label={text('stores.services')}>
              {Object.values(features ?? {}).map((service) => (
                <li key={service}>{serviceName(service)}</li>
              ))}
            </ul>
          )}
        </details>
        <p className={styles.acts}>
          {geoPoint && (
            <a
              className={styles.act}
              href={directionsTo({ latitude: geoPoint.latitude ?? 0, longitude: geoPoint.longitude ?? 0 })}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="right" size="s" />
              {text('stores.directions')}
              <span className="sr"> {store.displayName}</span>
            </a>
          )}
          {address?.phone && (
            <a className={styles.act} href={`tel:${address.phone}`}>
              <Icon name="phone" size="s" />
              {shownPhone(address.phone)}
            </a>
          )}
          <Button kind="plain" size="small" aria-pressed={isSelected} onClick={onChoose}>
            <Icon name="map" size="s" />
            {text('stores.showOnMap')}
            <span className="sr"> {store.displayName}</span>
          </Button>
        </p>
      </div>
    </article>
  );
}

function StockBadge({ status }: { status?: string }) {
  if (status === 'lowStock') return <Badge kind="warn">{text('stores.lowStock')}</Badge>;
  return status === 'inStock' ? <Badge kind="yes">{text('stores.inStock')}</Badge> : null;
}

const SpecialDays = ({ store, now }: { store: PointOfService; now: Date }) => (
  <>
    {comingSpecialDays(store.openingHours, now).map((day) => (
      <p key={day.day} className="tiny muted">
        {[day.day, day.special].filter(Boolean).join(', ')}: {spoken(day)}
      </p>
    ))}
  </>
);
