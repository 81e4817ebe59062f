import { useState } from 'react';
import { isCancelled, isThereAlready } from '@/shared/passkeys/ceremony';
import { wordsOf } from '../api/words';

export interface Ceremony {
  run: () => Promise<void>;
  busy: boolean;
  /** A refusal, in words. */
  problem: string;
  /** Quiet: nothing happened. */
  hint: string;
  failed: (failure: unknown) => void;
}

/** What somebody asks of their device, and what came of it. What `instead` takes over is no failure. */
export function useCeremony<Answer>(
  ask: () => Promise<Answer>,
  done: (answer: Answer) => unknown,
  instead: (failure: unknown) => boolean = () => false,
): Ceremony {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [hint, setHint] = useState('');
  const failed = (failure: unknown) => {
    if (isCancelled(failure)) setHint('No passkey was used. Try again, or another way.');
    else if (isThereAlready(failure)) setProblem('This device has a passkey for your account already.');
    else if (!instead(failure)) setProblem(wordsOf(failure));
  };
  const run = async () => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    setHint('');
    try {
      await done(await ask());
    } catch (failure) {
      failed(failure);
    } finally {
      setBusy(false);
    }
  };
  return { run, busy, problem, hint, failed };
}
