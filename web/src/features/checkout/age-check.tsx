import { useState } from 'react';
import { text } from '@/shared/i18n/text';
import { TextButton } from '@/shared/ui/button';
import { Checkbox, TextField } from '@/shared/ui/field';
import styles from './collector.module.css';
import type { AgeDeclaration } from './use-age-declaration';

/** For an order with liquor: by ID number or, without one, by date of birth. */
export function AgeCheck({
  declaration: { age, errors, numberRef, confirmedRef, change },
}: {
  declaration: AgeDeclaration;
}) {
  const [byDate, setByDate] = useState(age.dateOfBirth !== undefined);
  return (
    <section className={`panel pad ${styles.collector}`} aria-label={text('liquor.ageTitle')}>
      <h2>{text('liquor.ageTitle')}</h2>
      <p className="small muted">{text('liquor.ageWhy')}</p>
      {byDate ? (
        <TextField
          ref={numberRef}
          type="date"
          label={text('liquor.dateOfBirth')}
          value={age.dateOfBirth ?? ''}
          error={errors.number}
          onChange={(event) => change({ ...age, dateOfBirth: event.target.value })}
        />
      ) : (
        <TextField
          ref={numberRef}
          label={text('tvLicence.idNumber')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={13}
          value={age.idNumber ?? ''}
          error={errors.number}
          onChange={(event) => change({ ...age, idNumber: event.target.value.replaceAll(/\s/g, '') })}
        />
      )}
      <div>
        <TextButton
          onClick={() => {
            setByDate(!byDate);
            change({ confirmed: age.confirmed, ...(byDate ? { idNumber: '' } : { dateOfBirth: '' }) });
          }}
        >
          {byDate ? text('liquor.useId') : text('liquor.useDate')}
        </TextButton>
      </div>
      <Checkbox
        ref={confirmedRef}
        label={text('liquor.declaration')}
        error={errors.confirmed}
        checked={age.confirmed ?? false}
        onChange={(event) => change({ ...age, confirmed: event.target.checked })}
      />
    </section>
  );
}
