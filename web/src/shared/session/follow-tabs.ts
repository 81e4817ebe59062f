import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/shared/api/client';
import type { PathBeginning } from '@/shared/api/path';
import { keyOf, markOld } from '@/shared/api/query';
import { text } from '@/shared/i18n/text';
import { refreshKept } from '@/shared/state/kept';
import { hearTabs } from '@/shared/state/tabs';
import { toast } from '@/shared/ui/toast';
import { keepDrafts } from './drafts';
import { resetTo } from './reset';
import { session, signedIn, whenSignedElsewhere } from './session';
import { customerPath } from './user';

/** What is the shopper's alone. */
export const personal = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
    /\/users\/(current|anonymous\/carts)\b/.test(String(queryKey[0])),
};

/** Who is signed in, as far as this tab knows. */
export const uidIn = (cache: QueryClient, before = session.get()) =>
  before.uid ?? cache.getQueryData(keyOf(customerPath))?.uid;

/** Another tab signed in anew: what is on screen stays if it is the same customer's, and goes if it is not. */
async function meet(cache: QueryClient, uid: string | undefined): Promise<void> {
  const signIn = signedIn.get();
  const user = await api.get(customerPath).catch(() => undefined);
  if (signedIn.get() !== signIn) return;
  if (user && user.uid === uid) return void cache.invalidateQueries(personal);
  cache.removeQueries(personal);
  resetTo(window.location.pathname + window.location.search);
}

/**
 * Goes on where other tabs are: sign-in, place and guest cart by what the browser keeps for all of them, carts and the
 * wishlist by what they say. What is being typed stays.
 */
export function followTabs(cache: QueryClient): void {
  const isSeen = () => document.visibilityState === 'visible';
  let unsaid: string | undefined;
  /** Not to a tab that nobody looks at. */
  const say = (words: string) => {
    if (isSeen()) toast.info(words);
    else unsaid = words;
  };
  whenSignedElsewhere((before) => {
    if (!before.isLoggedIn) return;
    const uid = uidIn(cache, before);
    if (session.get().isLoggedIn) return void meet(cache, uid);
    keepDrafts(uid);
    cache.removeQueries(personal);
    say(text('account.signedOutElsewhere'));
  });
  const catchUp = (key?: string | null) => {
    refreshKept(key);
    session.refresh();
  };
  window.addEventListener('storage', ({ key }) => catchUp(key));

  // A tab that nobody looks at asks again when somebody does.
  hearTabs((part) => void markOld(cache, [part as PathBeginning], isSeen() ? 'active' : 'none'));
  const isSeenAgain = () => {
    if (!isSeen()) return;
    catchUp();
    if (unsaid) toast.info(unsaid);
    unsaid = undefined;
    void cache.refetchQueries({ type: 'active', predicate: ({ state }) => state.isInvalidated });
  };
  document.addEventListener('visibilitychange', isSeenAgain);
  window.addEventListener('pageshow', ({ persisted }) => persisted && isSeenAgain());
}
