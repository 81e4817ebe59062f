import { useState } from 'react';
import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { sendCode } from './code-api';
import { wentOtherWay, type CodeAttempt } from './code-attempt';
import { waitIn } from './code-problem';

/** Has the code sent by what else the account may have. Whether it has, nobody learns before a code has signed them in. */
export function OtherWay({ attempt }: { attempt: CodeAttempt }) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { loginId, otherWay } = attempt;
  if (!otherWay) return null;
  const send = async () => {
    setBusy(true);
    setProblem('');
    try {
      await sendCode(loginId, 'login', !wentOtherWay(attempt));
    } catch (failure) {
      setProblem(`${messageOf(failure)} ${waitIn(failure)}`.trim());
    } finally {
      setBusy(false);
    }
  };
  const byEmail = otherWay === 'email';
  const whose = byEmail ? text('otp.toAccountsEmail') : text('otp.toAccountsNumber');
  return (
    <li>
      <div>
        <b>{byEmail ? text('otp.emailInstead') : text('otp.smsInstead')}</b>
        <p className="small muted" role={problem ? 'alert' : undefined}>
          {problem || (wentOtherWay(attempt) ? loginId : whose)}
        </p>
      </div>
      <Button kind="secondary" size="small" busy={isBusy} onClick={() => void send()}>
        {byEmail ? text('otp.emailMe') : text('otp.smsMe')}
      </Button>
    </li>
  );
}
