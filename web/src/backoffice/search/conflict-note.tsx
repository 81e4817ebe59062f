import type { ApiError } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { Button } from '../ui/button';
import { Note } from '../ui/states';
import { fieldName, fieldWords } from './field-words';

export type Conflict = NonNullable<Schema<'StaffConflictErrorList'>['conflict']>;

/** What the server says of a rule that somebody changed meanwhile. */
export const conflictOf = (problem: ApiError | undefined): Conflict | undefined =>
  problem?.status === 409 ? (problem.body as { conflict?: Conflict } | undefined)?.conflict : undefined;

interface ConflictProps {
  conflict: Conflict;
  onMine: () => void;
  onTheirs: () => void;
}

/** Somebody else changed it meanwhile: both sides, and the choice. */
export const ConflictNote = ({ conflict: { by, differences }, onMine, onTheirs }: ConflictProps) => (
  <Note kind="bad" live>
    <p>
      {by ?? 'Somebody else'} changed it meanwhile. Struck through is how it stands now, underlined yours.
    </p>
    <ul className="stack t4">
      {differences.map(({ field, yours, theirs }) => (
        <li key={field}>
          {fieldName(field)}: <del>{fieldWords(field, theirs) || 'nothing'}</del>{' '}
          <ins>{fieldWords(field, yours) || 'nothing'}</ins>
        </li>
      ))}
    </ul>
    <span className="fl">
      <Button onClick={onTheirs}>Keep theirs</Button>
      <Button onClick={onMine}>Save mine over it</Button>
    </span>
  </Note>
);
