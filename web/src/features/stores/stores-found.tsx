import { Suspense, useEffect, useRef, useState } from 'react';
import { text } from '@/shared/i18n/text';
import { useSearchParams } from '@/shared/routing/routing';
import type { Point } from '@/shared/session/detect-place';
import { lazyPart } from '@/shared/ui/lazy-part';
import { ButtonLink } from '@/shared/ui/button';
import styles from './locator.module.css';
import { useNow } from './now';
import type { PointOfService } from './rules';
import { atOnce, shownOf, withShown, withStore } from './search-params';
import { StoreCard } from './store-card';

// The map's library touches the window as it loads, so the server's build has none.
const StoreMap = import.meta.env.SSR ? () => null : lazyPart(() => import('./store-map'));

export type View = 'list' | 'map';

interface Props {
  stores: readonly PointOfService[];
  /** Where it is measured from, and what a shopper calls it. */
  from?: Point;
  fromName?: string;
  /** Which of the two a phone shows. */
  view: View;
  onView: (view: View) => void;
}

/** The stores as a list and on a map. */
export function StoresFound({ stores, from, fromName, view, onView }: Props) {
  const [search, setSearch] = useSearchParams();
  const now = useNow();
  const selected = search.get('store') ?? undefined;
  const shown = stores.slice(0, shownOf(search, stores));
  const go = (next: (before: URLSearchParams) => URLSearchParams) => setSearch(next, { replace: true });
  // The one the address led to is in view, also when another order of them follows.
  const [ledTo] = useState(selected);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ledTo && ledTo === selected)
      list.current?.querySelector('[data-chosen]')?.scrollIntoView({
        // On a phone the map is below it.
        block: window.matchMedia('(max-width: 863px)').matches ? 'start' : 'nearest',
      });
  }, [ledTo, selected, stores]);
  const select = (name: string) => go((before) => withStore(before, name));
  return (
    <div className={styles.columns}>
      <div ref={list} className={`${styles.list} ${view === 'map' ? styles.onlyChosen : ''}`}>
        <p className="small muted" role="status">
          {fromName && stores[0]?.formattedDistance
            ? text('stores.nearest', { count: stores.length, place: fromName })
            : text('stores.count', { count: stores.length })}
        </p>
        {shown.map((store, n) => (
          <StoreCard
            key={store.name}
            store={store}
            number={n + 1}
            isSelected={store.name === selected}
            now={now}
            onChoose={() => {
              select(store.name);
              onView('map');
            }}
          />
        ))}
        <MoreStores
          left={stores.length - shown.length}
          next={withShown(search, shown.length + atOnce)}
          onMore={(next) => go(() => next)}
        />
      </div>
      <div className={`${styles.map} ${view === 'list' ? styles.hidden : ''}`}>
        {now && (
          <Suspense>
            <StoreMap
              key={view}
              stores={shown}
              from={from}
              fromName={fromName}
              selected={selected}
              onChoose={select}
              onAll={() => go((before) => withShown(before, stores.length))}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}

interface MoreProps {
  left: number;
  next: URLSearchParams;
  onMore: (next: URLSearchParams) => void;
}

/** The next ones; a link, so that all are to be had without scripts too. */
function MoreStores({ left, next, onMore }: MoreProps) {
  if (left <= 0) return null;
  return (
    <ButtonLink
      kind="secondary"
      wide
      href={`?${next.toString()}`}
      onClick={(event) => {
        event.preventDefault();
        onMore(next);
      }}
    >
      {text('stores.more', { count: Math.min(atOnce, left) })}
    </ButtonLink>
  );
}
