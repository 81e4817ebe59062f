import { useQueries } from '@tanstack/react-query';
import { memo, useEffect, useRef, type ReactNode } from 'react';
import { queryOf } from '@/shared/api/query';
import type { Product, SearchPage } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { useSearchParams } from '@/shared/routing/routing';
import { LaterItem } from '@/shared/state/take-over';
import { Button, ButtonLink } from '@/shared/ui/button';
import { ProductCard } from '@/shared/ui/product-card';
import { CardsSkeleton } from '@/shared/ui/skeleton';
import { earlierSearch, nextSearch, pagePaths, pageSize, type Listing } from './listing';
import styles from './products.module.css';

/** What can be done with a product at once. */
export type Action = (product: Product) => ReactNode;

interface CardsProps {
  products: readonly Product[];
  eager?: number;
  action: Action;
}

interface ItemProps {
  product: Product;
  eager: boolean;
  action: Action;
}

/** Drawn again only when its product is another: a long list is more than a phone draws between two frames. */
const Item = memo(function Item({ product, eager, action }: ItemProps) {
  return (
    <LaterItem>
      <ProductCard product={product} eager={eager} action={action(product)} />
    </LaterItem>
  );
});

/** Products as cards beside and below each other. */
export const Cards = ({ products, eager = 0, action }: CardsProps) => (
  <ul className={styles.cards}>
    {products.map((product, n) => (
      <Item key={product.code} product={product} eager={n < eager} action={action} />
    ))}
  </ul>
);

/** So many pages come by themselves as one scrolls; then the footer may be wanted. */
const pagesByThemselves = 4;

interface ProductsProps {
  listing: Listing;
  first: SearchPage;
  action: Action;
}

/** The pages of a list as they come; the link to the next ones works without scripts too. */
export function Products({ listing, first, action }: ProductsProps) {
  const [search, setSearch] = useSearchParams();
  const more = useQueries({
    queries: pagePaths(listing).slice(1).map(queryOf),
  });
  const pages = [first, ...more.map(({ data }) => data)];
  const products = pages.flatMap((page) => page?.products ?? []);
  const total = first.pagination.totalResults;
  const waiting = more.some(({ isPending }) => isPending);
  const failed = more.filter(({ isError }) => isError);
  const isMore = listing.to + 1 < first.pagination.totalPages;
  const shown = listing.to - listing.from + 1;
  const mentions = pages.at(-1)?.mentions;
  const next = nextSearch(listing, search);
  const isNewStart = next.get('from') !== search.get('from');
  const seen = Math.min(total, listing.from * pageSize + products.length);
  const extend = () => {
    if (!waiting) setSearch(next, { replace: true });
  };
  const end = useNear(isMore && !waiting && failed.length === 0 && shown < pagesByThemselves, extend);
  return (
    <>
      <h2 className="sr">{text('plp.products')}</h2>
      {listing.from > 0 && (
        <p className={styles.earlier}>
          <ButtonLink kind="secondary" rel="prev" href={`?${earlierSearch(listing, search).toString()}`}>
            {text('plp.earlier')}
          </ButtonLink>
        </p>
      )}
      <Cards products={products} eager={4} action={action} />
      {waiting && <CardsSkeleton count={4} />}
      <div className={styles.more} ref={end}>
        <p className="small muted">{text('plp.seen', { seen, total })}</p>
        <div className={styles.progress} aria-hidden="true">
          <i style={{ width: `${(100 * seen) / Math.max(1, total)}%` }} />
        </div>
        {failed.length > 0 && (
          <Button kind="secondary" onClick={() => failed.forEach((query) => void query.refetch())}>
            {text('common.retry')}
          </Button>
        )}
        {isMore && failed.length === 0 && (
          <ButtonLink
            kind="secondary"
            rel="next"
            href={`?${next.toString()}`}
            onClick={(event) => {
              if (isNewStart) return;
              event.preventDefault();
              extend();
            }}
          >
            {text('plp.more', { count: Math.min(pageSize, total - seen) })}
          </ButtonLink>
        )}
      </div>
      {mentions && (
        <>
          <h2>{text('search.mentions')}</h2>
          <Cards products={mentions} action={action} />
        </>
      )}
    </>
  );
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Tells when the element comes near the window, unless the shopper saves data. */
function useNear(wanted: boolean, then: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(then);
  useEffect(() => {
    latest.current = then;
  });
  useEffect(() => {
    if (!wanted || !element.current || savesData()) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { rootMargin: '400px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [wanted]);
  return element;
}
