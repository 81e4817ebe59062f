import { Suspense, useState, type ReactNode } from 'react';
import { useApi } from '@/shared/api/query';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { Note } from '@/shared/ui/note';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { pickupStoresPath, type Shipment } from './api';
import styles from './store-picker.module.css';

type Stores = NonNullable<Schema<'StoreSearchPage'>['stores']>;

interface Props {
  shipment: Shipment;
  onChoose: (posName: string) => void;
  onClose: () => void;
  /** Draws the stores where they are; a pin names its store. */
  map: (stores: Stores, pointedAt: string | undefined, point: (posName: string) => void) => ReactNode;
}

/** The stores that could hand this part over, nearest first. */
export default function StorePicker({ shipment, onChoose, onClose, map }: Props) {
  const [pointedAt, setPointedAt] = useState<string>();
  const stores = useApi(pickupStoresPath(shipment.posName, shipment.tradingType));
  return (
    <Modal title={text('checkout.chooseStore')} onClose={onClose}>
      <RetryWrapper query={stores}>
        {({ stores: found }) =>
          !found?.length ? (
            <Note kind="warn">{text('checkout.noStores')}</Note>
          ) : (
            <>
              <div className={styles.map}>
                <Suspense>{map(found, pointedAt, setPointedAt)}</Suspense>
              </div>
              <ul className={styles.list}>
                {found.map((store, index) => (
                  <li key={store.name} className={store.name === pointedAt ? styles.pointedAt : undefined}>
                    <div>
                      <b>
                        {index + 1}. {store.displayName ?? store.name}
                      </b>
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
            </>
          )
        }
      </RetryWrapper>
    </Modal>
  );
}
