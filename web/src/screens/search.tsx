import { searchHref } from '@/features/search/rules';
import { useApi } from '@/shared/api/query';
import { departmentPicturesPath } from '@/shared/content/department-pictures';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import type { Head } from '@/shared/screen';
import { useIsInstalled } from '@/shared/session/installed';
import { shell } from '@/shared/session/shell';
import { recentSearches, useRecentSearches } from '@/shared/session/searches';
import { TextButton } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { lazyPart } from '@/shared/ui/lazy-part';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import styles from './search.module.css';

const ScanCode = lazyPart(() => import('@/features/search/scan-code'));

const shown = 3;

/** Screen Search, for phones: below the header's field, what was looked for before and where to look. */
export const queries = () => [departmentPicturesPath];

export const head = (): Head => ({
  title: text('page.search.title'),
  description: text('page.search.description'),
  robots: 'noindex,follow',
});

export function Component() {
  const recent = useRecentSearches().slice(0, shown);
  const query = useApi(departmentPicturesPath);
  const isInShell = useIsInstalled() && shell() !== undefined;
  return (
    <div className={`wrap stack ${styles.screen}`}>
      <h1 className={styles.title}>{text('search.label')}</h1>
      {isInShell && <ScanCode />}
      {recent.length > 0 && (
        <section aria-labelledby="recent">
          <div className={styles.head}>
            <h2 id="recent">{text('search.recent')}</h2>
            <TextButton className="small" onClick={() => recentSearches.set([])}>
              {text('search.clear')}
            </TextButton>
          </div>
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
      <nav aria-labelledby="departments">
        <h2 id="departments" className={styles.subtitle}>
          {text('plp.browse')}
        </h2>
        <RetryWrapper query={query}>
          {({ subcategories = [] }) => (
            <ul className={styles.departments}>
              {subcategories.map(({ code, id, name, url, image }) => (
                <li key={code ?? id}>
                  <Link href={url}>
                    <img src={image?.url} alt="" width="96" height="96" />
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </RetryWrapper>
      </nav>
    </div>
  );
}
