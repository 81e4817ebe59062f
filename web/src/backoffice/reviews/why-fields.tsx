import { Area, Choice } from '../ui/fields';
import type { Refusal } from './use-decide';
import { allReasons, reasons, type Reason } from './words';

export interface Why {
  reason: Reason | '';
  words: string;
}
export const noWhy: Why = { reason: '', words: '' };

/** What is still missing, in words; nothing when it can be sent. */
export const missingIn = ({ reason, words }: Why): string | undefined => {
  if (reason === '') return 'Choose a reason.';
  return reason === 'other' && words.trim() === '' ? 'Say in a few words why.' : undefined;
};

export const refusalOf = ({ reason, words }: Why): Refusal | undefined =>
  reason === '' ? undefined : { reason, ...(words.trim() && { words: words.trim() }) };

interface Props {
  why: Why;
  /** Sent once without what is needed: each field says what it lacks. */
  isTried: boolean;
  onChange: (why: Why) => void;
}

/** Why a review is refused: from the list, and in own words for colleagues. */
export function WhyFields({ why, isTried, onChange }: Props) {
  const missing = isTried ? missingIn(why) : undefined;
  const { reason, words } = why;
  return (
    <>
      <Choice
        label="Reason"
        value={reason}
        error={reason === '' ? missing : undefined}
        onChange={({ target }) => onChange({ ...why, reason: target.value as Reason | '' })}
      >
        <option value="">Choose a reason</option>
        {allReasons.map((each) => (
          <option key={each} value={each}>
            {reasons[each]}
          </option>
        ))}
      </Choice>
      <Area
        label={reason === 'other' ? 'Which one?' : 'In your own words (optional)'}
        hint="For colleagues. Who wrote the review does not read it."
        rows={2}
        maxLength={300}
        value={words}
        error={reason === '' ? undefined : missing}
        onChange={({ target }) => onChange({ ...why, words: target.value })}
      />
    </>
  );
}
