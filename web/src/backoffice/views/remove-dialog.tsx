import type { Move } from '../api/use-move';
import { MoveDialog } from '../ui/move-dialog';
import { useReload } from './use-views';
import type { SavedView, ViewList } from './words';

interface Props {
  list: ViewList;
  view: SavedView;
  move: Move<void>;
  onClose: () => void;
}

/** What others have, too, is removed only by who says so twice. */
export function RemoveDialog({ list, view, move, onClose }: Props) {
  const reload = useReload();
  return (
    <MoveDialog
      title={`Remove “${view.name}” for everybody who sees ${list.title}`}
      confirm="Remove for everybody"
      cancel="Keep it"
      kind="bad"
      move={move}
      onSend={() => void move.send()}
      onClose={onClose}
      onReload={() => void reload()}
    >
      <p>Your colleagues do not have it any more either.</p>
    </MoveDialog>
  );
}
