import { keepPreviousData } from '@tanstack/react-query';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { PlaceSearch } from '@/features/location/place-search';
import { useNow } from '@/features/stores/now';
import { storesPath } from '@/features/stores/rules';
import { StoreCard } from '@/features/stores/store-card';
import { api } from '@/shared/api/client';
import { useApi } from '@/shared/api/query';
import type { Product, Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link, useSearchParams } from '@/shared/routing/routing';
import type { Answers, Head, Place } from '@/shared/screen';
import { useDetectedPoint, type Point } from '@/shared/session/detect-place';
import { displayAddress, usePlace } from '@/shared/session/place';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import styles from './store-locator.module.css';

// The map's library touches the window as it loads, so the server's build has none.
const StoreMap = import.meta.env.SSR ? () => null : lazy(() => import('@/features/stores/store-map'));

type Found = Schema<'StoreSearchPage'>;

const productPath = (code: string) => `/products/${encodeURIComponent(code)}?fields=BASIC`;
/** So many stores are shown at once, the nearest; more on demand. */
const atOnce = 10;

/** How many are shown: as many as the address says, and as far as the store chosen. */
function shownOf(search: URLSearchParams, stores: readonly { name: string }[]): number {
  const chosen = stores.findIndex(({ name }) => name === search.get('store')) + 1;
  const wanted = Number.parseInt(search.get('show') ?? '', 10) || 0;
  return Math.min(stores.length, Math.max(atOnce, wanted, chosen));
}

function withShown(search: URLSearchParams, count: number): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('show', String(count));
  return next;
}

const askedIn = (search: URLSearchParams) => ({
  text: search.get('q') ?? undefined,
  product: search.get('productCode') ?? undefined,
});

/** What the server draws: by name, since it does not know where the shopper is. */
export const queries = ({ search }: Place): string[] => {
  const { product } = askedIn(search);
  return [storesPath(askedIn(search)), ...(product ? [productPath(product)] : [])];
};

export const head = ({ search }: Place, answers: Answers): Head => {
  const stores = answers.get<Found>(storesPath(askedIn(search)))?.stores ?? [];
  return {
    title: text('page.storeLocator.title'),
    description: text('page.storeLocator.description'),
    canonical: '/storelocator',
    robots: search.size > 0 ? 'noindex,follow' : undefined,
    jsonLd: stores.map((store) => ({
      '@context': 'https://schema.org',
      '@type': 'Store',
      name: store.displayName,
      url: `/storelocator?store=${encodeURIComponent(store.name)}`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: store.address?.line1,
        addressLocality: store.address?.town,
        postalCode: store.address?.postalCode,
        addressRegion: store.address?.region?.name,
        addressCountry: 'ZA',
      },
      geo: { '@type': 'GeoCoordinates', ...store.geoPoint },
      telephone: store.address?.phone,
      openingHoursSpecification: store.openingHours?.weekDayOpeningList
        ?.filter(({ closed }) => !closed)
        .map(({ weekDay, openingTime, closingTime }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: weekDay,
          opens: openingTime?.formattedHour,
          closes: closingTime?.formattedHour,
        })),
      specialOpeningHoursSpecification: store.openingHours?.specialDayOpeningList?.map(
        ({ date, closed, openingTime, closingTime }) => ({
          '@type': 'OpeningHoursSpecification',
          validFrom: date?.slice(0, 10),
          validThrough: date?.slice(0, 10),
          // The same time twice is closed all day.
          opens: closed ? '00:00' : openingTime?.formattedHour,
          closes: closed ? '00:00' : closingTime?.formattedHour,
        }),
      ),
    })),
  };
};

/** Screen StoreLocator: storelocator; the stores as a list and on a map, also those that have one product. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const place = usePlace();
  const asked = askedIn(search);
  const [near, setNear] = useState<Point & { name?: string }>();
  const [view, setView] = useState<'list' | 'map'>('list');
  const now = useNow();
  const { detect, detecting, problem } = useDetectedPoint(setNear);

  const home =
    place?.latitude !== undefined && place.longitude !== undefined
      ? { latitude: place.latitude, longitude: place.longitude }
      : undefined;
  // What is a place on the map is measured from; anything else may be a store's name.
  const from = near ?? home;
  const fromName = near ? (near.name ?? text('stores.you')) : place && displayAddress(place);
  const query = useApi<Found>(storesPath({ ...asked, near: asked.text ? undefined : from }), {
    placeholderData: keepPreviousData,
  });
  const product = useApi<Product>(asked.product ? productPath(asked.product) : null);
  const selected = search.get('store') ?? undefined;
  const select = (name: string) => {
    setSearch(
      (before) => {
        before.set('store', name);
        return before;
      },
      { replace: true },
    );
  };

  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    const places = words
      ? await api
          .get<Schema<'AddressSuggestionList'>>(`/addressSuggestions?text=${encodeURIComponent(words)}&max=1`)
          .catch(() => undefined)
      : undefined;
    const [best] = places?.suggestions ?? [];
    setNear(
      best?.latitude !== undefined && best.longitude !== undefined
        ? { latitude: best.latitude, longitude: best.longitude, name: best.displayAddress }
        : undefined,
    );
    setSearch((before) => {
      startAgain(before);
      if (words && !best) before.set('q', words);
      else before.delete('q');
      return before;
    });
  };

  return (
    <div className="wrap" style={{ paddingBlock: 'var(--space-8)' }}>
      <h1>
        {product.data?.name ? text('stores.thatHave', { name: product.data.name }) : text('stores.title')}
      </h1>
      {product.data && (
        <p>
          <Link href={`/p/${encodeURIComponent(asked.product ?? '')}`}>{text('stores.backToProduct')}</Link>
        </p>
      )}
      <div className={styles.find}>
        <form aria-label={text('stores.title')} onSubmit={(event) => void find(event)}>
          <PlaceSearch
            label={text('stores.field')}
            name="q"
            initial={asked.text}
            over
            quiet
            onPick={({ latitude, longitude, displayAddress: name }) => {
              if (latitude === undefined || longitude === undefined) return;
              setNear({ latitude, longitude, name });
              setSearch((before) => {
                startAgain(before);
                before.delete('q');
                return before;
              });
            }}
          />
          <Button type="submit" aria-label={text('stores.find')}>
            <Icon name="search" />
          </Button>
        </form>
        <Button kind="soft" busy={detecting} onClick={detect}>
          <Icon name="locate" />
          {text('location.detect')}
        </Button>
      </div>
      {problem && (
        <Note kind="bad" live>
          {problem}
        </Note>
      )}
      <div className={styles.switch} role="group" aria-label={text('stores.view')}>
        <Button
          kind={view === 'list' ? 'primary' : 'secondary'}
          aria-pressed={view === 'list'}
          onClick={() => setView('list')}
        >
          {text('stores.list')}
        </Button>
        <Button
          kind={view === 'map' ? 'primary' : 'secondary'}
          aria-pressed={view === 'map'}
          onClick={() => setView('map')}
        >
          {text('stores.map')}
        </Button>
      </div>
      <RetryWrapper query={query}>
        {({ stores }) =>
          stores.length === 0 ? (
            <Note kind="warn">
              {asked.product ? text('stores.noneHas') : text('checkout.noStores')}{' '}
              <Link href="/storelocator">{text('stores.showAll')}</Link>
            </Note>
          ) : (
            <div className={styles.columns}>
              <div className={`${styles.list} ${view === 'map' ? styles.hidden : ''}`}>
                <p className="small muted" role="status">
                  {fromName && stores[0]?.formattedDistance
                    ? text('stores.nearest', { count: stores.length, place: fromName })
                    : text('stores.count', { count: stores.length })}
                </p>
                {stores.slice(0, shownOf(search, stores)).map((store, n) => (
                  <StoreCard
                    key={store.name}
                    store={store}
                    number={n + 1}
                    isSelected={store.name === selected}
                    now={now}
                    onSelect={() => {
                      select(store.name);
                      setView('map');
                    }}
                  />
                ))}
                <MoreStores
                  search={search}
                  stores={stores}
                  onMore={(next) => setSearch(next, { replace: true })}
                />
              </div>
              <div className={`${styles.map} ${view === 'list' ? styles.hidden : ''}`}>
                {now && (
                  <Suspense>
                    <StoreMap
                      key={view}
                      stores={stores.slice(0, shownOf(search, stores))}
                      selected={selected}
                      onSelect={select}
                      onAll={() => setSearch(withShown(search, stores.length), { replace: true })}
                    />
                  </Suspense>
                )}
              </div>
            </div>
          )
        }
      </RetryWrapper>
    </div>
  );
}

/** Another measure begins with the nearest again. */
function startAgain(search: URLSearchParams): void {
  search.delete('store');
  search.delete('show');
}

interface MoreProps {
  search: URLSearchParams;
  stores: readonly { name: string }[];
  onMore: (next: URLSearchParams) => void;
}

/** The next ones; a link, so that all are to be had without scripts too. */
function MoreStores({ search, stores, onMore }: MoreProps) {
  const shown = shownOf(search, stores);
  if (shown >= stores.length) return null;
  const next = withShown(search, shown + atOnce);
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
      {text('stores.more', { count: Math.min(atOnce, stores.length - shown) })}
    </ButtonLink>
  );
}
