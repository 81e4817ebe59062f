import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';

/** A rule that was written is thrown away only by who says so. */
export const DiscardDialog = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => (
  <Dialog
    title="Throw away what you wrote?"
    onClose={onStay}
    footer={
      <>
        <Button kind="danger" onClick={onLeave}>
          Throw it away
        </Button>
        <Button kind="pri" data-first="" onClick={onStay}>
          Go on writing
        </Button>
      </>
    }
  >
    <div className="bd">
      <p>The rule is not saved yet.</p>
    </div>
  </Dialog>
);
