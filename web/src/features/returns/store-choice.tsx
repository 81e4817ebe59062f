import { Suspense, type ReactNode } from 'react';
import { useApi } from '@/shared/api/query';
import { text } from '@/shared/i18n/text';
import { displayAddress, usePlace } from '@/shared/session/place';
import { Button } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { Bone, Loading } from '@/shared/ui/skeleton';
import { dropOffStoresPath, type Store } from './api';
import { Problem } from './problem';
import styles from './returns.module.css';

export interface StoreViews {
  /** Whether its door is open, as the list of stores says it. */
  door: (store: Store) => ReactNode;
  /** Draws the stores where they are; a pin names its store. */
  map: (stores: readonly Store[], pointedAt: string | undefined, choose: (name: string) => void) => ReactNode;
  /** The way to another place to measure from. */
  changePlace: ReactNode;
}

interface Props {
  orderCode: string;
  chosen?: string;
  views: StoreViews;
  error?: string;
  onChoose: (name: string) => void;
  /** Where no store is near: have it collected. */
  onCollect: () => void;
}

const bones = (
  <Loading>
    <div className={styles.main}>
      <Bone height={56} />
      <Bone height={56} />
      <Bone height={56} />
    </div>
  </Loading>
);

/** The stores that take returns, nearest first: the list, then the map. */
export function StoreChoice({ orderCode, chosen, views, error, onChoose, onCollect }: Props) {
  const place = usePlace();
  const query = useApi(dropOffStoresPath(orderCode, place ?? {}));
  return (
    <section className="panel" aria-labelledby="which-store">
      <header className={styles.head}>
        <div>
          <h2 id="which-store">{text('return.whichStore')}</h2>
          {place && (
            <p className="small muted">{text('return.nearestTo', { place: displayAddress(place) })}</p>
          )}
        </div>
        {views.changePlace}
      </header>
      <div className={styles.storeChoice}>
        <RetryWrapper query={query} skeleton={bones}>
          {({ stores }) =>
            stores.length === 0 ? (
              <Empty
                drawing="no-results"
                level={2}
                title={text('checkout.noStores')}
                action={<Button onClick={onCollect}>{text('return.collectInstead')}</Button>}
              />
            ) : (
              <div className={styles.storesAndMap}>
                <fieldset className={`panel ${styles.stores}`}>
                  <legend className="sr">{text('return.whichStore')}</legend>
                  {stores.map((store, n) => (
                    <label key={store.name} data-on={store.name === chosen || undefined}>
                      <input
                        type="radio"
                        name="store"
                        checked={store.name === chosen}
                        data-wrong={error ? true : undefined}
                        onChange={() => onChoose(store.name)}
                      />
                      <span>
                        <b>
                          {n + 1}. {store.displayName ?? store.name}
                        </b>
                        <span className="tiny muted">
                          {[store.address?.line1, store.address?.town].filter(Boolean).join(', ')}
                        </span>
                        {views.door(store)}
                      </span>
                      <b className="small tnum">{store.formattedDistance}</b>
                    </label>
                  ))}
                </fieldset>
                <div className={styles.map}>
                  <Suspense>{views.map(stores, chosen, onChoose)}</Suspense>
                </div>
              </div>
            )
          }
        </RetryWrapper>
        {error && <Problem>{error}</Problem>}
      </div>
    </section>
  );
}
