import { useKept } from '@/shared/state/kept';
import { steps } from './drafts';
import { session } from './session';
import { useUser } from './user';

/**
 * What a customer has chosen so far of something in several steps, under a name of its own. It outlives a page loaded
 * again and a session that ended; at the end of all steps, and at sign-out, it is forgotten.
 */
export function useSteps<T>(
  name: string,
  initial: T,
): [value: T, change: (next: (before: T) => T) => void, forget: () => void] {
  const { data: user } = useUser();
  // A tab that was opened beside another knows whose it is from the customer alone.
  const uid = session.get().uid ?? user?.uid;
  const kept = useKept(steps, undefined);
  const valuesNow = () => {
    const now = steps.get();
    return now && now.uid === uid ? now.values : {};
  };
  const value = kept && kept.uid === uid ? (kept.values[name] as T | undefined) : undefined;
  return [
    value ?? initial,
    (next) => {
      if (!uid) return;
      const values = valuesNow();
      steps.set({ uid, values: { ...values, [name]: next((values[name] as T | undefined) ?? initial) } });
    },
    () => {
      const others = Object.entries(valuesNow()).filter(([each]) => each !== name);
      steps.set(uid && others.length > 0 ? { uid, values: Object.fromEntries(others) } : undefined);
    },
  ];
}
