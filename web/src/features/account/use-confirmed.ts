import { useState } from 'react';
import { ApiError, messageOf } from '@/shared/api/errors';

/**
 * Something only whoever shows who they are may do: where the server wants that first, `mustConfirm` says so, and
 * `confirmed` goes on with what was begun.
 */
export function useConfirmed() {
  const [begun, setBegun] = useState<() => Promise<unknown>>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const run = async (act: () => Promise<unknown>) => {
    setProblem('');
    setBusy(true);
    try {
      await act();
      setBegun(undefined);
    } catch (failure) {
      if (failure instanceof ApiError && failure.has('StepUpRequiredError')) setBegun(() => act);
      else {
        setBegun(undefined);
        setProblem(messageOf(failure));
      }
    } finally {
      setBusy(false);
    }
  };
  return {
    run,
    mustConfirm: begun !== undefined,
    confirmed: () => begun && void run(begun),
    problem,
    isBusy,
  };
}
