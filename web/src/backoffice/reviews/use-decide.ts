import { useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { wordsOf } from '../api/words';
import { offerUndo, say } from '../ui/toast';
import { refreshReviews } from './refresh';
import { acts, type Act, type Reason, type Review } from './words';

export interface Refusal {
  reason: Reason;
  words?: string;
}

export interface Request {
  act: Act;
  review: Pick<Review, 'id' | 'version' | 'headline'>;
  refusal?: Refusal;
}

function write({ act, review: { id, version }, refusal }: Request): Promise<Review> {
  const path = { staffReviewId: id };
  if (act === 'approve')
    return api.post('/backoffice/api/reviews/{staffReviewId}/approve', { path, body: { version } });
  if (act === 'wait')
    return api.post('/backoffice/api/reviews/{staffReviewId}/wait', { path, body: { version } });
  return api.post('/backoffice/api/reviews/{staffReviewId}/decline', {
    path,
    body: { version, ...(refusal ?? { reason: 'other' }) },
  });
}

/** One decision of one review, with a way back; `done` comes before the list is asked for again. */
export function useDecide(done: (request: Request) => void) {
  const cache = useQueryClient();
  const undo = async ({ id, version }: Review) => {
    try {
      await api.post('/backoffice/api/reviews/{staffReviewId}/undo', {
        path: { staffReviewId: id },
        body: { version },
      });
      say('Taken back.');
    } catch (problem) {
      say(wordsOf(problem), true);
    }
    await refreshReviews(cache);
  };
  const move = useMove(
    async (request: Request) => ({ request, now: await write(request) }),
    async ({ request, now }) => {
      done(request);
      offerUndo(`${acts[request.act].done}: “${now.headline}”.`, () => void undo(now));
      await refreshReviews(cache);
    },
  );
  return { ...move, undo, reload: () => refreshReviews(cache) };
}

export type Decide = ReturnType<typeof useDecide>;
