import { serverNow } from '@/shared/state/clock';
import { Button } from '../ui/button';
import { Note } from '../ui/states';
import { DifferenceLine } from './difference-line';
import { meetingWords } from './part-words';
import { whereItIs } from './rules';
import type { StoreEdits } from './use-store';
import type { Store } from './words';

/** Somebody else saved meanwhile: what was typed stays, and one of both is chosen where they meet. */
export function Outdated({ kept, edits }: { kept: Store; edits: StoreEdits }) {
  if (!edits.isOld) return null;
  const around = { today: whereItIs(serverNow()).date, provinces: kept.provinces };
  const meets = edits.others.length > 0;
  return (
    <Note kind="warn" live>
      {kept.changedBy ?? 'An import'} changed this store since you began; what you typed is kept.
      {meets && (
        <>
          {' '}
          You both changed:
          <ul>
            {edits.others.map((each) => (
              <li key={each.field + each.part}>
                <DifferenceLine {...meetingWords(each, around)} />
              </li>
            ))}
          </ul>
          All else stays as each of you changed it.
        </>
      )}
      <span className="fl">
        <Button onClick={() => edits.settle(false)}>{meets ? 'Keep mine' : 'Go on with both'}</Button>
        {meets && <Button onClick={() => edits.settle(true)}>Take theirs</Button>}
      </span>
    </Note>
  );
}
