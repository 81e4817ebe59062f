import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { wrongOf } from '../catalogue/wrong';
import { Button } from '../ui/button';
import { Field } from '../ui/fields';
import { MoveDialog } from '../ui/move-dialog';
import { Segments } from '../ui/parts';
import { Note } from '../ui/states';
import { draftOf, formOf, newDraft, wrongIn, type Draft } from './draft';
import { refreshSearches } from './refresh';
import { RulePreview } from './rule-preview';
import { ThingChoice } from './thing-choice';
import { useRuleUndo } from './use-rule-undo';
import { usePreview } from './use-preview';
import { ruleWords, type Rule, type RuleForm } from './words';

interface Props {
  /** The rule that is changed; a new one without it. */
  rule?: Rule;
  begun?: Partial<Draft>;
  onClose: () => void;
}

const kinds = [
  ['pin', 'Pin'],
  ['boost', 'Boost'],
  ['bury', 'Bury'],
] as const;

type Conflict = NonNullable<Schema<'StaffConflictErrorList'>['conflict']>;

const conflictOf = (problem: ApiError | undefined): Conflict | undefined =>
  problem?.status === 409 ? (problem.body as { conflict?: Conflict } | undefined)?.conflict : undefined;

/** A pin or boost is written; what it does to the first ten products stands there before anybody else sees it. */
export function RuleDialog({ rule, begun, onClose }: Props) {
  const cache = useQueryClient();
  const offerUndo = useRuleUndo();
  const [draft, setDraft] = useState(() => (rule ? draftOf(rule) : newDraft(begun)));
  const [tried, setTried] = useState('');
  const [isPressed, setPressed] = useState(false);
  const set = (next: Partial<Draft>) => setDraft({ ...draft, ...next });
  const form = formOf(draft, rule);
  const words = tried.trim() || draft.query.trim();
  const preview = usePreview(
    form && words
      ? { rule: form, ...(rule && { id: rule.id }), ...(tried.trim() && { words: tried.trim() }) }
      : undefined,
  );
  const move = useMove(
    ({ form: body, version }: { form: RuleForm; version?: string }, idempotencyKey) =>
      rule
        ? api.put('/backoffice/api/search/rules/{searchRuleId}', {
            path: { searchRuleId: rule.id },
            body: { version: version ?? rule.version, rule: body },
          })
        : api.post('/backoffice/api/search/rules', { body, idempotencyKey }),
    async (made) => {
      onClose();
      await refreshSearches(cache);
      offerUndo(`${ruleWords(made)}.`, made);
    },
  );
  const conflict = conflictOf(move.problem);
  const send = (version?: string) => {
    setPressed(true);
    if (form) void move.send({ form, version });
  };
  const wrong = wrongIn(draft);
  const refused = wrongOf(move.problem);
  // What is missing is told once somebody wants to go on; what is wrong at once.
  const said = (field: keyof Draft, name: string = field) =>
    (isPressed || (field !== 'query' && field !== 'code') ? wrong[field] : undefined) ?? refused(name);
  const kind = draft.kind;
  return (
    <MoveDialog
      title={rule ? 'Change the rule' : 'Pin or boost'}
      confirm={confirmWords(rule, draft)}
      cancel="Back"
      move={conflict ? { ...move, problem: undefined } : move}
      onSend={() => send()}
      onClose={onClose}
      onReload={() => void refreshSearches(cache)}
      wide
    >
      <Segments label="What it does" value={kind} choices={kinds} onChange={(next) => set({ kind: next })} />
      <p className="muted small">{kindWords[kind]}</p>
      <div className="g2">
        <Field
          label={kind === 'pin' ? 'For which search' : 'For which search (optional)'}
          hint={kind === 'pin' ? 'As a shopper types it.' : 'Without one it holds in every search.'}
          maxLength={200}
          data-first=""
          autoComplete="off"
          error={said('query')}
          value={draft.query}
          onChange={({ target }) => set({ query: target.value })}
        />
        {kind === 'pin' ? (
          <Field
            label="Place among the pins of this search"
            inputMode="numeric"
            error={said('place')}
            value={draft.place}
            onChange={({ target }) => set({ place: target.value })}
          />
        ) : (
          <Field
            label={kind === 'boost' ? 'By how many percent more' : 'By how many percent less'}
            inputMode="numeric"
            error={said('strength', 'percent')}
            value={draft.strength}
            onChange={({ target }) => set({ strength: target.value })}
          />
        )}
      </div>
      <ThingChoice draft={draft} error={said('code')} onChange={set} />
      <div className="g2">
        <Field
          label="First day (optional)"
          type="date"
          hint="Without one it holds at once."
          error={said('from')}
          value={draft.from}
          onChange={({ target }) => set({ from: target.value })}
        />
        <Field
          label="Last day (optional)"
          type="date"
          hint="Without one, until somebody ends it."
          error={said('until')}
          value={draft.until}
          onChange={({ target }) => set({ until: target.value })}
        />
      </div>
      <Field
        label="Why? (optional)"
        hint="For those who come after."
        maxLength={200}
        error={said('note')}
        value={draft.note}
        onChange={({ target }) => set({ note: target.value })}
      />
      {!draft.query.trim() && kind !== 'pin' && (
        <Field
          label="Try it on a search"
          maxLength={200}
          autoComplete="off"
          value={tried}
          onChange={({ target }) => setTried(target.value)}
        />
      )}
      {form && words ? (
        <RulePreview preview={preview} />
      ) : (
        <p className="muted">What changes is shown here once it is said for what, and in which search.</p>
      )}
      {conflict && (
        <ConflictNote
          conflict={conflict}
          onMine={() => send(conflict.version)}
          onTheirs={() => {
            onClose();
            void refreshSearches(cache);
          }}
        />
      )}
    </MoveDialog>
  );
}

const kindWords: Record<Draft['kind'], string> = {
  pin: 'Shown first in one search, also when nothing of it has the words.',
  boost: 'Counts more where it is found.',
  bury: 'Counts less where it is found. It is still found.',
};

function confirmWords(rule: Rule | undefined, { kind, from }: Draft): string {
  if (rule) return 'Save the change';
  const words = { pin: 'Pin it', boost: 'Boost it', bury: 'Bury it' }[kind];
  return from ? `${words} from ${from} on` : `${words} now`;
}

const fieldNames: Record<string, string> = {
  kind: 'What it does',
  query: 'Search',
  of: 'About',
  code: 'Of',
  place: 'Place',
  percent: 'Percent (100 is as it is)',
  from: 'From',
  until: 'Until',
  note: 'Why',
};

interface ConflictProps {
  conflict: Conflict;
  onMine: () => void;
  onTheirs: () => void;
}

/** Somebody else changed it meanwhile: both sides, and the choice. */
const ConflictNote = ({ conflict: { by, differences }, onMine, onTheirs }: ConflictProps) => (
  <Note kind="bad" live>
    <p>
      {by ?? 'Somebody else'} changed it meanwhile. Struck through is how it stands now, underlined yours.
    </p>
    <ul className="stack t4">
      {differences.map(({ field, yours, theirs }) => (
        <li key={field}>
          {fieldNames[field] ?? field}: <del>{theirs.join(', ') || 'nothing'}</del>{' '}
          <ins>{yours.join(', ') || 'nothing'}</ins>
        </li>
      ))}
    </ul>
    <span className="fl">
      <Button onClick={onTheirs}>Keep theirs</Button>
      <Button onClick={onMine}>Save mine over it</Button>
    </span>
  </Note>
);
