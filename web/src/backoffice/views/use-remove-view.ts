import { api } from '../api/client';
import { useMove, type Move } from '../api/use-move';
import { wordsOf } from '../api/words';
import { ApiError } from '@/shared/api/errors';
import { offerUndo, say } from '../ui/toast';
import { useReload } from './use-views';
import type { SavedView, ViewList } from './words';

/** Makes a view again that was removed, where it stood among its own kind. */
async function makeAgain(list: ViewList, { name, query, isShared }: SavedView, place: number, of: number) {
  const path = { viewList: list.name };
  const again = await api.post('/backoffice/api/views/{viewList}', { path, body: { name, query, isShared } });
  if (place === of - 1) return;
  await api.patch('/backoffice/api/views/{viewList}/{viewNumber}', {
    path: { ...path, viewNumber: String(again.number) },
    body: { version: again.version, place },
  });
}

/** Ends a view; one's own comes back by Undo, for a shared one it was asked before. */
export function useRemoveView(
  list: ViewList,
  view: SavedView,
  { at, of }: { at: number; of: number },
  onClose: () => void,
): Move<void> {
  const reload = useReload();
  const undo = async () => {
    try {
      await makeAgain(list, view, at, of);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      say(wordsOf(failure), true);
    } finally {
      await reload();
    }
  };
  return useMove<void, unknown>(
    () =>
      api.delete('/backoffice/api/views/{viewList}/{viewNumber}', {
        path: { viewList: list.name, viewNumber: String(view.number) },
      }),
    async () => {
      onClose();
      await reload();
      if (view.isShared) say('View removed.');
      else offerUndo('View removed.', () => void undo());
    },
  );
}
