import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { wrongOf } from '../catalogue/wrong';
import { MoveDialog } from '../ui/move-dialog';
import { say } from '../ui/toast';
import { conflictOf, ConflictNote } from './conflict-note';
import { draftOf, formOf, newDraft, wrongIn, type Draft } from './draft';
import { refreshSearches } from './refresh';
import { RuleFields } from './rule-fields';
import { RulePreview } from './rule-preview';
import { savedWords } from './saved';
import { useRuleUndo } from './use-rule-undo';
import { usePreview } from './use-preview';
import type { Rule, RuleForm } from './words';

interface Props {
  /** The rule that is changed; a new one without it. */
  rule?: Rule;
  begun?: Partial<Draft>;
  onClose: () => void;
}

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
    async ({ form: body, version }: { form: RuleForm; version?: string }, idempotencyKey) => {
      const made = rule
        ? await api.put('/backoffice/api/search/rules/{searchRuleId}', {
            path: { searchRuleId: rule.id },
            body: { version: version ?? rule.version, rule: body },
          })
        : await api.post('/backoffice/api/search/rules', { body, idempotencyKey });
      return { made, ...savedWords(made, rule && (version ?? rule.version)) };
    },
    async ({ made, words: saved, isUndoable }) => {
      onClose();
      await refreshSearches(cache);
      if (isUndoable) offerUndo(saved, made);
      else say(saved);
    },
  );
  const conflict = conflictOf(move.problem);
  const send = (version?: string) => {
    setPressed(true);
    if (form && preview.isLookedAt) void move.send({ form, version });
  };
  const wrong = wrongIn(draft);
  const refused = wrongOf(move.problem);
  // What is missing is told once somebody wants to go on; what is wrong at once.
  const said = (field: keyof Draft, name: string = field) =>
    (isPressed || (field !== 'query' && field !== 'code') ? wrong[field] : undefined) ?? refused(name);
  return (
    <MoveDialog
      title={rule ? 'Change the rule' : 'Pin or boost'}
      confirm={confirmWords(rule, draft)}
      cancel="Back"
      move={conflict ? { ...move, problem: undefined } : move}
      onSend={() => send()}
      onClose={onClose}
      onReload={() => void refreshSearches(cache)}
      disabled={form && !preview.isLookedAt}
      wide
    >
      <RuleFields draft={draft} tried={tried} said={said} onChange={set} onTry={setTried} />
      {form && words ? (
        <RulePreview preview={preview} />
      ) : (
        <p className="muted">
          {form
            ? 'It holds in every search: try it on one before it does.'
            : 'What changes is shown here once it is said for what, and in which search.'}
        </p>
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

function confirmWords(rule: Rule | undefined, { kind, from }: Draft): string {
  if (rule) return 'Save the change';
  const words = { pin: 'Pin it', boost: 'Boost it', bury: 'Bury it' }[kind];
  return from ? `${words} from ${from} on` : `${words} now`;
}
