import { useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { wordsOf } from '../api/words';
import { MoveDialog } from '../ui/move-dialog';
import { offerUndo, say } from '../ui/toast';
import { refreshPages } from './refresh';
import type { Redirect } from './words';

/** The old address leads to nothing then; that can be undone. */
export function RemoveRedirectDialog({ redirect, onClose }: { redirect: Redirect; onClose: () => void }) {
  const cache = useQueryClient();
  const { from, to, isPermanent, version } = redirect;
  const addAgain = async () => {
    try {
      await api.post('/backoffice/api/content/redirects', { body: { from, to, isPermanent } });
      say(`${from} leads to ${to} again.`);
    } catch (problem) {
      say(wordsOf(problem), true);
    }
    await refreshPages(cache);
  };
  const move = useMove(
    () => api.post('/backoffice/api/content/redirects/remove', { body: { from, version } }),
    async () => {
      onClose();
      await refreshPages(cache);
      offerUndo(`${from} leads nowhere now.`, () => void addAgain());
    },
  );
  return (
    <MoveDialog
      title={`Remove: ${from}`}
      confirm="Remove it"
      cancel="Back"
      kind="bad"
      move={move}
      onSend={() => void move.send(undefined)}
      onClose={onClose}
      onReload={() => void refreshPages(cache)}
    >
      <p>Whoever still comes by the old address is shown that nothing is there.</p>
    </MoveDialog>
  );
}
