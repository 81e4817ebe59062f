import { useDeferredValue, useId } from 'react';
import { useApi } from '@/shared/api/query';
import { pagePath } from '@/shared/content/page';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { answersOf } from './help-answers';
import { answersNear } from './help-rules';
import styles from './help-suggestions.module.css';

interface Props {
  /** What somebody writes to the shop. */
  typed: string;
}

/** What Help says about it already, as it is typed: questions open where they stand, so that nothing typed is left. */
export default function HelpSuggestions({ typed }: Props) {
  const id = useId();
  const { data: page } = useApi(pagePath('help'));
  const found = answersNear(useDeferredValue(typed), page ? answersOf(page) : []);
  return (
    <>
      <p className="sr" role="status">
        {found.length === 1 && text('help.suggestedOne')}
        {found.length > 1 && text('help.suggested', { count: found.length })}
      </p>
      {found.length > 0 && (
        <section className={styles.suggestions} aria-labelledby={id}>
          <h2 id={id} className="small">
            {text('help.maybe')}
          </h2>
          <ul>
            {found.map(({ title, about, href }) => (
              <li key={href ?? title} className="small">
                {href ? (
                  <>
                    <Link href={href}>{title}</Link> <span className="muted">{about}</span>
                  </>
                ) : (
                  <details>
                    <summary>{title}</summary>
                    <p>{about}</p>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
