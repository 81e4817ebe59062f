import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { Icon } from './icon';
import styles from './field.module.css';

export interface Frame {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, already joined; a react-hook-form error will do. */
  error?: string | { message?: string };
  optional?: boolean;
  className?: string;
}

const messageIn = (error: Frame['error']) => (typeof error === 'string' ? error : error?.message);

export function Notes({ id, hint, message }: { id: string; hint?: ReactNode; message?: string }) {
  return (
    <>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      <span id={`${id}-error`} className={styles.error} role={message ? 'alert' : undefined}>
        {message && (
          <>
            <Icon name="alert" size="xs" /> <span>{message}</span>
          </>
        )}
      </span>
    </>
  );
}

export function useField(given: string | undefined, hint: ReactNode, error: Frame['error']) {
  const made = useId();
  const id = given ?? made;
  const message = messageIn(error);
  const described = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return {
    id,
    message,
    aria: { id, 'aria-invalid': message ? true : undefined, 'aria-describedby': described },
  };
}

function Label({ id, label, optional }: { id: string; label: ReactNode; optional?: boolean }) {
  return (
    <label htmlFor={id}>
      {label}
      {optional && <span className={styles.optional}> {text('common.optional')}</span>}
    </label>
  );
}

type TextFieldProps = Frame & ComponentProps<'input'>;

/** A labelled input; a password can be shown. */
export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  type = 'text',
  id: given,
  ...input
}: TextFieldProps) {
  const { id, message, aria } = useField(given, hint, error);
  const [shown, setShown] = useState(false);
  const secret = type === 'password';
  return (
    <div className={`${styles.field} ${message ? styles.bad : ''} ${className ?? ''}`}>
      <Label id={id} label={label} optional={optional} />
      <div className={secret ? styles.affix : undefined}>
        <input className={styles.input} type={secret && shown ? 'text' : type} {...aria} {...input} />
        {secret && (
          <button
            type="button"
            className={styles.eye}
            aria-pressed={shown}
            aria-label={text('field.showPassword')}
            onClick={() => setShown(!shown)}
          >
            <Icon name="eye" />
          </button>
        )}
      </div>
      <Notes id={id} hint={hint} message={message} />
    </div>
  );
}

type SelectFieldProps = Frame & ComponentProps<'select'>;

/** A labelled choice; the options are its children. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  className,
  id: given,
  children,
  ...select
}: SelectFieldProps) {
  const { id, message, aria } = useField(given, hint, error);
  return (
    <div className={`${styles.field} ${message ? styles.bad : ''} ${className ?? ''}`}>
      <Label id={id} label={label} optional={optional} />
      <div className={styles.select}>
        <select className={styles.input} {...aria} {...select}>
          {children}
        </select>
        <Icon name="down" size="s" />
      </div>
      <Notes id={id} hint={hint} message={message} />
    </div>
  );
}

type CheckboxProps = Omit<Frame, 'optional'> & ComponentProps<'input'>;

/** A tick box, or with `type="radio"` one of several choices. */
export function Checkbox({
  label,
  hint,
  error,
  className,
  type = 'checkbox',
  id: given,
  ...input
}: CheckboxProps) {
  const { id, message, aria } = useField(given, hint, error);
  return (
    <div className={`${styles.field} ${className ?? ''}`}>
      <label className={styles.check} htmlFor={id}>
        <input type={type} className={type === 'checkbox' ? styles.tick : undefined} {...aria} {...input} />
        <span className={styles.checkLabel}>{label}</span>
      </label>
      <Notes id={id} hint={hint} message={message} />
    </div>
  );
}
