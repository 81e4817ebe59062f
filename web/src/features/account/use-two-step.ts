import { useState } from 'react';
import { ApiError, messageOf } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { waitIn } from './code-problem';
import type { StepWay } from './second-step';
import { beginStep, takeStep, useRefreshSecurity, type Mfa, type StepPurpose } from './two-step-api';

export interface Wanted {
  purpose: StepPurpose;
  way: StepWay;
}

/** A code is awaited. `then`: what goes on once it has shown whose the session is. */
export interface Awaited extends Wanted {
  started: Schema<'MfaStep'>;
  /** When another may be asked for, in milliseconds. */
  againAt: number;
  then?: Wanted;
}

const againAtOf = ({ resendAfter = 0 }: Schema<'MfaStep'>, now = Date.now()) => now + resendAfter * 1000;

/**
 * A change of how one signs in: its code is asked for, after one that shows whose the session is where the server wants
 * that first, and taken. `onDone` gets what the server answers to the last.
 */
export function useTwoStep(mfa: Mfa | undefined, onDone: (answer: Schema<'MfaStep'>, done: Wanted) => void) {
  const refresh = useRefreshSecurity();
  const [awaited, setAwaited] = useState<Awaited>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  const begin = async (wanted: Wanted, then?: Wanted): Promise<void> => {
    try {
      const started = await beginStep(wanted.purpose, wanted.way);
      setAwaited({ ...wanted, started, againAt: againAtOf(started), then });
    } catch (failure) {
      const mustConfirm = failure instanceof ApiError && failure.has('StepUpRequiredError');
      const first = mfa?.ways[0];
      if (!mustConfirm || !first || wanted.purpose === 'confirm') throw failure;
      await begin({ purpose: 'confirm', way: first.way }, wanted);
    }
  };
  const start = async (wanted: Wanted, then?: Wanted) => {
    setProblem('');
    setBusy(true);
    try {
      await begin(wanted, then);
    } catch (failure) {
      setProblem(`${messageOf(failure)} ${waitIn(failure)}`.trim());
    } finally {
      setBusy(false);
    }
  };
  /** Throws what the server answers when the code is not right. */
  const check = async (code: string) => {
    if (!awaited) return;
    const { started, way, purpose, then } = awaited;
    const answer = await takeStep(started.tokenId ?? '', way, code);
    if (then) return start(then);
    setAwaited(undefined);
    onDone(answer, { purpose, way });
    await refresh();
  };
  const sendAgain = async () => {
    if (!awaited) return;
    const started = await beginStep(awaited.purpose, awaited.way, awaited.started.tokenId);
    setAwaited({ ...awaited, started, againAt: againAtOf(started) });
  };
  const stop = () => {
    setAwaited(undefined);
    setProblem('');
  };
  return { awaited, problem, isBusy, start, check, sendAgain, stop };
}
