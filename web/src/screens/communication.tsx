import { AccountFrame } from '@/features/account/account-frame';
import { ChoiceRow } from '@/features/account/choice-row';
import styles from '@/features/account/details.module.css';
import { useConsents } from '@/features/account/use-consents';
import { text } from '@/shared/i18n/text';
import type { ScreenModule } from '@/shared/screen';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';

/** Screen Communication: account/communication, logged-in only. */
export function Component() {
  const consents = useConsents();
  return (
    <AccountFrame title={text('account.communication')}>
      <p className="muted">{text('consent.savedAtOnce')}</p>
      <RetryWrapper query={consents}>
        {({ consentTemplates }) => (
          <section className="panel">
            <h2 className={styles.heading}>{text('consent.specials')}</h2>
            <ul>
              {consentTemplates.map((choice) => (
                <ChoiceRow key={choice.id} choice={choice} />
              ))}
            </ul>
          </section>
        )}
      </RetryWrapper>
      <section className="panel">
        <h2 className={styles.heading}>{text('consent.orders')}</h2>
        <p className={styles.choice}>{text('consent.ordersText')}</p>
        <p className={styles.choice}>{text('consent.backInStock')}</p>
      </section>
    </AccountFrame>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.communication.title'),
  description: text('page.communication.description'),
  robots: 'noindex,follow',
});
