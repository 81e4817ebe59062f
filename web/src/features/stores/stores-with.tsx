import { useState, type ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { hasIt, useStoresWith } from '@/shared/stock/stores-with';
import { lazyPart } from '@/shared/ui/lazy-part';
import { useNear } from '@/shared/ui/near';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { Bone, Loading } from '@/shared/ui/skeleton';
import { useNow } from './now';
import { doorOf, type PointOfService } from './rules';
import styles from './stores-with.module.css';
import { useIsWide } from './wide';

// The map's library touches the window as it loads, so the server's build has none.
const StoreMap = import.meta.env.SSR ? () => null : lazyPart(() => import('./store-map'));

const shown = 3;
const ahead = '600px';

const inOutline = (
  <Loading>
    <div className={styles.bones}>
      <Bone height={68} />
      <Bone height={68} />
      <Bone height={68} />
    </div>
  </Loading>
);

interface Props {
  /** Of the product. */
  code: string;
  /** What can be done at a store that has it. */
  action?: (store: PointOfService) => ReactNode;
}

/** The nearest stores that have a product, and how much: the list first, a map beside it where there is room. */
export function StoresWith({ code, action }: Props) {
  const [place, near] = useNear<HTMLElement>(ahead);
  const isWide = useIsWide();
  const [selected, select] = useState<string>();
  const query = useStoresWith(code, shown, near);
  return (
    <section ref={place} className={styles.section} aria-labelledby="stores-near">
      <h2 id="stores-near">{text('pdp.storesNear')}</h2>
      <RetryWrapper query={query} skeleton={inOutline}>
        {({ stores, isNowhere }) =>
          isNowhere ? (
            <p>{text('pdp.noStore')}</p>
          ) : (
            <div className={styles.columns}>
              <ul className={`panel ${styles.stores}`}>
                {stores.map((store, n) => (
                  <Store
                    key={store.name}
                    store={store}
                    number={n + 1}
                    isSelected={store.name === selected}
                    action={action}
                  />
                ))}
              </ul>
              {isWide && (
                <div className={styles.map}>
                  <StoreMap stores={stores} selected={selected} onChoose={select} />
                </div>
              )}
            </div>
          )
        }
      </RetryWrapper>
      {query.data?.isNowhere === false && (
        <Link className="small" href={`/storelocator?productCode=${encodeURIComponent(code)}`}>
          {text('pdp.allStores')}
        </Link>
      )}
    </section>
  );
}

interface StoreProps extends Pick<Props, 'action'> {
  store: PointOfService;
  number: number;
  isSelected: boolean;
}

function Store({ store, number, isSelected, action }: StoreProps) {
  const now = useNow();
  const door = now && doorOf(store.openingHours, now);
  const { stockLevelStatus, stockLevel = 0 } = store.stockInfo ?? {};
  const has = hasIt(store);
  const isLow = stockLevelStatus === 'lowStock';
  const some = isLow ? styles.few : styles.some;
  const facts = [
    store.distanceKm === 0 ? text('stores.inYourArea') : store.formattedDistance,
    door?.is === 'open' && text('stores.openUntil', { time: door.until }),
    door?.is === 'opens' && text('stores.opensAt', { time: door.at }),
    door?.is === 'closed' && text('stores.closedNow'),
  ];
  return (
    <li className={isSelected ? styles.selected : undefined}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <b>{store.displayName}</b>
        <span className="tiny muted">{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <b className={has ? some : 'muted'}>
        {has
          ? isLow
            ? text('product.lowStock', { count: stockLevel })
            : text('pdp.storeStock', { count: stockLevel })
          : text('pdp.noneHere')}
      </b>
      {has && action && <div className={styles.act}>{action(store)}</div>}
    </li>
  );
}
