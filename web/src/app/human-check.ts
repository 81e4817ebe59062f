import type { ApiError } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { createStore } from '@/shared/state/store';

export type Check = Schema<'HumanCheck'>;

interface Asked {
  /** As the server answered: a proxy's 412 has nothing to ask. */
  check?: Partial<Check>;
  /** True: the check is passed and the call goes again. */
  answer(passed: boolean): void;
}

/** The check on screen; calls that are stopped meanwhile wait for the same one. */
export const asked = createStore<Asked | undefined>(undefined);
let outcome: Promise<boolean> | undefined;

export function askForHuman({ body }: ApiError): Promise<boolean> {
  outcome ??= new Promise<boolean>((answer) => asked.set({ check: body as Asked['check'], answer })).finally(
    () => {
      outcome = undefined;
      asked.set(undefined);
    },
  );
  return outcome;
}
