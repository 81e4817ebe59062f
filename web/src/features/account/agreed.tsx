import { clockOf, dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { PageLink } from '@/shared/ui/page-link';
import styles from './details.module.css';
import type { Choice } from './use-consents';

/** When it was agreed to, and when no more. */
function historyOf({ currentConsent }: Choice): string {
  const { consentGivenDate: given, consentWithdrawnDate: ended } = currentConsent ?? {};
  const time = ended ?? given;
  const params = { day: dayOf(time), time: clockOf(time) };
  return ended ? text('consent.ended', params) : text('consent.given', params);
}

/** What the customer has said yes and no to, each with its time. */
export function Agreed({ choices }: { choices: readonly Choice[] }) {
  const answered = choices.filter(({ currentConsent }) => currentConsent);
  if (answered.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="agreed">
      <h2 id="agreed" className={styles.heading}>
        {text('consent.agreedTo')}
      </h2>
      <ul>
        {answered.map((choice) => (
          <li key={choice.id} className={styles.choice}>
            <b>{choice.name}</b>
            <p className="small muted">{historyOf(choice)}</p>
          </li>
        ))}
      </ul>
      <p className={`small ${styles.choice} ${styles.foot}`}>
        <PageLink href="/s/privacy">{text('consent.privacy')}</PageLink>
      </p>
    </section>
  );
}
