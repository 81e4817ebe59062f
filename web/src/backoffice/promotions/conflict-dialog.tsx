import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { VersionChanges } from './version-changes';
import type { Named, Promotion, Terms } from './words';

interface Props {
  promotion: Promotion;
  terms: Terms;
  named: readonly Named[];
  onClose: () => void;
  onTheirs: () => void;
  onMine: () => void;
}

/** Somebody else saved it meanwhile: both sides stand there, and one is chosen. */
export const ConflictDialog = ({ promotion, terms, named, onClose, onTheirs, onMine }: Props) => (
  <Dialog
    title={`${promotion.draftBy ?? 'Somebody else'} changed it meanwhile`}
    kind="wide"
    onClose={onClose}
    footer={
      <>
        <Button onClick={onClose}>Not yet</Button>
        <Button onClick={onTheirs}>Keep theirs</Button>
        <Button kind="pri" onClick={onMine}>
          Save mine over it
        </Button>
      </>
    }
  >
    <div className="bd">
      <p>Struck through is how it stands now, underlined what you typed.</p>
      <VersionChanges before={promotion.terms} after={terms} named={named} />
    </div>
  </Dialog>
);
