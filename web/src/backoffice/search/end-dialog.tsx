import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { Field } from '../ui/fields';
import { MoveDialog } from '../ui/move-dialog';
import { Seen } from '../ui/seen';
import { Problem } from '../ui/states';
import { orRefresh, refreshSearches } from './refresh';
import { RulePreview } from './rule-preview';
import { usePreview } from './use-preview';
import { useRuleUndo } from './use-rule-undo';
import { ruleWords, type Rule } from './words';

/** Ends a rule after a look at what searches show without it. */
export function EndDialog({ rule: shown, onClose }: { rule: Rule; onClose: () => void }) {
  // As it was opened: what changes meanwhile is refused, not ended unseen.
  const [rule] = useState(shown);
  const cache = useQueryClient();
  const offerUndo = useRuleUndo();
  const [tried, setTried] = useState('');
  const words = rule.query || tried.trim();
  const preview = usePreview(words ? { id: rule.id, words } : undefined);
  const isPlanned = rule.state === 'planned';
  const move = useMove(
    () =>
      orRefresh(
        cache,
        api.post('/backoffice/api/search/rules/{searchRuleId}/end', {
          path: { searchRuleId: rule.id },
          body: { version: rule.version },
        }),
      ),
    async (done) => {
      onClose();
      await refreshSearches(cache);
      offerUndo(done.isGone ? 'The plan is removed.' : 'It holds no more.', done);
    },
  );
  return (
    <MoveDialog
      title={`${isPlanned ? 'Remove the plan' : 'End now'}: ${ruleWords(rule)}`}
      confirm={isPlanned ? 'Remove it' : 'End it now'}
      kind="bad"
      move={{ busy: move.busy, problem: undefined }}
      onSend={() => void move.send(undefined)}
      onClose={onClose}
      onReload={() => void refreshSearches(cache)}
      disabled={!preview.isLookedAt}
      wide
    >
      <p>
        {isPlanned
          ? 'It has not begun: it is removed. That can be undone.'
          : 'Searches go by it no more, at once. That can be undone.'}
      </p>
      {!rule.query && (
        <Field
          label="Look at a search"
          hint="It holds in every search: look at one before it ends."
          maxLength={200}
          data-first=""
          autoComplete="off"
          value={tried}
          onChange={({ target }) => setTried(target.value)}
        />
      )}
      {words && <RulePreview preview={preview} />}
      {move.problem && (
        <Seen>
          <Problem
            problem={move.problem}
            onReload={() => {
              onClose();
              void refreshSearches(cache);
            }}
          />
        </Seen>
      )}
    </MoveDialog>
  );
}
