import { AccountFrame } from '@/features/account/account-frame';
import { SessionsSection } from '@/features/account/sessions-section';
import { useMfa, useSessions } from '@/features/account/two-step-api';
import { TwoStepSection } from '@/features/account/two-step-section';
import styles from '@/features/account/security.module.css';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { useUser } from '@/shared/session/user';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';

/** Screen Security: account/security, logged-in only. How one signs in, and where one is signed in. */
export function Component() {
  const mfa = useMfa();
  const sessions = useSessions();
  const { data: user } = useUser();
  const addresses = { email: user?.email ?? user?.uid ?? '', mobile: user?.mobileNumber };
  return (
    <AccountFrame title={text('account.security')}>
      <section className="panel" aria-labelledby="password">
        <ul className={styles.rows}>
          <li>
            <div>
              <h2 id="password">{text('field.password')}</h2>
              <p className="small muted">{text('account.passwordText')}</p>
            </div>
            <Link href="/account/changepassword">{text('account.changePassword')}</Link>
          </li>
        </ul>
      </section>
      <RetryWrapper query={mfa}>
        {(state) => <TwoStepSection mfa={state} addresses={addresses} />}
      </RetryWrapper>
      <RetryWrapper query={sessions}>
        {({ sessions: all }) => <SessionsSection sessions={all} />}
      </RetryWrapper>
    </AccountFrame>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.security.title'),
  description: text('page.security.description'),
  robots: 'noindex,follow',
});
