import type { ApiError } from '@/shared/api/errors';
import { Seen } from '../ui/seen';
import { Problem } from '../ui/states';
import { ConflictNote, type Conflict } from './conflict-note';

interface Props {
  conflict: Conflict | undefined;
  /** Any other refusal. */
  problem: ApiError | undefined;
  /** Saves over the version somebody else made. */
  onMine: (version: string) => void;
  onReload: () => void;
}

/** Why a rule is not saved, right above the buttons and in sight however long the look at it is. */
export const RuleRefusal = ({ conflict, problem, onMine, onReload }: Props) => (
  <>
    {conflict && (
      <Seen key={conflict.version}>
        <ConflictNote conflict={conflict} onMine={() => onMine(conflict.version)} onTheirs={onReload} />
      </Seen>
    )}
    {problem && (
      <Seen>
        <Problem problem={problem} onReload={onReload} />
      </Seen>
    )}
  </>
);
