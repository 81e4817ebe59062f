import { useId, useState } from 'react';
import { numberIn } from './terms';

interface NumberProps {
  label: string;
  value: number | undefined;
  digits?: 0 | 2;
  placeholder?: string;
  disabled?: boolean;
  wrong?: string;
  onChange: (value: number) => void;
}

const asTyped = (value: number | undefined, digits: 0 | 2) =>
  value === undefined || value === 0 ? '' : digits === 2 ? value.toFixed(2) : String(value);

/** A number in the middle of a sentence; nothing typed is zero, and what is no number says so when it is left. */
export function NumberPart({
  label,
  value,
  digits = 0,
  placeholder,
  disabled,
  wrong,
  onChange,
}: NumberProps) {
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const isNone = typed !== undefined && typed.trim() !== '' && numberIn(typed, digits) === undefined;
  return (
    <span className="sp">
      <input
        className={`input part num ${digits === 2 ? 'rand' : ''}`}
        inputMode={digits === 2 ? 'decimal' : 'numeric'}
        aria-label={label}
        aria-invalid={isNone || wrong ? true : undefined}
        aria-describedby={isNone || wrong ? id : undefined}
        autoComplete="off"
        placeholder={placeholder}
        disabled={disabled}
        value={typed ?? asTyped(value, digits)}
        onChange={({ target }) => {
          setTyped(target.value);
          const number = target.value.trim() === '' ? 0 : numberIn(target.value, digits);
          if (number !== undefined) onChange(number);
        }}
        onBlur={() => !isNone && setTyped(undefined)}
      />
      {(isNone || wrong) && (
        <span id={id} className="wrong" role="alert">
          {isNone ? 'No number' : wrong}
        </span>
      )}
    </span>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  words: Record<T, string>;
  all: readonly T[];
  disabled?: boolean;
  onChange: (value: T) => void;
}

/** One of a few in the middle of a sentence. */
export const ChoicePart = <T extends string>({
  label,
  value,
  words,
  all,
  disabled,
  onChange,
}: ChoiceProps<T>) => (
  <select
    className="input part"
    aria-label={label}
    value={value}
    disabled={disabled}
    onChange={({ target }) => onChange(target.value as T)}
  >
    {all.map((each) => (
      <option key={each} value={each}>
        {words[each]}
      </option>
    ))}
  </select>
);
