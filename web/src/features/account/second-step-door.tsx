import { useState, type ReactNode } from 'react';
import { ApiError, messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { Link, useNavigate, useSearchParams, withSearch } from '@/shared/routing/routing';
import { Checkbox } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';
import { toast } from '@/shared/ui/toast';
import { goOn, sendSecondStep, takeSecondStep } from './api';
import { AppCodeForm } from './app-code-form';
import { CodeForm } from './code-form';
import { waitIn } from './code-problem';
import { CodeSafety } from './code-safety';
import { Door } from './door';
import styles from './door.module.css';
import { isMessage, otherWays, secondStep, type SecondStep, type StepWay } from './second-step';
import { SpareCodeForm } from './spare-code-form';
import { StepWays } from './step-ways';

/** The second step of a sign-in, by whichever way. */
export function SecondStepDoor({ step }: { step: SecondStep }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [trusts, setTrusts] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { way, loginId } = step;
  const password = withSearch('/account/login/pwd', search);
  const passwordFirst = new URLSearchParams(search);
  passwordFirst.set('mfaViaOtp', 'true');

  /** A step that is over begins again with the password. */
  const orAgain = async <T,>(call: Promise<T>): Promise<T | undefined> => {
    try {
      return await call;
    } catch (failure) {
      if (!(failure instanceof ApiError) || !failure.has('TokenInvalidatedError')) throw failure;
      navigate(password, { state: { loginId } });
      secondStep.set(undefined);
      toast.error(messageOf(failure));
      return undefined;
    }
  };
  const check = async (code: string) => {
    await orAgain(takeSecondStep(step, code, trusts).then(() => goOn(search.get('route'))));
  };
  const choose = async (other: StepWay) => {
    setProblem('');
    if (other !== 'email' && other !== 'sms')
      return secondStep.set({ ...step, way: other, needsPassword: false });
    setBusy(true);
    try {
      await orAgain(sendSecondStep(step, other));
    } catch (failure) {
      setProblem(`${messageOf(failure)} ${waitIn(failure)}`.trim());
    } finally {
      setBusy(false);
    }
  };

  const ways = (
    <StepWays ways={otherWays(step.ways, way)} choose={(other) => void choose(other)} isBusy={isBusy} />
  );
  return (
    <Door
      title={text('mfa.oneMore')}
      back={{ href: password, state: { loginId } }}
      aside={<CodeSafety byEmail={way !== 'sms'} />}
    >
      <p className="small muted">{text('mfa.stepTwo')}</p>
      {step.needsPassword && (
        <Note kind="warn">
          {text('mfa.usePassword')}{' '}
          <Link href={withSearch('/account/login/pwd', passwordFirst)} state={{ loginId }}>
            {text('otp.password')}
          </Link>
        </Note>
      )}
      {problem && (
        <Note kind="warn" live>
          {problem}
        </Note>
      )}
      <StepForm
        step={step}
        check={check}
        sendAgain={async () => {
          await orAgain(sendSecondStep(step, way === 'sms' ? 'sms' : 'email'));
        }}
        ways={ways}
      >
        <Checkbox
          label={text('mfa.trust')}
          checked={trusts}
          onChange={(event) => setTrusts(event.target.checked)}
        />
      </StepForm>
      <p className="tiny muted">{text('account.neverAsk')}</p>
    </Door>
  );
}

interface StepFormProps {
  step: SecondStep;
  check: (code: string) => Promise<void>;
  sendAgain: () => Promise<void>;
  /** Rows of the ways to take it by instead. */
  ways: ReactNode;
  children: ReactNode;
}

/** What is typed in, by the way that was chosen. */
function StepForm({ step, check, sendAgain, ways, children }: StepFormProps) {
  const { way, sentTo, againAt, isSent } = step;
  if (isMessage(way))
    return (
      <>
        <p className="muted">
          {isSent ? text('mfa.askedMessage', { to: sentTo }) : text('mfa.notSentYet', { to: sentTo })}
        </p>
        <CodeForm key={way} sent={{ to: sentTo, againAt }} check={check} sendAgain={sendAgain} ways={ways}>
          {children}
        </CodeForm>
      </>
    );
  return (
    <>
      <p className="muted">{way === 'app' ? text('mfa.askedApp') : text('mfa.askedSpareCode')}</p>
      {way === 'app' ? (
        <AppCodeForm check={check} hint={text('otp.hint')} takesFocus>
          {children}
        </AppCodeForm>
      ) : (
        <SpareCodeForm check={check}>{children}</SpareCodeForm>
      )}
      <ul className={styles.ways}>{ways}</ul>
    </>
  );
}
