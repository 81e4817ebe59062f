import { useState } from 'react';
import { goOn } from '@/features/account/api';
import { completeSignUp, sendCode, signUpByCode } from '@/features/account/code-api';
import { goesByEmail, useCodeAttempt, type CodeAttempt } from '@/features/account/code-attempt';
import { CodeForm } from '@/features/account/code-form';
import { Door } from '@/features/account/door';
import styles from '@/features/account/door.module.css';
import { ExistingAccount } from '@/features/account/existing-account';
import { LoginIdForm } from '@/features/account/login-id-form';
import { OfferPanel } from '@/features/account/offer-panel';
import { ProviderButtons } from '@/features/account/provider-buttons';
import { SidePanel } from '@/features/account/side-panel';
import { SignUpForm } from '@/features/account/sign-up-form';
import { isTaken, useSignUp } from '@/features/account/use-sign-up';
import { text } from '@/shared/i18n/text';
import { Link, useHistoryState, useNavigate, useSearchParams, withSearch } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { Badge } from '@/shared/ui/badge';
import { ButtonLink, TextButton } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';

/**
 * Screen CreateAccount: account/create, logged-out only. The email address or cellphone number first, then who that is,
 * then the code that shows that it is theirs.
 */
export function Component() {
  const attempt = useCodeAttempt('signup');
  return attempt ? <Code attempt={attempt} /> : <Form />;
}

const Step = ({ n }: { n: number }) => (
  <p>
    <Badge kind="info">{text('signUp.step', { n })}</Badge>
  </p>
);

/** The first two steps: what was typed in one is still there after the other. */
function Form() {
  const [search] = useSearchParams();
  const route = search.get('route');
  /** What was typed on the screen before. */
  const given = useHistoryState<{ loginId?: string }>();
  const [loginId, setLoginId] = useState('');
  const [isFirst, setFirst] = useState(true);
  const [existing, setExisting] = useState('');
  const by = loginId.includes('@') ? 'email' : 'mobile';
  const signUp = useSignUp((form) => signUpByCode(form, by), loginId);
  const begin = async (typed: string) => {
    const isEmail = typed.includes('@');
    setExisting('');
    if (isEmail && (await isTaken(typed))) return setExisting(typed);
    signUp.form.setValue(isEmail ? 'email' : 'mobileNumber', typed);
    setLoginId(typed);
    setFirst(false);
  };
  return (
    <Door
      title={text('account.createAccount')}
      aside={
        <div className={`${styles.beside} ${styles.before}`}>
          <OfferPanel isShort />
        </div>
      }
    >
      <Step n={isFirst ? 1 : 2} />
      {isFirst ? (
        <>
          <ProviderButtons route={route} isAbove />
          <p className="muted">{text('signUp.start')}</p>
          {existing && <ExistingAccount key={existing} route={route} loginId={existing} />}
          <LoginIdForm initial={loginId || given?.loginId} send={begin}>
            {text('action.continue')}
          </LoginIdForm>
        </>
      ) : (
        <>
          <p className="muted">
            {text('signUp.codeGoes', { to: loginId })}{' '}
            <TextButton onClick={() => setFirst(true)}>{text('signUp.change')}</TextButton>
          </p>
          <SignUpForm signUp={signUp} route={route} isMobileNeeded={by === 'mobile'}>
            {text('account.createAccount')}
          </SignUpForm>
        </>
      )}
      <p className="small">
        {text('account.haveOne')}{' '}
        <Link href={withSearch('/account/login', search)}>{text('account.signIn')}</Link>
      </p>
      <p className="small">
        <Link href={withSearch('/account/signup', search)}>{text('signUp.withPassword')}</Link>
      </p>
    </Door>
  );
}

function Code({ attempt }: { attempt: CodeAttempt }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { loginId, sentTo, againAt } = attempt;
  const byEmail = goesByEmail(attempt);
  const check = async (otp: string) => {
    const name = await completeSignUp(attempt, otp);
    if (name === undefined) return navigate(withSearch('/account/login/otp', search));
    toast.success(text('signUp.ready', { name }));
    goOn(search.get('route'), { offersPasskey: false });
  };
  return (
    <Door
      title={byEmail ? text('signUp.checkEmail') : text('signUp.checkMobile')}
      aside={
        <div className={styles.beside}>
          <SidePanel
            badge={text('signUp.nearlyBadge')}
            title={text('signUp.nearlyTitle')}
            facts={[text('signUp.nearlyYours'), text('signUp.nearlyCart'), text('otp.safeNobody')]}
            drawing="nearly-there"
          />
        </div>
      }
    >
      <Step n={3} />
      <p className="muted">{text('otp.sent', { to: sentTo })}</p>
      <CodeForm
        sent={{ to: sentTo, againAt }}
        check={check}
        sendAgain={() => sendCode(loginId, 'signup')}
        submit={text('signUp.verify')}
        ways={
          <li>
            <b>{text('otp.usePassword')}</b>
            <ButtonLink
              kind="secondary"
              size="small"
              href={withSearch('/account/login', search)}
              state={{ loginId }}
            >
              {text('account.signIn')}
            </ButtonLink>
          </li>
        }
      />
    </Door>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.createAccount.title'),
  description: text('page.createAccount.description'),
});
