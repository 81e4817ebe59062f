import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { wordsOf } from '../api/words';
import { counted } from '../ui/money';
import { MoveDialog } from '../ui/move-dialog';
import { Bones, Note } from '../ui/states';
import { offerUndo, say } from '../ui/toast';
import { BulkPreview } from './bulk-preview';
import { refreshReviews } from './refresh';
import type { Refusal } from './use-decide';
import { missingIn, noWhy, refusalOf, WhyFields } from './why-fields';
import { acts, type Act } from './words';

interface Props {
  act: Act;
  ids: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

/** Many reviews shown, refused or put back: what would change and what is skipped stands there before it is done. */
export function BulkDialog({ act, ids, onDone, onClose }: Props) {
  const cache = useQueryClient();
  const { words, about, done } = acts[act];
  const [why, setWhy] = useState(noWhy);
  const [isTried, setTried] = useState(false);
  const asked = useQuery<Schema<'StaffReviewBulkPreview'>, ApiError>({
    queryKey: ['review-bulk', act, ids],
    queryFn: () => api.post('/backoffice/api/review-bulk/preview', { body: { act, ids: [...ids] } }),
    staleTime: 0,
  });
  const changing = asked.data?.changing ?? [];
  const undo = async (reviews: Schema<'StaffReviewAsSeen'>[]) => {
    try {
      await api.post('/backoffice/api/review-bulk/undo', { body: { reviews } });
      say(`Taken back of ${counted(reviews.length, 'review')}.`);
    } catch (problem) {
      say(wordsOf(problem), true);
    }
    await refreshReviews(cache);
  };
  const move = useMove(
    (refusal: Refusal | undefined, idempotencyKey) =>
      api.post('/backoffice/api/review-bulk', {
        body: { act, reviews: changing.map(({ id, version }) => ({ id, version })), ...refusal },
        idempotencyKey,
      }),
    async ({ reviews }) => {
      onDone();
      offerUndo(`${done}: ${counted(reviews.length, 'review')}.`, () => void undo(reviews));
      await refreshReviews(cache);
    },
  );
  const send = () => {
    setTried(true);
    if (act === 'decline' && missingIn(why)) return;
    const refusal = act === 'decline' ? refusalOf(why) : undefined;
    void move.send(refusal).then((isDone) => !isDone && void asked.refetch());
  };
  return (
    <MoveDialog
      title={`${words}: ${counted(ids.length, 'review')}`}
      confirm={changing.length > 0 ? `${words} ${counted(changing.length, 'review')}` : 'Nothing to do'}
      cancel="Back"
      kind={act === 'decline' ? 'bad' : 'pri'}
      move={move}
      disabled={changing.length === 0 || asked.isFetching}
      onSend={send}
      onClose={onClose}
      onReload={() => void refreshReviews(cache)}
    >
      <p>{about}</p>
      <div aria-live="polite" aria-busy={asked.isFetching || undefined}>
        {asked.isError ? (
          <Note kind="bad" live>
            {wordsOf(asked.error)}
          </Note>
        ) : asked.data ? (
          <BulkPreview preview={asked.data} />
        ) : (
          <Bones rows={3} />
        )}
      </div>
      {act === 'decline' && <WhyFields {...{ why, isTried }} onChange={setWhy} />}
    </MoveDialog>
  );
}
