import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { drafts, held } from './drafts';
import { session } from './session';

const nameHere = (name: string) => `${window.location.pathname} ${name}`;

function draftOf<T>(name: string): T | undefined {
  if (typeof window === 'undefined') return undefined;
  const kept = drafts.get();
  return kept && kept.uid === session.get().uid ? (kept.values[nameHere(name)] as T | undefined) : undefined;
}

/** Whether something was kept under this name for who is signed in. */
export const hasDraft = (name: string): boolean => draftOf(name) !== undefined;

/** What was kept under this name for who is signed in, and `read` to keep it with when the session ends. */
export function useDraft<T>(name: string, read: () => T | undefined): T | undefined {
  const [draft] = useState(() => draftOf<T>(name));
  const readNow = useEffectEvent(read);
  useEffect(() => {
    const here = nameHere(name);
    // Used once: what is kept next is what is on screen then.
    const kept = drafts.get();
    if (kept && here in kept.values) {
      const values = Object.fromEntries(Object.entries(kept.values).filter(([each]) => each !== here));
      drafts.set(Object.keys(values).length > 0 ? { ...kept, values } : undefined);
    }
    const mine = () => readNow();
    held.set(here, mine);
    return () => {
      if (held.get(here) === mine) held.delete(here);
      // A sign-in shows the screen, goes through Splash, and shows it again.
      const { uid } = session.get();
      const value = readNow() ?? draft;
      if (window.location.pathname === '/redirect' && uid && value !== undefined)
        drafts.set({ uid, values: { ...drafts.get()?.values, [here]: value } });
    };
  }, [name, draft]);
  return draft;
}

/** The same for what is typed in a form. */
export function useFormDraft<F extends FieldValues>(name: string, form: UseFormReturn<F>): void {
  const { getValues, reset } = form;
  const { isDirty } = form.formState;
  const draft = useDraft<F>(name, () => (isDirty ? getValues() : undefined));
  useEffect(() => {
    if (draft) reset(draft, { keepDefaultValues: true });
  }, [draft, reset]);
}

/** A choice of the shopper's that outlives the session: kept while they sign in again. */
export function useKeptChoice<T>(name: string, initial: T | (() => T)): [T, (next: T) => void] {
  const [value, setValue] = useState(initial);
  const [isChosen, setChosen] = useState(false);
  const draft = useDraft<{ value: T }>(name, () => (isChosen ? { value } : undefined));
  const [fromDraft, setFromDraft] = useState(draft);
  if (fromDraft) {
    setFromDraft(undefined);
    setValue(fromDraft.value);
    setChosen(true);
  }
  const choose = (next: T) => {
    setChosen(true);
    setValue(next);
  };
  return [value, choose];
}
