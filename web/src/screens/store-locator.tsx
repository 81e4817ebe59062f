import { useState } from 'react';
import { PlaceSearch } from '@/features/location/place-search';
import { linkedData } from '@/features/stores/linked-data';
import styles from '@/features/stores/locator.module.css';
import { storesPath } from '@/features/stores/rules';
import { askedIn } from '@/features/stores/search-params';
import { StoresFound, type View } from '@/features/stores/stores-found';
import { useStoreSearch } from '@/features/stores/use-store-search';
import { apiPath } from '@/shared/api/path';
import { useApi } from '@/shared/api/query';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import type { Answers, Head, Place } from '@/shared/screen';
import { useDetectedPoint } from '@/shared/session/detect-place';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';

const productPath = (code: string) =>
  apiPath('/products/{productCode}', { path: { productCode: code }, query: { fields: 'BASIC' } });

/** What the server draws: by name, since it does not know where the shopper is. */
export const queries = ({ search }: Place) => {
  const { product } = askedIn(search);
  return [storesPath(askedIn(search)), ...(product ? [productPath(product)] : [])];
};

export const head = ({ search }: Place, answers: Answers): Head => ({
  title: text('page.storeLocator.title'),
  description: text('page.storeLocator.description'),
  canonical: '/storelocator',
  robots: search.size > 0 ? 'noindex,follow' : undefined,
  jsonLd: (answers.get(storesPath(askedIn(search)))?.stores ?? []).map(linkedData),
});

/** Screen StoreLocator: storelocator; the stores as a list and on a map, also those that have one product. */
export function Component() {
  const { asked, stores: query, from, fromName, setNear, find, pick } = useStoreSearch();
  const [chosenView, setView] = useState<View>();
  // One that a link names is shown where it is.
  const isNamed = query.data?.stores.some(({ name }) => name === asked.store);
  const view = chosenView ?? (isNamed ? 'map' : 'list');
  const { detect, detecting, problem } = useDetectedPoint(setNear);
  return (
    <div className="wrap" style={{ paddingBlock: 'var(--space-8)' }}>
      <Heading product={asked.product} />
      <div className={styles.find}>
        <form action="/storelocator" aria-label={text('stores.title')} onSubmit={find}>
          <PlaceSearch label={text('stores.field')} name="q" initial={asked.text} over quiet onPick={pick} />
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
      <ViewSwitch view={view} onView={setView} />
      <RetryWrapper query={query}>
        {({ stores }) =>
          stores.length === 0 ? (
            <Note kind="warn" live>
              {asked.product ? text('stores.noneHas') : text('checkout.noStores')}{' '}
              <Link href="/storelocator">{text('stores.showAll')}</Link>
            </Note>
          ) : (
            <StoresFound stores={stores} from={from} fromName={fromName} view={view} onView={setView} />
          )
        }
      </RetryWrapper>
    </div>
  );
}

/** The stores, or those that have one product, with the way back to it. */
function Heading({ product: code }: { product?: string }) {
  const { data: product } = useApi(code ? productPath(code) : null);
  return (
    <>
      <h1>{product?.name ? text('stores.thatHave', { name: product.name }) : text('stores.title')}</h1>
      {product && (
        <p>
          <Link href={`/p/${encodeURIComponent(code ?? '')}`}>{text('stores.backToProduct')}</Link>
        </p>
      )}
    </>
  );
}

const views: Record<View, () => string> = {
  list: () => text('stores.list'),
  map: () => text('stores.map'),
};

/** List or map, where there is no room for both. */
const ViewSwitch = ({ view, onView }: { view: View; onView: (view: View) => void }) => (
  <div className={styles.switch} role="group" aria-label={text('stores.view')}>
    {(['list', 'map'] as const).map((each) => (
      <Button
        key={each}
        kind={view === each ? 'primary' : 'secondary'}
        aria-pressed={view === each}
        onClick={() => onView(each)}
      >
        {views[each]()}
      </Button>
    ))}
  </div>
);
