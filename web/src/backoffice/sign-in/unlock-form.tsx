import { useEffect, useState } from 'react';
import { ApiError } from '@/shared/api/errors';
import { useCanUsePasskeys } from '@/shared/passkeys/support';
import { TextField } from '@/shared/ui/field';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { wordsOf } from '../api/words';
import { Button } from '../ui/button';
import type { Staff } from './door';
import { Or, PasskeyWay } from './passkey-way';
import { confirmByPasskey } from './passkeys';
import { useCeremony } from './use-ceremony';

interface UnlockProps {
  name: string;
  /** By what this person unlocks. */
  ways: Staff['waysIn'];
  onIn: (staff: Staff) => void;
  /** The session is over after all. */
  onOver: () => void;
}

/** Locked: a passkey or the password opens it again, and everything is as it was left. */
export function UnlockForm({ name, ways, onIn, onOver }: UnlockProps) {
  const [password, setPassword] = useState('');
  const move = useMove(
    (typed: string) => api.post('/backoffice/api/session/unlock', { body: { password: typed } }),
    onIn,
  );
  const [isOver, setOver] = useState(false);
  const passkey = useCeremony(confirmByPasskey, onIn, (failure) => {
    const over = failure instanceof ApiError && failure.has('InvalidTokenError');
    if (over) setOver(true);
    return over;
  });
  const hasPasskey = useCanUsePasskeys() && ways.includes('passkey');
  const hasPassword = ways.includes('password');
  const isGone = isOver || move.problem?.has('InvalidTokenError');
  useEffect(() => {
    if (isGone) onOver();
  }, [isGone, onOver]);
  return (
    <form
      method="post"
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (password) void move.send(password);
      }}
    >
      <p>
        Locked. <b>{name}</b> is still signed in, and what was typed is kept.
      </p>
      {hasPasskey && <PasskeyWay way={passkey} words="Unlock with a passkey" first={!hasPassword} />}
      {hasPasskey && hasPassword && <Or />}
      {hasPassword ? (
        <>
          <TextField
            label="Password"
            type="password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={move.problem ? wordsOf(move.problem) : undefined}
            data-first=""
          />
          <Button kind={hasPasskey ? 'sec' : 'pri'} big type="submit" busy={move.busy}>
            Unlock
          </Button>
        </>
      ) : (
        !hasPasskey && <p>This browser has no passkeys. Sign out, and come in from another one.</p>
      )}
    </form>
  );
}
