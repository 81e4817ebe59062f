import { useState } from 'react';
import type { Schema } from '@/shared/api/types';
import { useMove } from '../api/use-move';
import { useDraft } from '../desk/drafts';
import { Button } from '../ui/button';
import { Area } from '../ui/fields';
import { Initials, Panel } from '../ui/parts';
import { Problem } from '../ui/states';
import { whenOf } from '../ui/times';

interface Props {
  /** What the draft is kept under: `order-10000001`. */
  about: string;
  notes: readonly Schema<'StaffOrderNote'>[];
  mayWrite: boolean;
  write: (text: string, idempotencyKey: string) => Promise<unknown>;
  onNoted: () => void;
}

/** Notes that staff alone read; what is being written is kept until it is sent. */
export function Notes({ about, notes, mayWrite, write, onNoted }: Props) {
  const { words: text, setWords: setText, sent } = useDraft(about);
  const [isMissing, setMissing] = useState(false);
  const move = useMove(write, () => {
    sent(text);
    onNoted();
  });
  if (notes.length === 0 && !mayWrite) return null;
  return (
    <Panel title="Notes for staff" className="t8">
      {notes.map(({ number, at, by, text: words }) => (
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
      {mayWrite && (
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
