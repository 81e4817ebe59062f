import { useRef, useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { api } from '../api/client';
import { useApi } from '../api/query';
import { useMove } from '../api/use-move';
import { wordsOf } from '../api/words';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Button } from '../ui/button';
import { Area } from '../ui/fields';
import { Panel, Segments } from '../ui/parts';
import { Note, Problem } from '../ui/states';
import { useDraft } from './drafts';
import type { TicketProps } from './ticket-case';

type How = 'answer' | 'note';

/** An answer for the customer or a note for staff. What is typed is kept for this ticket until it is sent. */
export function Reply({ one, changed, reload }: TicketProps) {
  const path = { staffTicketId: one.id };
  const [how, setHow] = useState<How>('answer');
  const { words: text, setWords: setText, sent } = useDraft(`${one.id}-${how}`);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const focus = () => field.current?.querySelector('textarea')?.focus();
  const answer = useMove(
    (words: string, idempotencyKey) =>
      api.post('/backoffice/api/tickets/{staffTicketId}/answer', {
        path,
        body: { text: words },
        idempotencyKey,
      }),
    changed('Sent: the customer gets it by mail, too.'),
  );
  const note = useMove(
    (words: string, idempotencyKey) =>
      api.post('/backoffice/api/tickets/{staffTicketId}/note', {
        path,
        body: { text: words },
        idempotencyKey,
      }),
    changed('The note is kept for staff.'),
  );
  const close = useMove(
    (_: void, idempotencyKey) =>
      api.post('/backoffice/api/tickets/{staffTicketId}/close', { path, idempotencyKey }),
    changed('Solved: the customer is notified, and asked whether it helped.'),
  );
  const busy = answer.busy || note.busy || close.busy;
  const send = async (andClose: boolean) => {
    setMissing(!text.trim());
    if (!text.trim() || busy) return focus();
    if (!(await (how === 'answer' ? answer : note).send(text))) return;
    sent(text);
    if (andClose) await close.send();
  };
  useShortcuts('This ticket', [
    {
      keys: 'n',
      what: 'Note for staff',
      run: () => {
        setHow('note');
        focus();
      },
    },
    { keys: '/', what: 'Canned replies', run: () => document.getElementById('canned')?.focus() },
    { keys: 'Ctrl Enter', what: 'Send', run: () => void send(false) },
  ]);
  const isSolved = one.status === 'CLOSED';
  return (
    <Panel
      title={how === 'answer' ? 'Reply' : 'Note for staff'}
      className="decide"
      beside={
        <Segments
          label="What is written"
          value={how}
          choices={[
            ['answer', 'Reply'],
            ['note', 'Note for staff'],
          ]}
          onChange={setHow}
        />
      }
    >
      {how === 'answer' && (
        <Canned ticket={one.id} onChosen={(words) => setText(text.trim() ? `${text}\n${words}` : words)} />
      )}
      <div ref={field}>
        <Area
          label={how === 'answer' ? 'Your answer' : 'Your note'}
          hint={how === 'answer' ? 'The customer reads this, with your name.' : 'Staff alone reads this.'}
          rows={4}
          value={text}
          error={isMissing && !text.trim() ? 'Please write something' : undefined}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Problem problem={answer.problem ?? note.problem ?? close.problem} onReload={reload} />
      <Sends
        {...{ how, busy, isSolved }}
        canSolve={one.answered}
        onSend={(andClose) => void send(andClose)}
        onSolve={() => void close.send()}
      />
    </Panel>
  );
}

interface SendsProps {
  how: How;
  busy: boolean;
  isSolved: boolean;
  canSolve: boolean;
  onSend: (andClose: boolean) => void;
  onSolve: () => void;
}

const Sends = ({ how, busy, isSolved, canSolve, onSend, onSolve }: SendsProps) => (
  <div className="fl">
    {how === 'answer' && !isSolved && (
      <Button kind="pri" icon="check" busy={busy} onClick={() => onSend(true)}>
        Send and solve
      </Button>
    )}
    <Button
      kind={how === 'note' || isSolved ? 'pri' : 'plain'}
      busy={busy}
      keys="Ctrl Enter"
      onClick={() => onSend(false)}
    >
      {how === 'answer' ? 'Send, keep open' : 'Keep the note'}
    </Button>
    {!isSolved && canSolve && (
      <Button busy={busy} onClick={() => onSolve()}>
        Solved, without more words
      </Button>
    )}
  </div>
);

/** A kept reply, with the names of this customer in it already; it is put into the field and changed there. */
function Canned({ ticket, onChosen }: { ticket: string; onChosen: (words: string) => void }) {
  const replies = useApi(apiPath('/backoffice/api/replies'));
  const [problem, setProblem] = useState<unknown>();
  const choose = async (reply: string) => {
    setProblem(undefined);
    try {
      const path = { staffTicketId: ticket };
      const { text } = await api.get(
        apiPath('/backoffice/api/tickets/{staffTicketId}/preview', { path, query: { reply } }),
      );
      onChosen(text);
    } catch (wrong) {
      setProblem(wrong);
    }
  };
  if (!replies.data || replies.data.replies.length === 0) return null;
  return (
    <>
      <div className="field">
        <label htmlFor="canned">Canned reply</label>
        <select id="canned" className="input" value="" onChange={({ target }) => void choose(target.value)}>
          <option value="">Choose one to put into your answer</option>
          {replies.data.replies.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {problem !== undefined && (
        <Note kind="bad" live>
          {wordsOf(problem)}
        </Note>
      )}
    </>
  );
}
