import { AccountFrame } from '@/features/account/account-frame';
import { ContactRow } from '@/features/account/contact-row';
import { nameDraft, NameForm } from '@/features/account/details-form';
import { DetailsRow } from '@/features/account/details-row';
import styles from '@/features/account/details.module.css';
import { MarketingRow } from '@/features/account/marketing-row';
import { PasswordSetAt } from '@/features/account/password-set-at';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { useUser } from '@/shared/session/user';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';

/** Screen PersonalDetails: account/personaldetails, logged-in only. */
export function Component() {
  const query = useUser();
  return (
    <AccountFrame title={text('account.personalDetails')}>
      <RetryWrapper query={query}>
        {(user) => (
          <section className="panel">
            <h2 className={styles.heading}>{text('account.aboutYou')}</h2>
            <dl>
              <DetailsRow
                name={text('account.titleAndName')}
                value={[user.title, user.firstName, user.lastName].filter(Boolean).join(' ')}
                draft={nameDraft}
                form={(close) => <NameForm user={user} onClose={close} />}
              />
              <ContactRow user={user} what="mobile" />
              <ContactRow user={user} what="email" />
              <DetailsRow
                name={text('field.password')}
                value={
                  <>
                    <span aria-hidden="true">••••••••</span>
                    <span className="sr">{text('account.passwordHidden')}</span>
                    <PasswordSetAt at={user.passwordSetAt} />
                  </>
                }
                action={<Link href="/account/changepassword">{text('account.changePassword')}</Link>}
              />
              <MarketingRow />
            </dl>
          </section>
        )}
      </RetryWrapper>
    </AccountFrame>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.personalDetails.title'),
  description: text('page.personalDetails.description'),
  robots: 'noindex,follow',
});
