import { keep } from '@/shared/state/kept';

/** What a customer had chosen or typed when the session ended, by screen; nobody else ever gets it. */
interface Drafts {
  uid: string;
  values: Record<string, unknown>;
}

export const drafts = keep<Drafts | undefined>('spaza.drafts', undefined, 'tab');

/** What a customer has chosen so far of something in several steps, by what it is: a page loaded again goes on there. */
export const steps = keep<Drafts | undefined>('spaza.steps', undefined, 'tab');

/** What screens hold just now; `undefined` where nothing was chosen or typed. */
export const held = new Map<string, () => unknown>();

/** Keeps what is on screen for this customer's next sign-in in this tab. */
export function keepDrafts(uid: string | undefined): void {
  if (!uid) return;
  const values: Record<string, unknown> = {};
  for (const [name, read] of held) {
    const value = read();
    if (value !== undefined) values[name] = value;
  }
  if (Object.keys(values).length > 0) drafts.set({ uid, values });
}

export const forgetDrafts = (): void => {
  drafts.set(undefined);
  steps.set(undefined);
};

/** Once it is known who signed in: what somebody else left is thrown away unseen. */
export function meetCustomer(uid: string): void {
  for (const store of [drafts, steps]) {
    const kept = store.get();
    if (kept && kept.uid !== uid) store.set(undefined);
  }
}
