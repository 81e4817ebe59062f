import { Button } from './button';
import { Dialog } from './dialog';

/** What was typed is thrown away only by who says so. */
export const DiscardDialog = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => (
  <Dialog
    title="Throw away what you typed?"
    onClose={onStay}
    footer={
      <>
        <Button kind="danger" onClick={onLeave}>
          Throw it away
        </Button>
        <Button kind="pri" data-first="" onClick={onStay}>
          Keep typing
        </Button>
      </>
    }
  >
    <div className="bd">
      <p>It is not saved yet.</p>
    </div>
  </Dialog>
);
