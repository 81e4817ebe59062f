import { useState } from 'react';
import { ApiError } from '@/shared/api/errors';
import { useCanUsePasskeys } from '@/shared/passkeys/support';
import { codeLength } from '@/shared/ui/code';
import { CodeField } from '@/shared/ui/code-field';
import { TextField } from '@/shared/ui/field';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { wordsOf } from '../api/words';
import { useHere } from '../frame/staff-context';
import { Or, PasskeyWay } from '../sign-in/passkey-way';
import { confirmByPasskey } from '../sign-in/passkeys';
import { useCeremony } from '../sign-in/use-ceremony';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Note } from '../ui/states';

/** Whether what was refused wants to know first who is there. */
export const mustConfirm = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.has('StepUpRequiredError');

interface Props {
  /** Why it is asked for. */
  why?: string;
  onConfirmed: () => void;
  onClose: () => void;
}

/** Confirm it is you: by a passkey, or by password and code. */
export function ConfirmDialog({
  why = 'This changes how you sign in, so it is asked for again every 15 minutes.',
  onConfirmed,
  onClose,
}: Props) {
  const ways = useHere().staff.waysIn;
  const canUse = useCanUsePasskeys() && ways.includes('passkey');
  const passkey = useCeremony(confirmByPasskey, onConfirmed);
  return (
    <Dialog title="Confirm it is you" onClose={onClose}>
      <div className="bd stack">
        <p>{why}</p>
        {canUse && <PasskeyWay way={passkey} words="Use a passkey" first />}
        {canUse && ways.includes('password') && <Or />}
        {ways.includes('password') && <CodeForm isSecond={canUse} onConfirmed={onConfirmed} />}
        {ways.length === 0 && (
          <Note>Nothing can confirm it any more. Sign out, and ask for another link or invitation.</Note>
        )}
      </div>
    </Dialog>
  );
}

function CodeForm({ isSecond, onConfirmed }: { isSecond: boolean; onConfirmed: () => void }) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const move = useMove(
    () => api.post('/backoffice/api/session/confirm', { body: { password, code } }),
    onConfirmed,
  );
  return (
    <form
      method="post"
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (password && code.length === codeLength) void move.send(undefined);
      }}
    >
      <TextField
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        data-first={isSecond ? undefined : ''}
      />
      <CodeField label="Code from your app" value={code} onChange={setCode} readOnly={move.busy} />
      {move.problem && (
        <Note kind="bad" live>
          {wordsOf(move.problem)}
        </Note>
      )}
      <Button
        kind={isSecond ? 'sec' : 'pri'}
        big
        type="submit"
        busy={move.busy}
        disabled={!password || code.length < codeLength}
      >
        Confirm
      </Button>
    </form>
  );
}
