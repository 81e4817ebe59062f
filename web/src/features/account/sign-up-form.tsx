import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Checkbox, TextField } from '@/shared/ui/field';
import { MandatoryNote } from '@/shared/ui/mandatory-note';
import { MobileField } from '@/shared/ui/mobile-field';
import { NameFields } from '@/shared/ui/name-fields';
import { Note } from '@/shared/ui/note';
import { PageLink } from '@/shared/ui/page-link';
import styles from './door.module.css';
import { ExistingAccount } from './existing-account';
import { NewPasswordFields } from './new-password-fields';
import { TitleField } from './title-field';
import type { useSignUp } from './use-sign-up';

type SignUp = ReturnType<typeof useSignUp>;

interface Props {
  signUp: SignUp;
  route: string | null;
  isMobileNeeded?: boolean;
  children: ReactNode;
}

/** Who somebody is that makes an account; `children` is what the button says. */
export function SignUpForm({ signUp, route, isMobileNeeded = false, children }: Props) {
  const { form, problem, existing, send } = signUp;
  return (
    <>
      {existing && <ExistingAccount key={existing} route={route} loginId={existing} />}
      {problem && (
        <Note kind="bad" live>
          {problem}
        </Note>
      )}
      <form method="post" noValidate onSubmit={(event) => void send(event)}>
        <Fields signUp={signUp} isMobileNeeded={isMobileNeeded} />
        <MandatoryNote form={form.formState} />
        <Button type="submit" wide size="big" busy={form.formState.isSubmitting}>
          {children}
        </Button>
      </form>
    </>
  );
}

function Fields({
  signUp: { form, checkEmail },
  isMobileNeeded,
}: {
  signUp: SignUp;
  isMobileNeeded: boolean;
}) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const [password, ...about] = useWatch({ control, name: ['password', 'email', 'firstName', 'lastName'] });
  return (
    <>
      <TitleField optional error={errors.titleCode} {...register('titleCode')} />
      <div className={styles.pair}>
        <NameFields firstName={register('firstName')} lastName={register('lastName')} errors={errors} />
      </div>
      <TextField
        label={text('field.email')}
        type="email"
        autoComplete="email"
        maxLength={256}
        error={errors.email}
        {...register('email', {
          onBlur: (event: { target: { value: string } }) => void checkEmail(event.target.value),
        })}
      />
      <MobileField optional={!isMobileNeeded} error={errors.mobileNumber} {...register('mobileNumber')} />
      <NewPasswordFields
        label={text('field.password')}
        password={register('password')}
        rePassword={register('rePassword')}
        errors={errors}
        value={password}
        about={about.join(' ')}
      />
      <Checkbox
        label={
          <>
            {text('field.termsAndConditions')}{' '}
            <PageLink href="/s/terms">({text('account.readTerms')})</PageLink>
          </>
        }
        error={errors.termsAndConditions}
        {...register('termsAndConditions')}
      />
      <Checkbox label={text('field.marketingCommunications')} {...register('marketingCommunications')} />
    </>
  );
}
