import { useApi } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { Note } from '@/shared/ui/note';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { pickupStoresPath, type Shipment } from './api';
import styles from './store-picker.module.css';

interface Props {
  shipment: Shipment;
  onChoose: (posName: string) => void;
  onClose: () => void;
}

/** The stores that could hand this part over, nearest first. */
export default function StorePicker({ shipment, onChoose, onClose }: Props) {
  const stores = useApi<Schema<'StoreSearchPage'>>(pickupStoresPath(shipment.posName, shipment.tradingType));
  return (
    <Modal title={text('checkout.chooseStore')} onClose={onClose}>
      <RetryWrapper query={stores}>
        {({ stores: found }) =>
          !found?.length ? (
            <Note kind="warn">{text('checkout.noStores')}</Note>
          ) : (
            <ul className={styles.list}>
              {found.map((store) => (
                <li key={store.name}>
                  <div>
                    <b>{store.displayName ?? store.name}</b>
                    <p className="small muted">
                      {[store.address?.line1, store.address?.town].filter(Boolean).join(', ')}
                      {store.formattedDistance ? `. ${store.formattedDistance}` : ''}
                    </p>
                  </div>
                  <Button
                    kind={store.name === shipment.posName ? 'soft' : 'secondary'}
                    size="small"
                    onClick={() => (store.name === shipment.posName ? onClose() : onChoose(store.name))}
                  >
                    {store.name === shipment.posName
                      ? text('checkout.storeNow')
                      : text('checkout.storeChoose')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </RetryWrapper>
    </Modal>
  );
}
