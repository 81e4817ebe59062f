import { useEffect, useState } from 'react';
import { useBarrier } from '../address/address';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { counted } from '../ui/money';
import type { Upload } from './use-uploads';

/** Leaving while files are on their way asks first. `ask` does so for a way out that is no other place, `question` is what
 *  is asked while it stands. `within`: the place that sends them on while its parts are looked at. */
export function useLeaveSending({ all, total }: { all: readonly Upload[]; total: number }, within?: string) {
  const left = all.filter(({ wrong }) => !wrong).length;
  const [leave, setLeave] = useState<() => void>();
  const ask = (out: () => void) => (left > 0 ? setLeave(() => out) : out());
  useBarrier(left > 0, ask, within);
  const stay = () => setLeave(undefined);
  const question = leave && (
    <StopDialog
      {...{ left, total }}
      onStay={stay}
      onLeave={() => {
        stay();
        leave();
      }}
    />
  );
  return { ask, question };
}

interface Props {
  left: number;
  total: number;
  onStay: () => void;
  onLeave: () => void;
}

function StopDialog({ left, total, onStay, onLeave }: Props) {
  const isSent = left === 0;
  useEffect(() => {
    if (isSent) onStay();
  }, [isSent, onStay]);
  return (
    <Dialog
      title={`${left} of ${counted(total, 'picture')} ${left === 1 ? 'is' : 'are'} still being sent`}
      onClose={onStay}
      footer={
        <>
          <Button kind="danger" onClick={onLeave}>
            Leave and stop {left === 1 ? 'it' : 'them'}
          </Button>
          <Button kind="pri" data-first="" onClick={onStay}>
            Stay
          </Button>
        </>
      }
    >
      <div className="bd">
        <p>Leave and stop {left === 1 ? 'it' : 'them'}? What is already sent stays.</p>
      </div>
    </Dialog>
  );
}
