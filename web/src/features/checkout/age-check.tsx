import { useState } from 'react';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { TextButton } from '@/shared/ui/button';
import { Checkbox, TextField } from '@/shared/ui/field';
import { joined, messagesFor } from '@/shared/validation/field';
import styles from './collector.module.css';

export type Age = NonNullable<Schema<'CheckoutConfirmation'>['ageDeclaration']>;
export type AgeErrors = { number?: string; confirmed?: string };

/** What must be mended before the shop is asked; how old that makes somebody is for the shop to say. */
export function errorsOfAge({ idNumber, dateOfBirth, confirmed }: Age): AgeErrors {
  const number =
    dateOfBirth === undefined
      ? joined(messagesFor('idNumber', idNumber))
      : /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(dateOfBirth)
        ? ''
        : text('liquor.dateInvalid');
  return {
    ...(number && { number }),
    ...(!confirmed && { confirmed: text('liquor.confirm') }),
  };
}

interface Props {
  age: Age;
  errors: AgeErrors;
  onAge: (age: Age) => void;
}

/** For an order with liquor: by ID number or, without one, by date of birth. */
export function AgeCheck({ age, errors, onAge }: Props) {
  const [byDate, setByDate] = useState(age.dateOfBirth !== undefined);
  return (
    <section className={`panel pad ${styles.collector}`} aria-label={text('liquor.ageTitle')}>
      <h2>{text('liquor.ageTitle')}</h2>
      <p className="small muted">{text('liquor.ageWhy')}</p>
      {byDate ? (
        <TextField
          id="age-number"
          type="date"
          label={text('liquor.dateOfBirth')}
          value={age.dateOfBirth ?? ''}
          error={errors.number}
          onChange={(event) => onAge({ ...age, dateOfBirth: event.target.value })}
        />
      ) : (
        <TextField
          id="age-number"
          label={text('tvLicence.idNumber')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={13}
          value={age.idNumber ?? ''}
          error={errors.number}
          onChange={(event) => onAge({ ...age, idNumber: event.target.value.replaceAll(/\s/g, '') })}
        />
      )}
      <div>
        <TextButton
          onClick={() => {
            setByDate(!byDate);
            onAge({ confirmed: age.confirmed, ...(byDate ? { idNumber: '' } : { dateOfBirth: '' }) });
          }}
        >
          {byDate ? text('liquor.useId') : text('liquor.useDate')}
        </TextButton>
      </div>
      <Checkbox
        id="age-confirmed"
        label={text('liquor.declaration')}
        error={errors.confirmed}
        checked={age.confirmed ?? false}
        onChange={(event) => onAge({ ...age, confirmed: event.target.checked })}
      />
    </section>
  );
}
