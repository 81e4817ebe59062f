import { goOn } from '@/features/account/api';
import { beginWithCode, sendCode, signInByCode } from '@/features/account/code-api';
import { goesByEmail, useCodeAttempt, wentOtherWay, type CodeAttempt } from '@/features/account/code-attempt';
import { CodeForm } from '@/features/account/code-form';
import { CodeSafety } from '@/features/account/code-safety';
import { Door } from '@/features/account/door';
import { KeepSignedIn } from '@/features/account/keep-signed-in';
import { LoginIdForm } from '@/features/account/login-id-form';
import { OtherWay } from '@/features/account/other-way';
import { useSecondStep } from '@/features/account/second-step';
import { SecondStepDoor } from '@/features/account/second-step-door';
import { text } from '@/shared/i18n/text';
import { Link, useHistoryState, useNavigate, useSearchParams, withSearch } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { ButtonLink } from '@/shared/ui/button';

/** Screen LoginViaOtp: account/login/otp, logged-out only. The code that was sent, or where it is to go. */
export function Component() {
  const step = useSecondStep();
  const attempt = useCodeAttempt('login');
  if (step) return <SecondStepDoor step={step} />;
  return attempt ? <Code attempt={attempt} /> : <WhereTo />;
}

function WhereTo() {
  const [search] = useSearchParams();
  const state = useHistoryState<{ loginId?: string }>();
  return (
    <Door title={text('otp.title')} back={{ href: withSearch('/account/login', search) }}>
      <LoginIdForm initial={state?.loginId} send={beginWithCode}>
        {text('account.sendCode')}
      </LoginIdForm>
    </Door>
  );
}

function Code({ attempt }: { attempt: CodeAttempt }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { loginId, sentTo, againAt } = attempt;
  const byEmail = goesByEmail(attempt);
  const isOther = wentOtherWay(attempt);
  const login = withSearch('/account/login', search);
  const check = async (otp: string) => {
    const led = await signInByCode(attempt, otp);
    if (led === 'in') return goOn(search.get('route'));
    if (led === 'secondStep') return;
    const query = new URLSearchParams(search);
    query.set('signInViaOtp', 'true');
    navigate(withSearch('/account/login/email', query));
  };
  return (
    <Door
      title={text('otp.title')}
      back={{ href: login, state: { loginId } }}
      aside={<CodeSafety byEmail={byEmail} />}
    >
      <p className="muted" aria-live="polite">
        {isOther ? (
          byEmail ? (
            text('otp.sentToEmailIfKnown')
          ) : (
            text('otp.sentToNumberIfKnown')
          )
        ) : (
          <>
            {text('otp.sentIfKnown', { to: sentTo })}{' '}
            <Link href={login}>{byEmail ? text('otp.notYourAddress') : text('otp.notYourNumber')}</Link>
          </>
        )}
      </p>
      <CodeForm
        key={String(isOther)}
        sent={{ to: sentTo, againAt }}
        check={check}
        sendAgain={() => sendCode(loginId, 'login', isOther)}
        ways={
          <>
            <OtherWay attempt={attempt} />
            <li>
              <b>{text('otp.usePassword')}</b>
              <ButtonLink
                kind="secondary"
                size="small"
                href={withSearch('/account/login/pwd', search)}
                state={{ loginId }}
              >
                {text('otp.password')}
              </ButtonLink>
            </li>
          </>
        }
      >
        <KeepSignedIn />
      </CodeForm>
      <p className="tiny muted">{text('account.neverAsk')}</p>
    </Door>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.loginViaOtp.title'),
  description: text('page.loginViaOtp.description'),
  robots: 'noindex,follow',
});
