import { useDeferredValue, useId } from 'react';
import { useApi } from '@/shared/api/query';
import { pagePath } from '@/shared/content/page';
import { text } from '@/shared/i18n/text';
import { answersNear, questionsOf } from './help-rules';
import styles from './help-suggestions.module.css';

interface Props {
  /** What somebody writes to the shop. */
  typed: string;
}

/** What Help says about it already, as it is typed: questions open where they stand, so that nothing typed is left. */
export default function HelpSuggestions({ typed }: Props) {
  const id = useId();
  const { data: page } = useApi(pagePath('help'));
  const questions = page ? questionsOf(page).map(({ title, answer }) => ({ title, about: answer })) : [];
  const found = answersNear(useDeferredValue(typed), questions);
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
            {found.map(({ title, about }) => (
              <li key={title} className="small">
                <details>
                  <summary>{title}</summary>
                  <p>{about}</p>
                </details>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
