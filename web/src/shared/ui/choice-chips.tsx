import { useId } from 'react';
import { Icon } from './icon';
import styles from './choice-chips.module.css';

interface Props<T extends string> {
  legend: string;
  options: readonly { value: T; label: string }[];
  value: T | undefined;
  onChange: (value: T) => void;
  error?: string;
}

/** One of a few, each as a chip. */
export function ChoiceChips<T extends string>({ legend, options, value, onChange, error }: Props<T>) {
  const name = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={value === option.value}
            data-wrong={error ? true : undefined}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      {error && (
        <p id={`${name}-error`} className={styles.problem} role="alert">
          <Icon name="alert" size="xs" /> <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
