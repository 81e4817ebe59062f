import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { defaultPlace, usePlace } from '@/shared/session/place';
import { Badge } from '@/shared/ui/badge';
import { Modal } from '@/shared/ui/modal';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import styles from './other-stores.module.css';

const storesPath = (code: string, latitude?: number, longitude?: number) =>
  apiPath('/products/{productCode}/stock', {
    path: { productCode: code },
    query: { latitude, longitude, pageSize: 10, fields: 'FULL' },
  });

/** What the stores near the shopper have of a product, nearest first. */
export default function OtherStores({ code, onClose }: { code: string; onClose: () => void }) {
  const { latitude, longitude } = { ...defaultPlace(), ...usePlace() };
  const query = useApi(storesPath(code, latitude, longitude));
  return (
    <Modal title={text('pdp.storesTitle')} onClose={onClose}>
      <RetryWrapper query={query}>
        {({ stores }) =>
          stores.length === 0 ? (
            <p>{text('pdp.noStore')}</p>
          ) : (
            <ul className={styles.stores}>
              {stores.map(({ name, displayName, formattedDistance, stockInfo, estimatedPickUpMsg }) => {
                const there =
                  stockInfo?.stockLevelStatus !== 'outOfStock' && (stockInfo?.stockLevel ?? 0) > 0;
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
      <p className={styles.all}>
        <Link href={`/storelocator?productCode=${encodeURIComponent(code)}`}>
          {text('stores.otherStores')}
        </Link>
      </p>
    </Modal>
  );
}
