import { useState } from 'react';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { useDraft } from '../desk/drafts';
import { useMay } from '../frame/staff-context';
import { Button } from '../ui/button';
import { Area } from '../ui/fields';
import { Initials, Panel } from '../ui/parts';
import { Problem } from '../ui/states';
import { whenOf } from '../ui/times';
import type { Order } from './words';

/** Notes that staff alone read; what is being written is kept until it is sent. */
export function Notes({ order, onNoted }: { order: Order; onNoted: () => void }) {
  const may = useMay();
  const [text, setText] = useDraft(`order-${order.code}`);
  const [isMissing, setMissing] = useState(false);
  const move = useMove(
    (words: string, idempotencyKey) =>
      api.post('/backoffice/api/orders/{orderCode}/notes', {
        path: { orderCode: order.code },
        body: { text: words },
        idempotencyKey,
      }),
    () => {
      setText('');
      onNoted();
    },
  );
  if (order.notes.length === 0 && !may('note')) return null;
  return (
    <Panel title="Notes for staff" className="t8">
      {order.notes.map(({ number, at, by, text: words }) => (
        <div key={number} className="two">
          <Initials name={by} />
          <span>
            <span className="words">{words}</span>
            <span className="tiny muted line">
              {by}, {whenOf(at)}
            </span>
          </span>
        </div>
      ))}
      {may('note') && (
        <form
          method="post"
          className="stack t8"
          onSubmit={(event) => {
            event.preventDefault();
            setMissing(!text.trim());
            if (text.trim()) void move.send(text.trim());
          }}
        >
          <Area
            label="Add a note"
            rows={2}
            maxLength={1000}
            value={text}
            error={isMissing && !text.trim() ? 'Please write something' : undefined}
            onChange={({ target }) => setText(target.value)}
          />
          <Problem problem={move.problem} />
          <Button type="submit" busy={move.busy}>
            Keep the note
          </Button>
        </form>
      )}
    </Panel>
  );
}
