import { searchHref } from '@/features/search/rules';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import type { Head } from '@/shared/screen';
import { useRecentSearches } from '@/shared/session/searches';
import { Icon } from '@/shared/ui/icon';
import styles from './search.module.css';

const shown = 3;

/** Screen Search, for phones: what was looked for before, below the header's field. */
export const head = (): Head => ({
  title: text('page.search.title'),
  description: text('page.search.description'),
  robots: 'noindex,follow',
});

export function Component() {
  const recent = useRecentSearches().slice(0, shown);
  return (
    <div className="wrap stack pad">
      <h1>{text('search.submit')}</h1>
      {recent.length === 0 && <p className="muted">{text('search.label')}</p>}
      {recent.length > 0 && (
        <section aria-labelledby="recent">
          <h2 id="recent" className={styles.recent}>
            {text('search.recent')}
          </h2>
          <ul>
            {recent.map((term) => (
              <li key={term}>
                <Link className={styles.term} href={searchHref(term)}>
                  <Icon name="clock" size="s" />
                  {term}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
