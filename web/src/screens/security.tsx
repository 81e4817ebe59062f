import { AccountFrame } from '@/features/account/account-frame';
import { LinkedAccounts } from '@/features/account/linked-accounts';
import { usePasskeys } from '@/features/account/passkeys/api';
import { PasskeysSection } from '@/features/account/passkeys/passkeys-section';
import { PasswordSetAt } from '@/features/account/password-set-at';
import { SectionHead } from '@/features/account/section-head';
import { SessionsSection } from '@/features/account/sessions-section';
import { useMfa, useSessions } from '@/features/account/two-step-api';
import { TwoStepSection } from '@/features/account/two-step-section';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { useIsInstalled } from '@/shared/session/installed';
import { shell } from '@/shared/session/shell';
import { useUser } from '@/shared/session/user';
import { lazyPart } from '@/shared/ui/lazy-part';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';

const UnlockSection = lazyPart(() => import('@/features/account/unlock-section'));

/** Screen Security: account/security, logged-in only. How one signs in, and where one is signed in. */
export function Component() {
  const mfa = useMfa();
  const sessions = useSessions();
  const passkeys = usePasskeys();
  const { data: user } = useUser();
  const isInShell = useIsInstalled() && shell() !== undefined;
  const addresses = { email: user?.email ?? user?.uid ?? '', mobile: user?.mobileNumber };
  return (
    <AccountFrame title={text('account.security')}>
      <section className="panel" aria-labelledby="password">
        <SectionHead
          id="password"
          title={text('field.password')}
          action={<Link href="/account/changepassword">{text('account.changePassword')}</Link>}
        >
          <PasswordSetAt at={user?.passwordSetAt} />
          <p className="small muted">{text('account.passwordText')}</p>
        </SectionHead>
      </section>
      <RetryWrapper query={mfa}>
        {(state) => <TwoStepSection mfa={state} addresses={addresses} />}
      </RetryWrapper>
      <RetryWrapper query={passkeys}>{(state) => <PasskeysSection {...state} />}</RetryWrapper>
      <RetryWrapper query={sessions}>
        {({ sessions: all }) => <SessionsSection sessions={all} />}
      </RetryWrapper>
      <LinkedAccounts />
      {isInShell && <UnlockSection />}
    </AccountFrame>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.security.title'),
  description: text('page.security.description'),
  robots: 'noindex,follow',
});
