import { useRef, useState } from 'react';
import { ApiError } from '@/shared/api/errors';
import { IdempotencyKey } from '@/shared/api/idempotency-key';

/** One thing that is done to something: under way, refused with words, or done. */
export interface Move<Body> {
  send: (body: Body) => Promise<boolean>;
  busy: boolean;
  problem: ApiError | undefined;
  forget: () => void;
}

/**
 * A press sends once: while an answer is awaited a second one does nothing, and after a lost answer the same request goes
 * with the same key. What was typed stays where it was, whatever the answer.
 */
export function useMove<Body, Answer>(
  write: (body: Body, idempotencyKey: string) => Promise<Answer>,
  done: (answer: Answer) => unknown,
): Move<Body> {
  const key = useRef<IdempotencyKey>(null);
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiError>();
  const send = async (body: Body) => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setProblem(undefined);
    key.current ??= new IdempotencyKey();
    try {
      const answer = await key.current.send(body ?? null, (idempotencyKey) => write(body, idempotencyKey));
      await done(answer);
      return true;
    } catch (wrong) {
      if (!(wrong instanceof ApiError)) throw wrong;
      setProblem(wrong);
      return false;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { send, busy, problem, forget: () => setProblem(undefined) };
}
