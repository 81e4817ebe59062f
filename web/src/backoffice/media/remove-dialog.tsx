import { useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { wordsOf } from '../api/words';
import { MoveDialog } from '../ui/move-dialog';
import { offerUndo, say } from '../ui/toast';
import { refreshMedia } from './refresh';
import { calledOf, type Media } from './words';

/** Only what is used nowhere goes, and for 30 days it comes back. */
export function RemoveDialog({ media, onClose }: { media: Media; onClose: () => void }) {
  const cache = useQueryClient();
  const path = { mediaName: media.name };
  const restore = async () => {
    try {
      await api.post('/backoffice/api/content/media/{mediaName}/restore', { path });
      say(`${calledOf(media)} is back.`);
    } catch (problem) {
      say(wordsOf(problem), true);
    }
    await refreshMedia(cache);
  };
  const move = useMove(
    () => api.post('/backoffice/api/content/media/{mediaName}/remove', { path }),
    async () => {
      onClose();
      await refreshMedia(cache);
      offerUndo(`${calledOf(media)} is removed.`, () => void restore());
    },
  );
  return (
    <MoveDialog
      title={`Remove: ${calledOf(media)}`}
      confirm="Remove it"
      cancel="Back"
      kind="bad"
      move={move}
      onSend={() => void move.send(undefined)}
      onClose={onClose}
      onReload={() => void refreshMedia(cache)}
    >
      <p>It is not offered any more. For 30 days it can be brought back, under Removed; then its files go.</p>
    </MoveDialog>
  );
}
