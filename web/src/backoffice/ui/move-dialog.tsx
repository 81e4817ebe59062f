import { useState, type ReactNode } from 'react';
import type { Move } from '../api/use-move';
import { Button } from './button';
import { Dialog } from './dialog';
import { DiscardDialog } from './discard-dialog';
import { Problem } from './states';

export interface MoveDialogProps {
  title: string;
  confirm: string;
  /** On the button that closes it. */
  cancel?: string;
  kind?: 'pri' | 'bad';
  move: Pick<Move<never>, 'busy' | 'problem'>;
  onSend: () => void;
  onClose: () => void;
  onReload: () => void;
  disabled?: boolean;
  /** Something was typed: closing asks before it is thrown away. */
  isChanged?: boolean;
  wide?: boolean;
  children: ReactNode;
}

/** What asks once more before something is done: what happens stands on its button. */
export function MoveDialog({
  title,
  confirm,
  cancel = 'Keep as is',
  kind = 'pri',
  move,
  onSend,
  onClose,
  onReload,
  disabled,
  isChanged,
  wide,
  children,
}: MoveDialogProps) {
  const send = () => {
    if (!disabled && !move.busy) onSend();
  };
  const [isLeaving, setLeaving] = useState(false);
  const close = () => (isChanged ? setLeaving(true) : onClose());
  return (
    <>
      <Dialog
        title={title}
        kind={wide ? 'wide' : ''}
        onClose={close}
        onConfirm={send}
        footer={
          <>
            <Button onClick={close}>{cancel}</Button>
            <Button kind={kind} busy={move.busy} disabled={disabled} onClick={send} keys="Ctrl Enter">
              {confirm}
            </Button>
          </>
        }
      >
        <div className="bd">
          {children}
          <Problem
            problem={move.problem}
            onReload={() => {
              onClose();
              onReload();
            }}
          />
        </div>
      </Dialog>
      {isLeaving && <DiscardDialog onStay={() => setLeaving(false)} onLeave={onClose} />}
    </>
  );
}
