import { useState } from 'react';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { Area } from '../ui/fields';
import { MoveDialog } from '../ui/move-dialog';
import { Note } from '../ui/states';
import { say } from '../ui/toast';
import { whenOf } from '../ui/times';
import { VersionChanges } from './version-changes';
import { WorstNote } from './meetings-panel';
import type { Check, Promotion } from './words';

interface Words {
  title: string;
  about: string;
  confirm: string;
  done: string;
  isBad?: boolean;
}

const words = {
  publish: {
    title: 'Publish',
    about: 'Carts know at once. Who has it in a cart sees the new total.',
    confirm: 'Publish',
    done: 'Published.',
  },
  pause: {
    title: 'Pause',
    about: 'Carts have it no more, from now on, until somebody lets it go on. Orders stay as they are.',
    confirm: 'Pause it now',
    done: 'It is paused.',
  },
  resume: {
    title: 'Let it go on',
    about: 'Carts have it again at once.',
    confirm: 'Let it go on',
    done: 'It goes on.',
  },
  end: {
    title: 'End now',
    about: 'Carts have it no more. Orders stay as they are. It can be undone while nobody changed it.',
    confirm: 'End it now',
    done: 'It has ended.',
    isBad: true,
  },
  undo: {
    title: 'Undo the last change',
    about: 'What was published before holds again.',
    confirm: 'Undo it',
    done: 'Undone.',
  },
} as const satisfies Record<string, Words>;

export type PromotionAct = keyof typeof words;

interface Props {
  promotion: Promotion;
  act: PromotionAct;
  check: Check | undefined;
  changed: (now: Promotion) => void;
  onReload: () => void;
  onClose: () => void;
}

/** What carts will know is looked at once more: what changes, the worst cart, and why. */
export function ActDialog({ promotion: shown, act, check, changed, onReload, onClose }: Props) {
  // As it was opened: what changes meanwhile is refused, not published unseen.
  const [promotion] = useState(shown);
  const { title, about, confirm, done, ...more }: Words = words[act];
  const [why, setWhy] = useState('');
  const move = useMove(
    (reason: string, idempotencyKey) => {
      const path = { promotionCode: promotion.code };
      const body = { version: promotion.version, ...(reason && { why: reason }) };
      return act === 'publish'
        ? api.post('/backoffice/api/promotions/{promotionCode}/publish', { path, body, idempotencyKey })
        : api.post(`/backoffice/api/promotions/{promotionCode}/${act}`, { path, body });
    },
    ({ isWaiting, promotion: now }) => {
      onClose();
      changed(now);
      say(isWaiting ? 'It waits for a second person: nothing is changed yet.' : done);
    },
  );
  const { startsAt } = promotion.terms;
  const isPlanned =
    act === 'publish' && startsAt !== undefined && whenOf(startsAt) !== '' && isAhead(startsAt);
  const takesTwo = act === 'publish' && check?.takesTwo;
  return (
    <MoveDialog
      title={`${title}: ${promotion.terms.title || promotion.code}`}
      confirm={takesTwo ? 'Ask a second person' : isPlanned ? `Plan it for ${whenOf(startsAt)}` : confirm}
      cancel="Back"
      kind={more.isBad ? 'bad' : 'pri'}
      move={move}
      onSend={() => void move.send(why.trim())}
      onClose={onClose}
      onReload={onReload}
      wide={act === 'publish'}
    >
      <p>{about}</p>
      {act === 'publish' && check && check.problems.length > 0 && (
        <Note kind="bad">It is not finished: see what is marked.</Note>
      )}
      {act === 'publish' && check && <WorstNote check={check} />}
      {act === 'publish' && promotion.published && (
        <VersionChanges before={promotion.published} after={promotion.terms} named={promotion.named} />
      )}
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

const isAhead = (time: string) => Date.parse(time.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')) > Date.now();
