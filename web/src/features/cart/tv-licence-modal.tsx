import { useState, type FormEvent } from 'react';
import { api } from '@/shared/api/client';
import { messageOf } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { userSegment } from '@/shared/session/cart-code';
import { Button, TextButton } from '@/shared/ui/button';
import { Checkbox, TextField } from '@/shared/ui/field';
import { Modal } from '@/shared/ui/modal';
import { Note } from '@/shared/ui/note';
import { rand } from '@/shared/ui/price';
import { bare, errorsOf, type LicenceErrors, type LicenceForm, type LicenceType } from './tv-licence-form';
import styles from './tv-licence.module.css';

type Validated = Schema<'LicenceValidated'>;

const validate = (licenceType: LicenceType, { by, number, declaration }: LicenceForm) =>
  api.post('/users/{user}/sabcCustomerValidate', {
    path: { user: userSegment() },
    body: { licenceType, [by]: bare(number), declaration },
  });

interface Props {
  onClose: () => void;
  /** Puts the checked licence (and what it is for) into the cart. */
  onAdd: (validationId: string) => void;
  /** What that button says. */
  add: string;
}

/** Before a television: whose licence it is bought with. Validate, then add (specification §4). */
export default function TvLicenceModal({ onClose, onAdd, add }: Props) {
  const [checked, setChecked] = useState<Validated>();
  return (
    <Modal title={text('tvLicence.title')} onClose={onClose}>
      {checked?.validationId ? (
        <Answer
          checked={checked}
          add={add}
          onAgain={() => setChecked(undefined)}
          onAdd={() => onAdd(checked.validationId ?? '')}
        />
      ) : (
        <Question onChecked={setChecked} />
      )}
    </Modal>
  );
}

const kinds: [LicenceType, string][] = [
  [7, text('tvLicence.domestic')],
  [40, text('tvLicence.holiday')],
];

function Question({ onChecked }: { onChecked: (answer: Validated) => void }) {
  const [form, setForm] = useState<LicenceForm>({ by: 'idNumber', number: '', declaration: false });
  const [errors, setErrors] = useState<LicenceErrors>({});
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const byId = form.by === 'idNumber';
  const change = (part: Partial<LicenceForm>, about: keyof LicenceErrors) => {
    setForm({ ...form, ...part });
    setErrors({ ...errors, [about]: undefined });
  };

  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = errorsOf(form);
    setErrors(wrong);
    const first = (['licenceType', 'number', 'declaration'] as const).find((name) => wrong[name]);
    if (first || !form.licenceType) {
      document.getElementById(`licence-${first ?? 'licenceType'}`)?.focus();
      return;
    }
    setBusy(true);
    setProblem('');
    try {
      const answer = await validate(form.licenceType, form);
      if (answer.responseStatus) onChecked(answer);
      else setProblem(answer.errorMsg ?? text('tvLicence.tryAgain'));
    } catch (failure) {
      setProblem(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form method="post" className={styles.form} noValidate onSubmit={(event) => void check(event)}>
      <p className="small muted">{text('tvLicence.why')}</p>
      <fieldset className={styles.kinds}>
        <legend className={styles.legend}>{text('tvLicence.type')}</legend>
        {kinds.map(([type, name], n) => (
          <Checkbox
            key={type}
            id={n === 0 ? 'licence-licenceType' : undefined}
            data-first={n === 0 || undefined}
            type="radio"
            name="licenceType"
            label={name}
            checked={form.licenceType === type}
            onChange={() => change({ licenceType: type }, 'licenceType')}
          />
        ))}
        {errors.licenceType && (
          <p className={styles.wrong} role="alert">
            {errors.licenceType}
          </p>
        )}
      </fieldset>
      <div className={styles.number}>
        <TextField
          id="licence-number"
          label={byId ? text('tvLicence.idNumber') : text('tvLicence.passportNumber')}
          inputMode={byId ? 'numeric' : 'text'}
          autoComplete="off"
          maxLength={20}
          value={form.number}
          error={errors.number}
          onChange={(event) => change({ number: event.target.value }, 'number')}
        />
        <TextButton
          onClick={() => change({ by: byId ? 'passportNumber' : 'idNumber', number: '' }, 'number')}
        >
          {byId ? text('tvLicence.usePassport') : text('tvLicence.useId')}
        </TextButton>
      </div>
      <Checkbox
        id="licence-declaration"
        label={text('tvLicence.declaration')}
        error={errors.declaration}
        checked={form.declaration}
        onChange={(event) => change({ declaration: event.target.checked }, 'declaration')}
      />
      {problem && (
        <Note kind="bad" live>
          {problem}
        </Note>
      )}
      <Button type="submit" wide size="big" busy={busy}>
        {text('tvLicence.check')}
      </Button>
      <p className="tiny muted">{text('tvLicence.privacy')}</p>
    </form>
  );
}

interface AnswerProps {
  checked: Validated;
  add: string;
  onAdd: () => void;
  onAgain: () => void;
}

function Answer({ checked, add, onAdd, onAgain }: AnswerProps) {
  const [pressed, setPressed] = useState(false);
  const sums = [
    [text('tvLicence.fee'), checked.licenseFeeAmount],
    [text('tvLicence.toPay'), checked.outstandingFeeAmount],
  ] as const;
  const due = sums.some(([, sum]) => sum && sum.value > 0);
  return (
    <div className={styles.form}>
      <Note kind={due ? 'info' : 'good'} live>
        {checked.successMsg}
      </Note>
      {due && (
        <dl className={styles.sums}>
          {sums.map(
            ([name, sum]) =>
              sum &&
              sum.value > 0 && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd className="tnum">{rand(sum.value)}</dd>
                </div>
              ),
          )}
        </dl>
      )}
      <Button
        wide
        size="big"
        busy={pressed}
        onClick={() => {
          setPressed(true);
          onAdd();
        }}
      >
        {add}
      </Button>
      <TextButton onClick={onAgain}>{text('tvLicence.again')}</TextButton>
    </div>
  );
}
