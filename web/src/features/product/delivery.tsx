import { useState, type ReactNode } from 'react';
import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { defaultPlace, displayAddress, usePlace } from '@/shared/session/place';
import { freeDeliveryOver, useConfig } from '@/shared/session/shop-terms';
import { Icon, type IconName } from '@/shared/ui/icon';
import { lazyPart } from '@/shared/ui/lazy-part';
import { shortRand } from '@/shared/ui/price';
import { isDelivered } from '@/shared/ui/promise';
import { isSoldOut, isToCome } from '@/shared/ui/stock-badge';
import styles from './delivery.module.css';

const OtherStores = lazyPart(() => import('./other-stores'));

/** When it comes and where it can be collected, before anything else is asked; once only when it cannot be had. */
export function Delivery({ product }: { product: Product }) {
  const [stores, setStores] = useState(false);
  const place = usePlace() ?? defaultPlace();
  const { estimatedDelivery, estimatedPickUpMsg } = product.additionalAttributes ?? {};
  const toCome = isToCome(product);
  const elsewhere = (
    <button type="button" className={styles.others} onClick={() => setStores(true)}>
      {text('pdp.checkOtherStores')}
    </button>
  );
  return (
    <>
      <ul className={`panel ${styles.delivery}`}>
        {isSoldOut(product) ? (
          <Row icon="bell" says={estimatedDelivery ?? text('product.outOfStock')} isNot>
            <span>{text('notifyMe.why')}</span>
            {elsewhere}
          </Row>
        ) : (
          <>
            {estimatedDelivery && (
              <Row icon={toCome ? 'clock' : 'truck'} says={estimatedDelivery} isNot={!isDelivered(product)}>
                {isDelivered(product) && (
                  <Cost price={product.price?.value ?? 0} place={displayAddress(place)} />
                )}
              </Row>
            )}
            {estimatedPickUpMsg && (
              <Row icon="store" says={estimatedPickUpMsg} isNot={!product.availableForPickup}>
                {product.availableForPickup && <span>{text('pdp.collectFree')}</span>}
                {!toCome && elsewhere}
              </Row>
            )}
            {toCome && (
              <Row icon="card" says={text('pdp.preOrder')}>
                <span>{text('pdp.preOrderDue')}</span>
              </Row>
            )}
          </>
        )}
      </ul>
      {stores && <OtherStores product={product} onClose={() => setStores(false)} />}
    </>
  );
}

interface RowProps {
  icon: IconName;
  says: string;
  isNot?: boolean;
  children?: ReactNode;
}

const Row = ({ icon, says, isNot, children }: RowProps) => (
  <li className={isNot ? styles.no : undefined}>
    <Icon name={icon} />
    <div>
      <b>{says}</b>
      {children}
    </div>
  </li>
);

/** What it costs to have it delivered alone, once the shop has said. */
function Cost({ price, place }: { price: number; place: string }) {
  const config = useConfig();
  const over = freeDeliveryOver(config);
  if (!config?.deliveryCost || over === undefined) return null;
  if (price > over) return <span>{text('pdp.freeTo', { place })}</span>;
  const fee = shortRand(config.deliveryCost.value);
  return <span>{text('pdp.costsTo', { fee, place, amount: shortRand(over) })}</span>;
}
