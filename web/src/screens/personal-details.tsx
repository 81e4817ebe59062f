import { AccountFrame } from '@/features/account/account-frame';
import styles from '@/features/account/details.module.css';
import { text } from '@/shared/i18n/text';
import type { ScreenModule } from '@/shared/screen';
import { useUser } from '@/shared/session/user';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';

/** Screen PersonalDetails: account/personaldetails, logged-in only. */
export function Component() {
  const user = useUser();
  return (
    <AccountFrame title={text('account.personalDetails')}>
      <RetryWrapper query={user}>
        {({ title, firstName, lastName, email, uid, mobileNumber, isMarketingCommunication }) => (
          <dl className={`panel pad ${styles.details}`}>
            <Fact name={text('field.name')} value={[title, firstName, lastName].filter(Boolean).join(' ')} />
            <Fact name={text('field.email')} value={email ?? uid} />
            <Fact name={text('field.mobile')} value={mobileNumber} />
            <Fact
              name={text('field.marketingCommunications')}
              value={isMarketingCommunication ? text('answer.yes') : text('answer.no')}
            />
          </dl>
        )}
      </RetryWrapper>
    </AccountFrame>
  );
}

const Fact = ({ name, value }: { name: string; value?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value || text('answer.none')}</dd>
  </div>
);

export const head: ScreenModule['head'] = () => ({
  title: text('page.personalDetails.title'),
  description: text('page.personalDetails.description'),
  robots: 'noindex,follow',
});
