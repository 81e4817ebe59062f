import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { wordsOf } from '../api/words';
import { Previewed } from '../list/bulk';
import { counted } from '../ui/money';
import { MoveDialog } from '../ui/move-dialog';
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

type Request = { reviews: Schema<'StaffReviewAsSeen'>[] } & Partial<Refusal>;

/** The server said no; that it is still at it is none. */
const isRefused = (problem: unknown) =>
  problem instanceof ApiError && problem.isRefusal && !problem.has('IdempotencyKeyInUseError');

/** Many reviews shown, refused or put back: what would change and what is skipped stands there before it is done. */
export function BulkDialog({ act, ids, onDone, onClose }: Props) {
  const cache = useQueryClient();
  const { words, about, done: said } = acts[act];
  const [why, setWhy] = useState(noWhy);
  const [isTried, setTried] = useState(false);
  // What was sent and not answered goes again as it was: only so it is known to be the same request.
  const [sent, setSent] = useState<readonly Schema<'StaffReviewAsSeen'>[]>();
  const asked = useQuery<Schema<'StaffReviewBulkPreview'>, ApiError>({
    queryKey: ['review-bulk', act, ids],
    queryFn: () => api.post('/backoffice/api/review-bulk/preview', { body: { act, ids: [...ids] } }),
    staleTime: 0,
    // After a refusal it is asked for again.
    enabled: sent === undefined,
  });
  const reviews = sent ?? (asked.data?.changing ?? []).map(({ id, version }) => ({ id, version }));
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
    async (request: Request, idempotencyKey) => {
      try {
        return await api.post('/backoffice/api/review-bulk', { body: { act, ...request }, idempotencyKey });
      } catch (problem) {
        if (isRefused(problem)) setSent(undefined);
        throw problem;
      }
    },
    async ({ reviews: done }) => {
      onDone();
      offerUndo(`${said}: ${counted(done.length, 'review')}.`, () => void undo(done));
      await refreshReviews(cache);
    },
  );
  const send = () => {
    setTried(true);
    if (act === 'decline' && missingIn(why)) return;
    setSent(reviews);
    void move.send({ reviews: [...reviews], ...(act === 'decline' && refusalOf(why)) });
  };
  return (
    <MoveDialog
      title={`${words}: ${counted(ids.length, 'review')}`}
      confirm={reviews.length > 0 ? `${words} ${counted(reviews.length, 'review')}` : 'Nothing to do'}
      cancel="Back"
      kind={act === 'decline' ? 'bad' : 'pri'}
      move={move}
      disabled={reviews.length === 0 || asked.isFetching}
      onSend={send}
      onClose={onClose}
      onReload={() => void refreshReviews(cache)}
    >
      <p>{about}</p>
      <Previewed asked={asked}>{(preview) => <BulkPreview preview={preview} />}</Previewed>
      {act === 'decline' && <WhyFields {...{ why, isTried }} onChange={setWhy} />}
    </MoveDialog>
  );
}
