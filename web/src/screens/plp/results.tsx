import { useEffect } from 'react';
import { AddToCart } from '@/features/cart/add-to-cart';
import { pagePath, type Listing } from '@/features/listing/listing';
import { PlainFilters } from '@/features/listing/plain-filters';
import { Products, type Action } from '@/features/listing/products';
import { understoodQuery, withoutFacets } from '@/features/listing/query';
import { useRoomBeside } from '@/features/listing/room';
import { titleOf } from '@/features/listing/title';
import { CompareTick } from '@/features/product/compare/tick';
import { TrayPlace } from '@/features/product/compare/tray-place';
import { itemOf } from '@/shared/analytics/rules';
import { useTrack } from '@/shared/analytics/use-track';
import type { SearchPage } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { navigateAfterPaint, useNavigate, usePath } from '@/shared/routing/routing';
import { part } from '@/shared/state/part';
import { TextButton } from '@/shared/ui/button';
import styles from '../plp.module.css';
import { Bar } from './bar';
import { ListSkeleton } from './skeleton';
import { Top } from './top';

const inList: Action = (product) => (
  <>
    <AddToCart product={product} />
    <CompareTick product={product} />
  </>
);

const Facets = part(() => import('@/features/listing/facets'));
const Nothing = part(() => import('./nothing'));

interface Props {
  listing: Listing;
  page: SearchPage;
  /** Still the list from before: the one asked for is on its way, or cannot be had. */
  stale: boolean;
  /** What is asked for is on its way. */
  isLate: boolean;
}

/** The list with what narrows it, or what else there is. */
export function Results({ listing, page, stale, isLate }: Props) {
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
    results: total,
  }));
  const redirect = page.keywordRedirectUrl;

  useEffect(() => {
    if (redirect) navigate(redirect, { replace: true });
  }, [redirect, navigate]);

  const beside = useRoomBeside();
  const query = stale ? listing.query : understoodQuery(listing.query, page);

  const go = (query: string) => navigateAfterPaint(`${path}?q=${encodeURIComponent(query)}`);
  const chosen = page.breadcrumbs ?? [];
  if (redirect) return <ListSkeleton />;
  if (total === 0 && chosen.length === 0)
    return (
      <div className="wrap">
        <Nothing listing={listing} page={page} />
      </div>
    );

  const clear = chosen.length > 0 && (
    <TextButton className="small" onClick={() => go(withoutFacets(query))}>
      {text('plp.clearAll')}
    </TextButton>
  );
  return (
    <div className="wrap" aria-busy={isLate}>
      <Top page={page} title={title} />
      <div className={styles.layout}>
        <aside className="desk scripts-only" aria-label={text('plp.filters')}>
          <div className={styles.filterHead}>
            <h2>{text('search.filter')}</h2>
            {clear}
          </div>
          {beside && <Facets listing={listing} page={page} query={query} onChange={go} />}
        </aside>
        <section aria-label={text('plp.results')}>
          <Bar listing={listing} page={page} query={query} onChange={go} />
          {import.meta.env.SSR ? <PlainFilters page={page} query={query} /> : <noscript />}
          {total === 0 ? (
            <Nothing listing={listing} page={page} clear={clear} />
          ) : (
            <Products listing={listing} first={page} action={inList} />
          )}
          <TrayPlace />
          <a className={styles.toTop} href="#main">
            {text('plp.toTop')}
          </a>
        </section>
      </div>
    </div>
  );
}
