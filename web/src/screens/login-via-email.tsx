import { useState } from 'react';
import { AccountChoice } from '@/features/account/account-choice';
import { goOn } from '@/features/account/api';
import { beginWithCode, signInTo } from '@/features/account/code-api';
import { useCodeAttempt, type CodeAttempt } from '@/features/account/code-attempt';
import { waitIn } from '@/features/account/code-problem';
import { Door } from '@/features/account/door';
import styles from '@/features/account/door.module.css';
import { EmailForm } from '@/features/account/email-form';
import { SidePanel } from '@/features/account/side-panel';
import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { Link, useHistoryState, useNavigate, useSearchParams, withSearch } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

/**
 * Screen LoginViaEmail: account/login/email, logged-out only. A number is on several accounts: before a code has shown
 * whose number it is they are not listed, and the email address is asked for.
 */
export function Component() {
  const [search] = useSearchParams();
  const attempt = useCodeAttempt('login');
  const isByCode = search.get('signInViaOtp') === 'true';
  if (isByCode && attempt?.choice) return <Choice attempt={attempt} accounts={attempt.choice.accounts} />;
  return <Email isByCode={isByCode} />;
}

const Shared = () => (
  <div className={styles.beside}>
    <SidePanel
      badge={text('account.sharedBadge')}
      title={text('account.sharedTitle')}
      facts={[text('account.sharedOwnOrders'), text('account.sharedOwnNumber')]}
      drawing="by-phone"
    />
  </div>
);

type Accounts = NonNullable<CodeAttempt['choice']>['accounts'];

function Choice({ attempt, accounts }: { attempt: CodeAttempt; accounts: Accounts }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const choose = async (customerId: string) => {
    const led = await signInTo(attempt, customerId);
    if (led === 'in') goOn(search.get('route'));
    else navigate(withSearch('/account/login/otp', search));
  };
  return (
    <Door
      title={text('account.whichAccount')}
      back={{ href: withSearch('/account/login', search), state: { loginId: attempt.loginId } }}
      aside={<Shared />}
    >
      <p className="muted">
        {text('account.numberOnSeveral', { to: attempt.sentTo, count: accounts.length })}
      </p>
      <AccountChoice accounts={accounts} choose={choose} />
      <p className="small muted">
        {text('account.codeOrCreate')}{' '}
        <Link href={withSearch('/account/create', search)}>{text('account.createAccount')}</Link>
      </p>
    </Door>
  );
}

function Email({ isByCode }: { isByCode: boolean }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const number = useHistoryState<{ loginId?: string }>()?.loginId ?? '';
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const onward = (path: string, loginId: string) => {
    const query = new URLSearchParams(search);
    query.delete('signInViaOtp');
    navigate(withSearch(path, query), { state: { loginId } });
  };
  const byCode = async (loginId: string) => {
    await beginWithCode(loginId);
    onward('/account/login/otp', loginId);
  };
  const byNumber = async () => {
    setBusy(true);
    setProblem('');
    try {
      await byCode(number);
    } catch (failure) {
      setProblem(`${messageOf(failure)} ${waitIn(failure)}`.trim());
      setBusy(false);
    }
  };
  return (
    <Door
      title={text('account.whatsYourEmail')}
      back={{ href: withSearch('/account/login', search), state: { loginId: number } }}
      aside={<Shared />}
    >
      <p className="muted">{text('account.severalUseIt')}</p>
      <EmailForm
        send={async (email) => (isByCode ? await byCode(email) : onward('/account/login/pwd', email))}
      />
      {problem && (
        <Note kind="bad" live>
          {problem}
        </Note>
      )}
      {number && (
        <Button kind="secondary" wide busy={isBusy} onClick={() => void byNumber()}>
          {text('account.sendCodeTo', { to: number })}
        </Button>
      )}
    </Door>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.loginViaEmail.title'),
  description: text('page.loginViaEmail.description'),
  robots: 'noindex,follow',
});
