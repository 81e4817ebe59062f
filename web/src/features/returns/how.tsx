import type { ReactNode } from 'react';
import { useApi } from '@/shared/api/query';
import { text } from '@/shared/i18n/text';
import { usePlace } from '@/shared/session/place';
import { addressesPath, dropOffStoresPath, orderPath } from './api';
import { different, dropAtStore, type ModeDraft } from './draft';
import { lineOf } from './pickup';
import styles from './returns.module.css';

/** The way to a store, in whatever the device opens such links with. */
export type Directions = (store: { latitude: number; longitude: number }) => string;

interface Props {
  orderCode: string;
  mode: ModeDraft;
  directions: Directions;
}

/** Where to, or from whom. */
export function How({ orderCode, mode, directions }: Props) {
  const isDropped = mode.returnCode === dropAtStore;
  const place = usePlace();
  const stores = useApi(isDropped ? dropOffStoresPath(orderCode, place ?? {}) : null);
  const order = useApi(isDropped ? null : orderPath(orderCode));
  const book = useApi(isDropped ? null : addressesPath);
  if (isDropped) {
    const store = stores.data?.stores.find(({ name }) => name === mode.store);
    const at = store?.geoPoint;
    return (
      <dl className={styles.facts}>
        <Fact name={text('return.dropOffAt')}>
          <b>{store?.displayName ?? mode.store}</b>
          <span className="small muted">
            {[store?.formattedDistance, store?.address?.line1, store?.address?.town]
              .filter(Boolean)
              .join(', ')}
          </span>
          {at?.latitude !== undefined && at.longitude !== undefined && (
            <a
              className="small"
              href={directions({ latitude: at.latitude, longitude: at.longitude })}
              target="_blank"
              rel="noopener noreferrer"
            >
              {text('stores.directions')}
            </a>
          )}
        </Fact>
        <Fact name={text('return.whoBrings')}>
          <b>{text('return.anyoneWithCode')}</b>
        </Fact>
      </dl>
    );
  }
  const from = mode.addressId
    ? book.data?.addresses?.find(({ id }) => id === mode.addressId)
    : order.data?.deliveryAddress;
  const { name, uid } = mode.recepientDetail;
  return (
    <dl className={styles.facts}>
      <Fact name={text('return.collectFrom')}>
        <b>{from && lineOf(from)}</b>
      </Fact>
      <Fact name={text('return.whoHands')}>
        <b>{mode.requestPickupType === different ? `${name}, ${uid}` : text('return.self')}</b>
      </Fact>
    </dl>
  );
}

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
