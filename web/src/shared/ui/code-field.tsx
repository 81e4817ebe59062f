import { useId, type Ref } from 'react';
import { codeLength, nextCode, pastedCode } from './code';
import { Notes, useField, type Frame } from './field';
import styles from './code-field.module.css';

interface Props extends Pick<Frame, 'hint' | 'error'> {
  label: string;
  value: string;
  onChange: (code: string) => void;
  /** While it is being checked. */
  readOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Behind what is there: the next digit belongs there, wherever the cells were touched. */
const toEnd = ({ currentTarget: field }: { currentTarget: HTMLInputElement }) =>
  field.setSelectionRange(field.value.length, field.value.length);

/** A one-time code: one field, which a phone can fill in and anybody paste into, over six drawn cells. */
export function CodeField({ label, hint, error, value, onChange, readOnly, ref }: Props) {
  const { id, message, aria } = useField(useId(), hint, error);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div
        className={`${styles.cells} ${message ? styles.bad : ''} ${readOnly ? styles.checking : ''}`}
        data-full={value.length === codeLength || undefined}
      >
        {Array.from({ length: codeLength }, (_, n) => (
          <span key={n} aria-hidden="true" className={n === value.length ? styles.next : undefined}>
            {value[n]}
          </span>
        ))}
        <input
          {...aria}
          ref={ref}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          readOnly={readOnly}
          value={value}
          onFocus={toEnd}
          onClick={toEnd}
          onChange={(event) =>
            onChange(
              nextCode(value, event.target.value, message !== undefined && value.length === codeLength),
            )
          }
          onPaste={(event) => {
            const code = pastedCode(event.clipboardData.getData('text'));
            if (!code || readOnly) return;
            event.preventDefault();
            onChange(code);
          }}
        />
      </div>
      <Notes id={id} hint={hint} message={message} />
    </div>
  );
}
