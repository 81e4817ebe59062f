import { useId } from 'react';
import { Note } from '../ui/states';
import type { Scope, ScopeWords } from './words';

interface Props {
  all: readonly ScopeWords[];
  chosen: readonly Scope[];
  error: string | undefined;
  onChange: (chosen: Scope[]) => void;
}

/** What a key may do, each with its meaning. */
export function ScopesPart({ all, chosen, error, onChange }: Props) {
  const id = useId();
  return (
    <fieldset className="scopes">
      <legend>What may it do?</legend>
      {error && (
        <Note kind="bad" live>
          {error}
        </Note>
      )}
      {all.map(({ scope, about }) => (
        <label key={scope} htmlFor={`${id}-${scope}`}>
          <input
            id={`${id}-${scope}`}
            type="checkbox"
            className="tick"
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, scope] : chosen.filter((each) => each !== scope))
            }
          />
          {about}
        </label>
      ))}
    </fieldset>
  );
}
