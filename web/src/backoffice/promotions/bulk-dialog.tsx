import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { wordsOf } from '../api/words';
import { Previewed } from '../list/bulk';
import { Area } from '../ui/fields';
import { counted } from '../ui/money';
import { MoveDialog } from '../ui/move-dialog';
import { Badge } from '../ui/parts';
import { Scroll } from '../ui/scroll';
import { Note } from '../ui/states';
import { offerUndo, say } from '../ui/toast';
import { refreshPromotions } from './refresh';
import { stateWords } from './words';

export type BulkAct = Schema<'StaffPromotionMove'>;
type Preview = Schema<'StaffPromotionBulkPreview'>;

const words: Record<BulkAct, { title: string; about: string; confirm: string; done: string }> = {
  pause: {
    title: 'Pause',
    about: 'Carts have them no more, until somebody lets them go on. Orders stay as they are.',
    confirm: 'Pause',
    done: 'Paused',
  },
  resume: {
    title: 'Let go on',
    about: 'Carts have them again at once.',
    confirm: 'Let go on',
    done: 'Going on:',
  },
  end: {
    title: 'End now',
    about: 'Carts have them no more. Orders stay as they are.',
    confirm: 'End',
    done: 'Ended',
  },
};

interface Props {
  act: BulkAct;
  codes: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

/** Many promotions paused, let go on or ended: what would change and what is skipped stands there before it is done. */
export function BulkDialog({ act, codes, onDone, onClose }: Props) {
  const cache = useQueryClient();
  const { title, about, confirm, done } = words[act];
  const [why, setWhy] = useState('');
  const asked = useQuery<Preview, ApiError>({
    queryKey: ['promotion-bulk', act, codes],
    queryFn: () => api.post('/backoffice/api/promotion-bulk/preview', { body: { act, codes: [...codes] } }),
    staleTime: 0,
  });
  const changing = asked.data?.changing ?? [];
  const undo = async (promotions: Schema<'StaffPromotionAsSeen'>[]) => {
    try {
      await api.post('/backoffice/api/promotion-bulk/undo', { body: { promotions } });
      say(`Undone in ${counted(promotions.length, 'promotion')}.`);
    } catch (problem) {
      say(wordsOf(problem), true);
    }
    await refreshPromotions(cache);
  };
  const move = useMove(
    (reason: string, idempotencyKey) =>
      api.post('/backoffice/api/promotion-bulk', {
        body: {
          act,
          promotions: changing.map(({ code, version }) => ({ code, version })),
          ...(reason && { why: reason }),
        },
        idempotencyKey,
      }),
    async ({ promotions }) => {
      onDone();
      await refreshPromotions(cache);
      offerUndo(`${done} ${counted(promotions.length, 'promotion')}.`, () => void undo(promotions));
    },
  );
  return (
    <MoveDialog
      title={`${title}: ${counted(codes.length, 'promotion')}`}
      confirm={changing.length > 0 ? `${confirm} ${counted(changing.length, 'promotion')}` : 'Nothing to do'}
      cancel="Back"
      kind={act === 'end' ? 'bad' : 'pri'}
      move={move}
      disabled={changing.length === 0 || asked.isFetching}
      onSend={() => void move.send(why.trim()).then((isDone) => !isDone && void asked.refetch())}
      onClose={onClose}
      onReload={() => void refreshPromotions(cache)}
    >
      <p>{about}</p>
      <Previewed asked={asked}>{(preview) => <Shown preview={preview} />}</Previewed>
      <Area
        label="Why? (optional)"
        rows={2}
        maxLength={300}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
    </MoveDialog>
  );
}

function Shown({ preview: { changing, skipped } }: { preview: Preview }) {
  return (
    <>
      {changing.length > 0 && (
        <Scroll label="What changes">
          <table className="t">
            <caption className="sr">What changes</caption>
            <thead>
              <tr>
                <th scope="col">Promotion</th>
                <th scope="col">Now</th>
                <th scope="col">Then</th>
              </tr>
            </thead>
            <tbody>
              {changing.map(({ code, title, state, becomes }) => (
                <tr key={code}>
                  <td>{title || code}</td>
                  <td>
                    <Badge kind={stateWords(state).badge}>{stateWords(state).words}</Badge>
                  </td>
                  <td>
                    <Badge kind={stateWords(becomes).badge}>{stateWords(becomes).words}</Badge>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      {skipped.length > 0 && (
        <Note kind="info">
          Skipped, for their state does not allow it:{' '}
          {skipped
            .map(
              ({ code, title, state }) =>
                `${title || code}${state ? ` (${stateWords(state).words.toLowerCase()})` : ''}`,
            )
            .join(', ')}
          .
        </Note>
      )}
    </>
  );
}
