import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError, messageOf } from '@/shared/api/errors';
import { useIdempotencyKey } from '@/shared/api/idempotency-key';
import { text } from '@/shared/i18n/text';
import { Button, ButtonLink } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';
import { fieldsResolver } from '@/shared/validation/field';
import { changePassword } from './api';
import { ConfirmItsYou } from './confirm-its-you';
import { NewPasswordFields } from './new-password-fields';
import { PasswordSetAt } from './password-set-at';
import styles from './details.module.css';

interface Form {
  oldPassword: string;
  password: string;
  rePassword: string;
}

const resolver = fieldsResolver<Form>({
  oldPassword: 'oldPassword',
  password: [
    'newPassword',
    ({ oldPassword, password }) =>
      password && password === oldPassword ? [text('validation.newPassword.same')] : [],
  ],
  rePassword: 'rePassword',
});

const fieldOf: Record<string, keyof Form> = { oldPassword: 'oldPassword', newPassword: 'password' };

/** `username` tells a password manager which of its passwords this is; `setAt` is when the present one was chosen. */
export function ChangePasswordForm({
  username,
  setAt,
  back,
  onSaved,
}: {
  username: string;
  setAt?: string;
  back: string;
  onSaved: (words: string) => void;
}) {
  const key = useIdempotencyKey();
  const [problem, setProblem] = useState('');
  const [mustConfirm, setMustConfirm] = useState(false);
  const { register, handleSubmit, control, setError, formState } = useForm<Form>({
    resolver,
    defaultValues: { oldPassword: '', password: '', rePassword: '' },
    mode: 'onBlur',
  });
  const { errors, isSubmitting } = formState;
  const chosen = useWatch({ control, name: 'password' });
  const send = handleSubmit(async ({ oldPassword, password }) => {
    setProblem('');
    const form = { oldPassword, newPassword: password };
    try {
      onSaved(await key.send(form, (idempotencyKey) => changePassword(form, idempotencyKey)));
    } catch (failure) {
      if (failure instanceof ApiError && failure.has('StepUpRequiredError')) return setMustConfirm(true);
      const found = failure instanceof ApiError && failure.status === 400 ? failure.problems : [];
      const known = found.filter(({ subject }) => subject && subject in fieldOf);
      for (const { subject, message } of known)
        setError(fieldOf[subject!]!, { message }, { shouldFocus: true });
      if (known.length === 0) setProblem(messageOf(failure));
    }
  });
  // Beside the form, not in it: what is typed there stays.
  return (
    <>
      {mustConfirm && (
        <section className="panel">
          <ConfirmItsYou
            onConfirmed={() => {
              setMustConfirm(false);
              void send();
            }}
          />
        </section>
      )}
      <form
        method="post"
        className={`panel pad ${styles.form}`}
        noValidate
        onSubmit={(event) => void send(event)}
      >
        {problem && (
          <Note kind="bad" live>
            {problem}
          </Note>
        )}
        <PasswordSetAt at={setAt} />
        <input type="email" autoComplete="username" value={username} readOnly hidden />
        <TextField
          label={text('field.oldPassword')}
          type="password"
          autoComplete="current-password"
          error={errors.oldPassword}
          {...register('oldPassword')}
        />
        <NewPasswordFields
          label={text('field.newPassword')}
          password={register('password')}
          rePassword={register('rePassword')}
          errors={errors}
          value={chosen}
          about={username}
        />
        <p className="small muted">{text('account.othersSignedOut')}</p>
        <div className={styles.acts}>
          <Button type="submit" busy={isSubmitting}>
            {text('account.savePassword')}
          </Button>
          <ButtonLink kind="secondary" href={back}>
            {text('common.cancel')}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}
