import { Choice } from '../ui/fields';
import { useCodedPromotions } from './use-coded-promotions';

interface Props {
  value: string;
  error?: string;
  onChange: (code: string) => void;
}

/** Which promotion a code opens: published ones that ask for a code. */
export function PromotionChoice({ value, error, onChange }: Props) {
  const { data: all = [], isPending, isError } = useCodedPromotions();
  return (
    <Choice
      label="Opens"
      hint={isPending ? 'Looking for them…' : 'A published promotion that asks for a code.'}
      value={value}
      error={error ?? (isError ? 'They could not be read. Close this and try again.' : undefined)}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">Choose</option>
      {value && !all.some(({ code }) => code === value) && <option value={value}>{value}</option>}
      {all.map(({ code, terms }) => (
        <option key={code} value={code}>
          {terms.title}
        </option>
      ))}
    </Choice>
  );
}
