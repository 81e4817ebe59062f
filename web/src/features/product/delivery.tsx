import { useState } from 'react';
import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { defaultPlace, displayAddress, usePlace } from '@/shared/session/place';
import { freeDeliveryOver, useConfig } from '@/shared/session/shop-terms';
import { Icon } from '@/shared/ui/icon';
import { lazyPart } from '@/shared/ui/lazy-part';
import { shortRand } from '@/shared/ui/price';
import { isDelivered } from '@/shared/ui/promise';
import styles from './delivery.module.css';

const OtherStores = lazyPart(() => import('./other-stores'));

/** When it comes and where it can be collected, before anything else is asked. */
export function Delivery({ product }: { product: Product }) {
  const [stores, setStores] = useState(false);
  const place = usePlace() ?? defaultPlace();
  const { estimatedDelivery, estimatedPickUpMsg } = product.additionalAttributes ?? {};
  const delivered = isDelivered(product);
  return (
    <>
      <ul className={`panel ${styles.delivery}`}>
        {estimatedDelivery && (
          <li className={delivered ? undefined : styles.no}>
            <Icon name="truck" />
            <div>
              <b>{estimatedDelivery}</b>
              {delivered && <Cost price={product.price?.value ?? 0} place={displayAddress(place)} />}
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

/** What it costs to have it delivered alone, once the shop has said. */
function Cost({ price, place }: { price: number; place: string }) {
  const config = useConfig();
  const over = freeDeliveryOver(config);
  if (!config?.deliveryCost || over === undefined) return null;
  if (price > over) return <span>{text('pdp.freeTo', { place })}</span>;
  const fee = shortRand(config.deliveryCost.value);
  return <span>{text('pdp.costsTo', { fee, place, amount: shortRand(over) })}</span>;
}
