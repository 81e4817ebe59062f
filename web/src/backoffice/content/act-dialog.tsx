import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { counted } from '../ui/money';
import { MoveDialog } from '../ui/move-dialog';
import { say } from '../ui/toast';
import type { Page } from './words';

interface Props {
  page: Page;
  act: 'discard' | 'unplan';
  changed: (now: Page) => void;
  onReload: () => void;
  onClose: () => void;
}

const words = {
  discard: { title: 'Discard the draft', confirm: 'Discard it', done: 'The draft is gone.', kind: 'bad' },
  unplan: {
    title: 'Take the plan back',
    confirm: 'Take it back',
    done: 'It is a draft again, and is not published by itself.',
    kind: 'pri',
  },
} as const;

/** Asks before a draft is thrown away, or a plan is taken back. */
export function ActDialog({ page, act, changed, onReload, onClose }: Props) {
  const { title, confirm, done, kind } = words[act];
  const move = useMove(
    () =>
      api.post(`/backoffice/api/content/pages/{contentPageCode}/${act}`, {
        path: { contentPageCode: page.code },
        body: { version: page.version },
      }),
    (now: Page) => {
      onClose();
      changed(now);
      say(done);
    },
  );
  return (
    <MoveDialog
      title={`${title}: ${page.page.name}`}
      confirm={confirm}
      cancel="Back"
      kind={kind}
      move={move}
      onSend={() => void move.send(undefined)}
      onClose={onClose}
      onReload={onReload}
    >
      <p>
        {act === 'discard'
          ? `${counted(page.changes.length, 'change')} of ${page.draft?.by ?? 'somebody'} are gone then. Shoppers see what they see now.`
          : 'The draft stays as it is and can be changed again.'}
      </p>
    </MoveDialog>
  );
}
