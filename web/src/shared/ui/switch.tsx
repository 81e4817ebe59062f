import type { ComponentProps } from 'react';
import { Notes, useField, type Frame } from './field';
import styles from './switch.module.css';

type SwitchProps = Omit<Frame, 'optional' | 'className'> & ComponentProps<'input'>;

/** The switch alone, for a row whose heading is its name. */
export const BareSwitch = (input: ComponentProps<'input'>) => (
  <input type="checkbox" role="switch" className={styles.switch} {...input} />
);

/** What is on or off as soon as it is pressed; a form that is sent has checkboxes. */
export function Switch({ label, hint, error, id: given, ...input }: SwitchProps) {
  const { id, message, aria } = useField(given, hint, error);
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <BareSwitch {...aria} {...input} />
      <Notes id={id} hint={hint} message={message} />
    </div>
  );
}
