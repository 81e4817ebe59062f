import type { ApiError } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { createStore } from '@/shared/state/store';

interface Asked {
  challenge: Schema<'HumanCheck'>['challenge'];
  /** True: the check is passed and the call goes again. */
  answer(passed: boolean): void;
}

/** The check on screen; calls that are stopped meanwhile wait for the same one. */
export const asked = createStore<Asked | undefined>(undefined);
let outcome: Promise<boolean> | undefined;

export function askForHuman(problem: ApiError): Promise<boolean> {
  const { challenge } = (problem.body ?? {}) as Partial<Schema<'HumanCheck'>>;
  if (!challenge) return Promise.resolve(false);
  outcome ??= new Promise<boolean>((resolve) => asked.set({ challenge, answer: resolve })).finally(() => {
    outcome = undefined;
    asked.set(undefined);
  });
  return outcome;
}
