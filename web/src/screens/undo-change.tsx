import { useState, useSyncExternalStore } from 'react';
import { undoChange } from '@/features/account/contact-api';
import { Door } from '@/features/account/door';
import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import type { ScreenModule } from '@/shared/screen';
import { endSession } from '@/shared/session/reset';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

const onHash = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};
const tokenHere = () => window.location.hash.slice(1);

/** Screen UndoChange: account/undochange#token, for anybody with the link. Looking undoes nothing; pressing does. */
export function Component() {
  const token = useSyncExternalStore(onHash, tokenHere, () => undefined);
  const [done, setDone] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    try {
      setDone(await undoChange(token ?? ''));
      endSession(); // the server has ended every one
    } catch (failure) {
      setProblem(messageOf(failure));
      setBusy(false);
    }
  };
  return (
    <Door title={text('contact.undoTitle')}>
      {problem && (
        <Note kind="bad" live>
          {problem}
        </Note>
      )}
      {done ? (
        <>
          <Note kind="good" live>
            {done}
          </Note>
          <ButtonLink wide href="/account/login/pwd/passwordassistance">
            {text('account.newPassword')}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>{token === '' ? text('contact.undoMissing') : text('contact.undoText')}</p>
          {token !== '' && (
            <Button wide size="big" busy={isBusy} disabled={token === undefined} onClick={() => void send()}>
              {text('contact.undo')}
            </Button>
          )}
        </>
      )}
    </Door>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.undoChange.title'),
  description: text('page.undoChange.description'),
  robots: 'noindex,nofollow',
});
