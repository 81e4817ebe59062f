import { useEffect, useState } from 'react';
import { text } from '@/shared/i18n/text';
import styles from './door.module.css';
import type { Strength } from './password-strength';

const wordsOf = (strength: Strength) =>
  strength < 2
    ? text('password.weak')
    : strength === 2
      ? text('password.fair')
      : strength === 3
        ? text('password.good')
        : text('password.strong');

/** How hard the password is to guess, in four bars and a sentence. Its estimator comes with the first character typed. */
export function StrengthHint({ value, about }: { value: string; about?: string }) {
  const [strength, setStrength] = useState<Strength>();
  useEffect(() => {
    let isHere = true;
    if (value !== '')
      // Without it the rules are there to go by.
      import('./password-strength').then(
        ({ strengthOf }) => isHere && setStrength(strengthOf(value, about)),
        () => undefined,
      );
    return () => void (isHere = false);
  }, [value, about]);
  const shown = value === '' ? undefined : strength;
  return (
    <p className={styles.strength} role="status">
      {shown !== undefined && (
        <>
          <span className={styles.bars} data-strength={Math.max(shown, 1)} aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
          </span>
          {wordsOf(shown)}
        </>
      )}
    </p>
  );
}
