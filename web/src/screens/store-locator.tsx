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
import { defaultPlace, displayAddress, usePlace } from '@/shared/session/place';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import styles from './store-locator.module.css';

// The map's library touches the window as it loads, so the server's build has none.
const StoreMap = import.meta.env.SSR ? () => null : lazy(() => import('@/features/stores/store-map'));

type Found = Schema<'StoreSearchPage'>;

const productPath = (code: string) => `/products/${encodeURIComponent(code)}?fields=BASIC`;
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
  const [near, setNear] = useState<Point>();
  const [view, setView] = useState<'list' | 'map'>('list');
  const now = useNow();
  const { detect, detecting, problem } = useDetectedPoint(setNear);

  const home =
    place?.latitude !== undefined && place.longitude !== undefined
      ? { latitude: place.latitude, longitude: place.longitude }
      : undefined;
  const isChosen = home !== undefined && displayAddress(place!) !== displayAddress(defaultPlace);
  // What is a place on the map is measured from; anything else may be a store's name.
  const from = near ?? home;
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
        ? { latitude: best.latitude, longitude: best.longitude }
        : undefined,
    );
    setSearch((before) => {
      before.delete('store');
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
            onPick={({ latitude, longitude }) => {
              if (latitude === undefined || longitude === undefined) return;
              setNear({ latitude, longitude });
              setSearch((before) => {
                before.delete('store');
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
                  {text('stores.count', { count: stores.length })}
                </p>
                {stores.map((store, n) => (
                  <StoreCard
                    key={store.name}
                    store={store}
                    number={n + 1}
                    showDistance={near !== undefined || isChosen}
                    isSelected={store.name === selected}
                    now={now}
                    onSelect={() => {
                      select(store.name);
                      setView('map');
                    }}
                  />
                ))}
              </div>
              <div className={`${styles.map} ${view === 'list' ? styles.hidden : ''}`}>
                {now && (
                  <Suspense>
                    <StoreMap key={view} stores={stores} selected={selected} onSelect={select} />
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
