import { useState } from 'react';
import { messageOf, ApiError } from '@/shared/api/errors';
import { clockOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { useSecondsUntil } from '@/shared/state/use-seconds-until';
import { waitIn } from './code-problem';

export interface Sent {
  /** Where the code went, masked; "" where that is not reported. */
  to: string;
  /** When another may be asked for, in milliseconds. */
  againAt: number;
}

/** Another code, when the server gives one again: the wait is its own. */
export function useSendAgain({ to, againAt }: Sent, sendAgain: () => Promise<void>, onSent: () => void) {
  const [blockedUntil, setBlockedUntil] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [sent, setSent] = useState('');
  const [problem, setProblem] = useState('');
  const secondsLeft = useSecondsUntil(Math.max(againAt, blockedUntil));

  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    setSent('');
    try {
      await sendAgain();
      const time = clockOf(new Date().toISOString());
      setSent(to ? text('otp.sentAgain', { to, time }) : text('otp.sentAgainThere', { time }));
      onSent();
    } catch (failure) {
      setProblem(`${messageOf(failure)} ${waitIn(failure)}`.trim());
      if (failure instanceof ApiError && failure.retryAfter)
        setBlockedUntil(Date.now() + failure.retryAfter * 1000);
    } finally {
      setBusy(false);
    }
  };
  return { send, isBusy, sent, problem, secondsLeft };
}
