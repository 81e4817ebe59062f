import type { ReactNode } from 'react';
import type { Move } from '../api/use-move';
import { Button } from './button';
import { Dialog } from './dialog';
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
  wide,
  children,
}: MoveDialogProps) {
  const send = () => {
    if (!disabled && !move.busy) onSend();
  };
  return (
    <Dialog
      title={title}
      kind={wide ? 'wide' : ''}
      onClose={onClose}
      onConfirm={send}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
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
  );
}
