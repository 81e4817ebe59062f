import type { ReactNode } from 'react';
import { actWords } from '../audit/acts';
import type { IconName } from '../ui/icon';
import type { LogLine } from '../ui/parts';
import { fieldName, valueWords, type Change } from './words';

const iconOf = (what: string): IconName =>
  what.startsWith('price') ? 'tag' : what.startsWith('stock') ? 'swap' : 'edit';

/** Longer texts are not shown in a line. */
const shortest = (words: string) => (words.length > 60 ? `${words.slice(0, 57)}…` : words);

/** What somebody did to a product, with what it was and is; what stands behind it is its undo. */
export const linesOf = (
  changes: readonly Change[],
  facts: readonly { code: string; name: string }[] = [],
  behind: (change: Change) => ReactNode = () => null,
): LogLine[] =>
  changes.map((change) => ({
    at: change.at,
    icon: iconOf(change.what),
    who: `${change.by}${change.why ? `, “${change.why}”` : ''}`,
    what: (
      <>
        {change.fields.length === 0 && actWords(change.what)}
        {change.fields.map(({ field, before, after }) => (
          <span key={field} className="line">
            {fieldName(field, facts)} <del>{shortest(valueWords(before))}</del>{' '}
            <ins>{shortest(valueWords(after))}</ins>
          </span>
        ))}
        {behind(change)}
      </>
    ),
  }));
