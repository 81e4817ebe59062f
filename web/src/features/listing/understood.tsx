import type { SearchPage } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import styles from './nothing-found.module.css';

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
