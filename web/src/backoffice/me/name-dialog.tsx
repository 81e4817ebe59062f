import { useState } from 'react';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { Field } from '../ui/fields';
import { MoveDialog } from '../ui/move-dialog';
import type { Passkey } from './passkeys';

interface Props {
  passkey: Passkey;
  onClose: () => void;
  onDone: () => void;
}

/** What one knows a passkey by. */
export function NameDialog({ passkey, onClose, onDone }: Props) {
  const [name, setName] = useState(passkey.name);
  const move = useMove<void, Passkey>(
    () =>
      api.patch('/backoffice/api/session/passkeys/{passkeyId}', {
        path: { passkeyId: passkey.id },
        body: { name: name.trim() },
      }),
    onDone,
  );
  return (
    <MoveDialog
      title={`Rename ${passkey.name}`}
      confirm="Save the name"
      move={move}
      disabled={!name.trim()}
      onSend={() => void move.send()}
      onClose={onClose}
      onReload={onDone}
    >
      <Field
        label="Name of the passkey"
        hint="So that you know it again, such as: Till 4, or My phone"
        maxLength={40}
        value={name}
        data-first=""
        onChange={({ target }) => setName(target.value)}
      />
    </MoveDialog>
  );
}
