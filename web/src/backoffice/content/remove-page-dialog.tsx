import { useQueryClient } from '@tanstack/react-query';
import { go } from '../address/address';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { MoveDialog } from '../ui/move-dialog';
import { say } from '../ui/toast';
import { refreshPages } from './refresh';
import type { Page } from './words';

interface Props {
  page: Page;
  onReload: () => void;
  onClose: () => void;
}

/** A page that nobody ever saw is thrown away whole. */
export function RemovePageDialog({ page, onReload, onClose }: Props) {
  const cache = useQueryClient();
  const move = useMove(
    () =>
      api.post('/backoffice/api/content/pages/{contentPageCode}/remove', {
        path: { contentPageCode: page.code },
        body: { version: page.version },
      }),
    async () => {
      onClose();
      go('/content', { replace: true });
      await refreshPages(cache);
      say(`The page is removed. ${page.path ?? 'Its address'} is free again.`);
    },
  );
  return (
    <MoveDialog
      title={`Remove: ${page.page.name || page.code}`}
      confirm="Remove it"
      cancel="Back"
      kind="bad"
      move={move}
      onSend={() => void move.send(undefined)}
      onClose={onClose}
      onReload={onReload}
    >
      <p>Nobody ever saw it. What is written on it is gone then; this is not undone.</p>
    </MoveDialog>
  );
}
