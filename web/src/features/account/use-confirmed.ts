import { useState } from 'react';
import { ApiError, messageOf } from '@/shared/api/errors';

/**
 * Something only whoever shows who they are may do: where the server wants that first, `mustConfirm` says so, and
 * `confirmed` goes on with what was begun.
 */
export function useConfirmed() {
  const [begun, setBegun] = useState<() => Promise<unknown>>();
  const [problem, setProblem] = useState('');
  const [failure, setFailure] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const run = async (act: () => Promise<unknown>) => {
    setProblem('');
    setFailure(undefined);
    setBusy(true);
    try {
      await act();
      setBegun(undefined);
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.has('StepUpRequiredError')) setBegun(() => act);
      else {
        setBegun(undefined);
        setProblem(messageOf(thrown));
        if (thrown instanceof ApiError) setFailure(thrown);
      }
    } finally {
      setBusy(false);
    }
  };
  return {
    run,
    mustConfirm: begun !== undefined,
    confirmed: () => begun && void run(begun),
    /** What went wrong, in words, and the server's refusal. */
    problem,
    failure,
    isBusy,
  };
}
