import { Field } from '../ui/fields';
import { Segments } from '../ui/parts';
import type { Draft } from './draft';
import { ThingChoice } from './thing-choice';

const kinds = [
  ['pin', 'Pin'],
  ['boost', 'Boost'],
  ['bury', 'Bury'],
] as const;

const kindWords: Record<Draft['kind'], string> = {
  pin: 'Shown first in one search, also when nothing of it has the words.',
  boost: 'Counts more where it is found.',
  bury: 'Counts less where it is found. It is still found.',
};

interface Props {
  draft: Draft;
  tried: string;
  said: (field: keyof Draft) => string | undefined;
  onChange: (next: Partial<Draft>) => void;
  onTry: (words: string) => void;
}

/** What a rule says, field by field. */
export function RuleFields({ draft, tried, said, onChange, onTry }: Props) {
  const kind = draft.kind;
  return (
    <>
      <Segments
        label="What it does"
        value={kind}
        choices={kinds}
        onChange={(next) => onChange({ kind: next })}
      />
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
          onChange={({ target }) => onChange({ query: target.value })}
        />
        {kind === 'pin' ? (
          <Field
            label="Place among the pins of this search"
            inputMode="numeric"
            error={said('place')}
            value={draft.place}
            onChange={({ target }) => onChange({ place: target.value })}
          />
        ) : (
          <Field
            label={kind === 'boost' ? 'By how many percent more' : 'By how many percent less'}
            inputMode="numeric"
            error={said('strength')}
            value={draft.strength}
            onChange={({ target }) => onChange({ strength: target.value })}
          />
        )}
      </div>
      <ThingChoice draft={draft} error={said('code')} onChange={onChange} />
      <div className="g2">
        <Field
          label="First day (optional)"
          type="date"
          hint="Without one it holds at once."
          error={said('from')}
          value={draft.from}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <Field
          label="Last day (optional)"
          type="date"
          hint="Without one, until somebody ends it."
          error={said('until')}
          value={draft.until}
          onChange={({ target }) => onChange({ until: target.value })}
        />
      </div>
      <Field
        label="Why? (optional)"
        hint="For those who come after."
        maxLength={200}
        error={said('note')}
        value={draft.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
      {!draft.query.trim() && kind !== 'pin' && (
        <Field
          label="Try it on a search"
          hint="It holds in every search: look at one first."
          maxLength={200}
          autoComplete="off"
          value={tried}
          onChange={({ target }) => onTry(target.value)}
        />
      )}
    </>
  );
}
