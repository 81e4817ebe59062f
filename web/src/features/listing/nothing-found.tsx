import type { SearchPage } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { Cards, type Action } from './products';
import styles from './nothing-found.module.css';

type Nearest = NonNullable<SearchPage['nearest']>;

const titles: Record<Nearest['reason'], (place: string) => string> = {
  withoutFilters: () => text('plp.nearest.withoutFilters'),
  everywhere: () => text('plp.nearest.everywhere'),
  withoutText: (place) => text('plp.nearest.withoutText', { place }),
  popular: () => text('plp.nearest.popular'),
};

/** Below an empty list: the closest one that has products, and where others look. */
export function NothingFound({ page, action }: { page: SearchPage; action: Action }) {
  const { nearest, popularCategories = [] } = page;
  const place = page.categoryName ?? page.brandName ?? text('plp.products');
  return (
    <div className={styles.instead}>
      {nearest && (
        <section aria-labelledby="nearest">
          <div className={styles.head}>
            <h2 id="nearest">{titles[nearest.reason](place)}</h2>
            {nearest.totalResults > nearest.products.length && nearest.currentQuery.url && (
              <Link href={nearest.currentQuery.url}>
                {text('brand.seeAll', { count: nearest.totalResults })}
              </Link>
            )}
          </div>
          <Cards products={nearest.products} action={action} />
        </section>
      )}
      {popularCategories.length > 0 && (
        <nav aria-labelledby="popular">
          <h2 id="popular">{text('plp.popularCategories')}</h2>
          <ul className={styles.categories}>
            {popularCategories.map(({ code, name, url }) => (
              <li key={code}>
                <Link href={url ?? `/l/c/${encodeURIComponent(code)}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** How the words were taken, where that is not as they were typed. */
export function Understood({ page }: { page: SearchPage }) {
  const { spellingSuggestion: spelling, relaxed } = page;
  const found = page.pagination.totalResults > 0;
  return (
    <>
      {spelling?.suggestion && (
        <p className={styles.note}>
          {text('plp.didYouMean')}{' '}
          <Link href={`/l/search/${encodeURIComponent(spelling.suggestion)}`}>{spelling.suggestion}</Link>?
          {found && <> {text('plp.shownInstead')}</>}
        </p>
      )}
      {relaxed && (
        <p className={styles.note}>
          {relaxed.reason === 'nearMeasure' ? text('plp.relaxed.nearMeasure') : text('plp.relaxed.mostWords')}
          {relaxed.leftOut.length > 0 && (
            <>
              {' '}
              {text('plp.relaxed.leftOut')}{' '}
              {relaxed.leftOut.map((word, n) => (
                <span key={word}>
                  {n > 0 && ', '}
                  <s>{word}</s>
                </span>
              ))}
            </>
          )}
        </p>
      )}
    </>
  );
}
