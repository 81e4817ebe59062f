import type { EditorProps } from './field-editor';
import { memberWords, pageKinds, type PageKind } from './words';

/** Which kinds of pages are listed; all that there are when none is ticked. */
export function KindsField({ field: { name, choices = [] }, value, isLocked, onChange }: EditorProps) {
  const chosen = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  return (
    <fieldset className="stack t4" disabled={isLocked}>
      <legend>{memberWords(name)}</legend>
      {choices.map((each) => (
        <label key={each} className="check">
          <input
            type="checkbox"
            className="tick"
            checked={chosen.includes(each)}
            onChange={() =>
              onChange(chosen.includes(each) ? chosen.filter((other) => other !== each) : [...chosen, each])
            }
          />
          {pageKinds[each as PageKind] ?? each}
        </label>
      ))}
    </fieldset>
  );
}
