import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { besides, wrongOf } from '../catalogue/wrong';
import { MoveDialog } from '../ui/move-dialog';
import { say } from '../ui/toast';
import { conflictOf } from './conflict-note';
import {
  confirmWords,
  draftOf,
  fieldsShown,
  formOf,
  isWritten,
  newDraft,
  sentAs,
  wrongIn,
  type Draft,
} from './draft';
import { orRefresh, refreshSearches } from './refresh';
import { RuleFields } from './rule-fields';
import { RulePreview } from './rule-preview';
import { RuleRefusal } from './rule-refusal';
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
  const [first] = useState(() => (rule ? draftOf(rule) : newDraft(begun)));
  const [draft, setDraft] = useState(first);
  const [tried, setTried] = useState('');
  const [isPressed, setPressed] = useState(false);
  const form = formOf(draft, rule);
  const words = tried.trim() || draft.query.trim();
  const preview = usePreview(
    form && words
      ? { rule: form, ...(rule && { id: rule.id }), ...(tried.trim() && { words: tried.trim() }) }
      : undefined,
  );
  const move = useMove(
    async ({ form: body, version }: { form: RuleForm; version?: string }, idempotencyKey) => {
      const made = await orRefresh(
        cache,
        rule
          ? api.put('/backoffice/api/search/rules/{searchRuleId}', {
              path: { searchRuleId: rule.id },
              body: { version: version ?? rule.version, rule: body },
            })
          : api.post('/backoffice/api/search/rules', { body, idempotencyKey }),
      );
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
  const set = (next: Partial<Draft>) => {
    // What was refused is not held against what is typed next.
    const isRefused = (Object.keys(next) as (keyof Draft)[]).some((field) => refused(sentAs(field)));
    if (isRefused) move.forget();
    setDraft({ ...draft, ...next });
  };
  // What is missing is reported once somebody wants to go on; what is wrong at once.
  const said = (field: keyof Draft) =>
    (isPressed || (field !== 'query' && field !== 'code') ? wrong[field] : undefined) ??
    refused(sentAs(field));
  const problem = conflict ? undefined : besides(move.problem, fieldsShown(draft));
  return (
    <MoveDialog
      title={rule ? 'Change the rule' : 'Pin or boost'}
      confirm={confirmWords(rule, draft)}
      cancel="Back"
      move={{ busy: move.busy, problem: undefined }}
      onSend={() => send()}
      onClose={onClose}
      isChanged={isWritten(draft, first)}
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
      <RuleRefusal
        conflict={conflict}
        problem={problem}
        onMine={send}
        onReload={() => {
          onClose();
          void refreshSearches(cache);
        }}
      />
    </MoveDialog>
  );
}
