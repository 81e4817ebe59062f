import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Note } from '../ui/states';
import { wordsOf } from '../api/words';
import { mustConfirm } from './confirm-dialog';
import type { Passkey } from './passkeys';

interface Props {
  passkey: Passkey;
  onClose: () => void;
  onDone: () => void;
  /** Who is there has to be shown first. */
  onAsked: () => void;
}

export function RemoveDialog({ passkey, onClose, onDone, onAsked }: Props) {
  const move = useMove(
    async () => {
      try {
        await api.delete('/backoffice/api/session/passkeys/{passkeyId}', { path: { passkeyId: passkey.id } });
        return 'removed';
      } catch (failure) {
        if (!mustConfirm(failure)) throw failure;
        return 'asked';
      }
    },
    (outcome) => (outcome === 'removed' ? onDone() : onAsked()),
  );
  return (
    <Dialog
      title={`Remove ${passkey.name}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button kind="bad" busy={move.busy} onClick={() => void move.send(undefined)}>
            Remove it
          </Button>
        </>
      }
    >
      <div className="bd">
        <p>
          It does not sign you in any more, and whoever it signed in elsewhere is signed out. We write to you
          that it is gone. Delete it in the settings of the device, too.
        </p>
        {move.problem && (
          <Note kind="bad" live>
            {wordsOf(move.problem)}
          </Note>
        )}
      </div>
    </Dialog>
  );
}
