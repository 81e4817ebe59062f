import { useState } from 'react';
import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { defaultPlace, displayAddress, usePlace } from '@/shared/session/place';
import { Icon } from '@/shared/ui/icon';
import { OtherStores } from './other-stores';
import { isDelivered } from '@/shared/ui/promise';
import styles from './delivery.module.css';

const freeFrom = 500;

/** When it comes and where it can be collected, before anything else is asked. */
export function Delivery({ product }: { product: Product }) {
  const [stores, setStores] = useState(false);
  const place = usePlace() ?? defaultPlace;
  const { estimatedDelivery, estimatedPickUpMsg } = product.additionalAttributes ?? {};
  const delivered = isDelivered(product);
  const free = (product.price?.value ?? 0) > freeFrom;
  return (
    <>
      <ul className={`panel ${styles.delivery}`}>
        {estimatedDelivery && (
          <li className={delivered ? undefined : styles.no}>
            <Icon name="truck" />
            <div>
              <b>{estimatedDelivery}</b>
              {delivered && (
                <span>
                  {free
                    ? text('pdp.freeTo', { place: displayAddress(place) })
                    : text('pdp.costsTo', { place: displayAddress(place) })}
                </span>
              )}
            </div>
          </li>
        )}
        {estimatedPickUpMsg && (
          <li className={product.availableForPickup ? undefined : styles.no}>
            <Icon name="store" />
            <div>
              <b>{estimatedPickUpMsg}</b>
              {product.availableForPickup && <span>{text('pdp.collectFree')}</span>}
              <button type="button" className={styles.others} onClick={() => setStores(true)}>
                {text('pdp.checkOtherStores')}
              </button>
            </div>
          </li>
        )}
      </ul>
      {stores && <OtherStores code={product.code} onClose={() => setStores(false)} />}
    </>
  );
}
