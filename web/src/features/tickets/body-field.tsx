import { useId } from 'react';
import { text } from '@/shared/i18n/text';
import { lettersLeft } from './rules';
import styles from './tickets.module.css';

interface Props {
  label: string;
  value: string;
  error?: string;
  onChange: (body: string) => void;
}

/** The words of a message, and how many letters they have room for. */
export function BodyField({ label, value, error, onChange }: Props) {
  const id = useId();
  const left = lettersLeft(value);
  return (
    <div className={styles.words} data-bad={error ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={4}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-left ${id}-error` : `${id}-left`}
        onChange={({ target }) => onChange(target.value)}
      />
      <span id={`${id}-left`} className={left <= 0 ? styles.full : 'tiny muted'}>
        {left === 0 ? text('ticket.atLimit') : text('ticket.left', { count: left })}
      </span>
      {error && (
        <span id={`${id}-error`} className={styles.problem} role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
