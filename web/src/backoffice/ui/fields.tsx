import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from './icon';

interface Frame {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, in words. */
  error?: string;
  /** `changed`: other than what is saved. */
  mark?: string;
}

function useFrame(hint: ReactNode, error: string | undefined) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return { id, aria: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described } };
}

const Around = ({ id, label, hint, error, mark, children }: Frame & { id: string; children: ReactNode }) => (
  <div className={`field ${mark ?? ''}`}>
    <label htmlFor={id}>{label}</label>
    {children}
    {hint && (
      <span id={`${id}-hint`} className="hint">
        {hint}
      </span>
    )}
    {error && (
      <span id={`${id}-error`} className="wrong" role="alert">
        <Icon name="alert" size="xs" /> {error}
      </span>
    )}
  </div>
);

export function Field({ label, hint, error, mark, ...input }: Frame & ComponentProps<'input'>) {
  const { id, aria } = useFrame(hint, error);
  return (
    <Around {...{ id, label, hint, error, mark }}>
      <input className="input" {...aria} {...input} />
    </Around>
  );
}

export function Area({ label, hint, error, mark, ...input }: Frame & ComponentProps<'textarea'>) {
  const { id, aria } = useFrame(hint, error);
  return (
    <Around {...{ id, label, hint, error, mark }}>
      <textarea className="input" rows={3} {...aria} {...input} />
    </Around>
  );
}

export function Choice({ label, hint, error, mark, children, ...select }: Frame & ComponentProps<'select'>) {
  const { id, aria } = useFrame(hint, error);
  return (
    <Around {...{ id, label, hint, error, mark }}>
      <select className="input" {...aria} {...select}>
        {children}
      </select>
    </Around>
  );
}

interface CountProps {
  label: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}

/** How many of so many: buttons and a number, never outside. */
export function Count({ label, value, most, onChange }: CountProps) {
  const to = (next: number) => onChange(Math.min(most, Math.max(0, next)));
  return (
    <span className="count-of" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={`One less: ${label}`}
        disabled={value <= 0}
        onClick={() => to(value - 1)}
      >
        <Icon name="minus" size="xs" />
      </button>
      <output>
        {value} of {most}
      </output>
      <button
        type="button"
        aria-label={`One more: ${label}`}
        disabled={value >= most}
        onClick={() => to(value + 1)}
      >
        <Icon name="plus" size="xs" />
      </button>
    </span>
  );
}
