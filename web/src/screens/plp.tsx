import { lazy, Suspense, useEffect, useState } from 'react';
import { AddToCart } from '@/features/cart/add-to-cart';
import { Facets } from '@/features/listing/facets';
import { listingOf, pagePath, pagePaths, type Listing } from '@/features/listing/listing';
import { NothingFound, Understood } from '@/features/listing/nothing-found';
import { Products, type Action } from '@/features/listing/products';
import { sortOf, withoutFacets, withSort } from '@/features/listing/query';
import { itemOf } from '@/shared/analytics/rules';
import { useTrack } from '@/shared/analytics/use-track';
import { useApi } from '@/shared/api/query';
import type { SearchPage } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link, useNavigate, useParams, usePath, useSearchParams } from '@/shared/routing/routing';
import type { Answers, Head, Place } from '@/shared/screen';
import { defaultPlace, displayAddress, usePlace } from '@/shared/session/place';
import { useShop } from '@/shared/shop-context';
import { Later } from '@/shared/state/take-over';
import { Breadcrumb, type Crumb } from '@/shared/ui/breadcrumb';
import { Button, TextButton } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import { Icon } from '@/shared/ui/icon';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { Bone, CardsSkeleton, Loading } from '@/shared/ui/skeleton';
import styles from './plp.module.css';

/** Screen Plp: a list by category (c), brand (b), view-all (v) or search. */
export const queries = ({ params, search }: Place): string[] => {
  const listing = listingOf(params, search);
  return listing ? pagePaths(listing) : [];
};

export const isMissing = ({ params, search }: Place, answers: Answers): boolean => {
  const listing = listingOf(params, search);
  return !listing || [400, 404].includes(answers.statusOf(pagePath(listing)) ?? 0);
};

const titleOf = (page: SearchPage | undefined, { term, base }: Listing): string =>
  term !== undefined
    ? term
      ? text('plp.resultsFor', { term })
      : text('plp.allProducts')
    : (page?.title ??
      page?.categoryName ??
      page?.brandName ??
      (base.includes('/viewAll/') ? text('tab.deals') : text('plp.products')));

export const head = ({ params, search, path }: Place, answers: Answers): Head => {
  const listing = listingOf(params, search);
  const page = listing && answers.get<SearchPage>(pagePath(listing));
  const name = listing ? titleOf(page, listing) : '';
  return {
    title: page?.seoTitle ?? name,
    description: page?.seoDescription ?? text('page.plp.description', { name }),
    robots: 'noindex,follow',
    canonical: path,
  };
};

/** A product's whole code leads to the product, and a word the shop has a page for to that page. */
export const leadsTo = ({ params, search }: Place, answers: Answers): string | undefined => {
  const listing = listingOf(params, search);
  return listing && answers.get<SearchPage>(pagePath(listing))?.keywordRedirectUrl;
};

const addToCart: Action = (product) => <AddToCart product={product} />;

const FilterPanel = lazy(() => import('@/features/listing/filter-panel'));

export function Component() {
  const params = useParams();
  const [search] = useSearchParams();
  const listing = listingOf(params, search);
  return listing ? <List listing={listing} /> : null;
}

function List({ listing }: { listing: Listing }) {
  const first = useApi<SearchPage>(pagePath(listing), { placeholderData: (before) => before });
  return (
    <Later>
      <RetryWrapper query={first} skeleton={<ListSkeleton />}>
        {(page) => <Results listing={listing} page={page} stale={first.isPlaceholderData} />}
      </RetryWrapper>
    </Later>
  );
}

function Results({ listing, page, stale }: { listing: Listing; page: SearchPage; stale: boolean }) {
  const [filtering, setFiltering] = useState(false);
  const navigate = useNavigate();
  const path = usePath();
  const title = titleOf(page, listing);
  const total = page.pagination.totalResults;
  useTrack('view_item_list', stale ? undefined : pagePath(listing), () => ({
    item_list_name: title,
    items: page.products.map((product, index) => itemOf(product, { index })),
  }));
  useTrack('search', stale || !listing.term ? undefined : listing.term, () => ({
    search_term: listing.term,
  }));
  const redirect = page.keywordRedirectUrl;

  useEffect(() => {
    if (redirect) navigate(redirect, { replace: true });
  }, [redirect, navigate]);

  const beside = useRoomBeside();

  const go = (query: string) => navigate(`${path}?q=${encodeURIComponent(query)}`);
  const chosen = page.breadcrumbs ?? [];
  if (redirect) return <ListSkeleton />;
  if (total === 0 && chosen.length === 0)
    return (
      <div className="wrap">
        <Empty
          drawing="no-results"
          title={listing.term ? text('search.noResults', { text: listing.term }) : text('plp.nothingHere')}
        >
          {listing.term && text('plp.searchTips')}
        </Empty>
        <Understood page={page} />
        <NothingFound page={page} action={addToCart} />
      </div>
    );

  const filters = page.facets ?? [];
  const clear = chosen.length > 0 && (
    <TextButton className="small" onClick={() => go(withoutFacets(listing.query))}>
      {text('plp.clearAll')}
    </TextButton>
  );
  return (
    <div className="wrap" aria-busy={stale}>
      <Breadcrumb crumbs={crumbsOf(page, title)} />
      <div className={styles.top}>
        <h1>{title}</h1>
        <Count total={total} />
        <Understood page={page} />
        <Subcategories page={page} />
      </div>
      <div className={styles.layout}>
        <aside className="desk" aria-label={text('plp.filters')}>
          <div className={styles.filterHead}>
            <h2>{text('search.filter')}</h2>
            {clear}
          </div>
          {beside && <Facets facets={filters} prices={page.priceRange} query={listing.query} onChange={go} />}
        </aside>
        <section aria-label={text('plp.results')}>
          <div className={styles.bar}>
            <Button className="mob" kind="secondary" size="small" onClick={() => setFiltering(true)}>
              <Icon name="filter" size="s" />
              {chosen.length > 0 ? text('plp.filterCount', { count: chosen.length }) : text('search.filter')}
            </Button>
            <ul className={styles.chosen}>
              {chosen.map(({ facetCode, facetValueCode, facetValueName, removeQuery }) => (
                <li key={`${facetCode}:${facetValueCode}`}>
                  <button className={styles.chip} onClick={() => go(removeQuery.query.value ?? '')}>
                    <span className="sr">{text('plp.remove')} </span>
                    {facetValueName}
                    <Icon name="x" size="xs" />
                  </button>
                </li>
              ))}
            </ul>
            <Sorts page={page} query={listing.query} onChange={go} />
          </div>
          {total === 0 ? (
            <>
              <Empty drawing="no-results" level={2} title={text('plp.nothingLeft')} action={clear} />
              <NothingFound page={page} action={addToCart} />
            </>
          ) : (
            <Products listing={listing} first={page} action={addToCart} />
          )}
        </section>
      </div>
      {filtering && (
        <Suspense>
          <FilterPanel page={page} query={listing.query} onChange={go} onClose={() => setFiltering(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** A phone's page is drawn without the filters beside the list, half of what it would hold; a wide one gets them. */
function useRoomBeside(): boolean {
  const { channel } = useShop();
  const [room, setRoom] = useState(channel !== 'msite');
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 1000px)');
    const follow = () => setRoom((before) => before || wide.matches);
    follow();
    wide.addEventListener('change', follow);
    return () => wide.removeEventListener('change', follow);
  }, []);
  return room;
}

function crumbsOf(page: SearchPage, title: string): Crumb[] {
  const crumbs = (page.breadcrumbCategories ?? []).map(({ name, url }) => ({ name, href: url }));
  return crumbs.length > 0 ? crumbs : [{ name: title }];
}

function Count({ total }: { total: number }) {
  const place = usePlace();
  const { zone } = useShop();
  const shown = place ?? (zone === defaultPlace.zone ? defaultPlace : undefined);
  return (
    <p className="muted" role="status">
      {total === 1 ? text('plp.one') : text('search.results', { count: total })}
      {shown && (
        <>
          {text('plp.for')} <b className={styles.place}>{displayAddress(shown)}</b>
        </>
      )}
    </p>
  );
}

const Subcategories = ({ page }: { page: SearchPage }) =>
  page.subcategories?.length ? (
    <ul className={styles.subcategories}>
      {page.subcategories.map(({ code, name, url }) => (
        <li key={code}>
          <Link href={url ?? `/l/c/${code}`}>{name}</Link>
        </li>
      ))}
    </ul>
  ) : null;

function Sorts({
  page,
  query,
  onChange,
}: {
  page: SearchPage;
  query: string;
  onChange: (query: string) => void;
}) {
  const current = page.pagination.sort ?? sortOf(query);
  return (
    <label className={styles.sort}>
      <span className="muted">{text('search.sort')}</span>
      <select value={current} onChange={(event) => onChange(withSort(query, event.target.value))}>
        {(page.sorts ?? []).map(({ code, name }) => (
          <option key={code} value={code}>
            {name ?? code}
          </option>
        ))}
      </select>
      <Icon name="down" size="s" />
    </label>
  );
}

const ListSkeleton = () => (
  <Loading>
    <div className={`wrap ${styles.skeleton}`}>
      <Bone width={240} height={40} />
      <div className={styles.layout}>
        <div className="desk">
          <Bone height={520} />
        </div>
        <CardsSkeleton count={8} />
      </div>
    </div>
  </Loading>
);
