import { NotifyMe } from '@/shared/notify-me/notify-me';
import type { Product } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { hasIt, useStoresWith } from '@/shared/stock/stores-with';
import { Badge } from '@/shared/ui/badge';
import { Modal } from '@/shared/ui/modal';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { isSoldOut } from '@/shared/ui/stock-badge';
import styles from './other-stores.module.css';

const most = 10;

/** The stores that have a product, nearest first; when none has, one can wait for it. */
export default function OtherStores({ product, onClose }: { product: Product; onClose: () => void }) {
  const { code } = product;
  const query = useStoresWith(code, most);
  return (
    <Modal title={text('pdp.storesTitle')} onClose={onClose}>
      <RetryWrapper query={query}>
        {({ stores, isNowhere }) =>
          isNowhere ? (
            <div className="stack">
              <p>{text('pdp.noStore')}</p>
              {isSoldOut(product) && <NotifyMe code={code} />}
            </div>
          ) : (
            <ul className={styles.stores}>
              {stores.map((store) => {
                const { name, displayName, formattedDistance, stockInfo, estimatedPickUpMsg } = store;
                const there = hasIt(store);
                return (
                  <li key={name}>
                    <div>
                      <b>{displayName}</b>
                      <span>
                        {[formattedDistance, there && estimatedPickUpMsg].filter(Boolean).join(' · ')}
                      </span>
                    </div>
                    {there ? (
                      <Badge kind="yes">
                        {text('pdp.storeStock', { count: stockInfo?.stockLevel ?? 0 })}
                      </Badge>
                    ) : (
                      <Badge kind="fact">{text('product.outOfStock')}</Badge>
                    )}
                  </li>
                );
              })}
            </ul>
          )
        }
      </RetryWrapper>
      {query.data?.isNowhere === false && (
        <p className={styles.all}>
          <Link href={`/storelocator?productCode=${encodeURIComponent(code)}`}>
            {text('stores.otherStores')}
          </Link>
        </p>
      )}
    </Modal>
  );
}
