import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Note } from '../ui/states';
import { wordsOf } from '../api/words';
import { ConfirmDialog, mustConfirm } from './confirm-dialog';
import type { Passkey } from './passkeys';

interface Props {
  passkey: Passkey;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a passkey goes; where who is there has to be shown first, it goes on by itself. */
export function RemoveDialog({ passkey, onClose, onDone }: Props) {
  const move = useMove<void, unknown>(
    () => api.delete('/backoffice/api/session/passkeys/{passkeyId}', { path: { passkeyId: passkey.id } }),
    onDone,
  );
  const asks = mustConfirm(move.problem);
  return (
    <>
      <Dialog
        title={`Remove ${passkey.name}`}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>Keep it</Button>
            <Button kind="bad" busy={move.busy} onClick={() => void move.send()}>
              Remove it
            </Button>
          </>
        }
      >
        <div className="bd">
          <p>
            It does not sign you in any more, and whoever it signed in elsewhere is signed out. We write to
            you that it is gone. Delete it in the settings of the device, too.
          </p>
          {move.problem && !asks && (
            <Note kind="bad" live>
              {wordsOf(move.problem)}
            </Note>
          )}
        </div>
      </Dialog>
      {asks && <ConfirmDialog onClose={move.forget} onConfirmed={() => void move.send()} />}
    </>
  );
}
