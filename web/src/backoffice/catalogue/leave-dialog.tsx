import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { counted } from '../ui/money';

interface Props {
  count: number;
  onStay: () => void;
  onLeave: () => void;
}

/** Leaving with unsaved work asks. */
export const LeaveDialog = ({ count, onStay, onLeave }: Props) => (
  <Dialog
    title={`${counted(count, 'change')} ${count === 1 ? 'is' : 'are'} not saved`}
    onClose={onStay}
    footer={
      <>
        <Button kind="danger" onClick={onLeave}>
          Leave without saving
        </Button>
        <Button kind="pri" data-first="" onClick={onStay}>
          Stay
        </Button>
      </>
    }
  >
    <div className="bd">
      <p>If you leave now, what you typed here is gone.</p>
    </div>
  </Dialog>
);
