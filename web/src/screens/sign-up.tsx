import { useWatch } from 'react-hook-form';
import { Door } from '@/features/account/door';
import styles from '@/features/account/door.module.css';
import { ExistingAccount } from '@/features/account/existing-account';
import { NewPasswordFields } from '@/features/account/new-password-fields';
import { OfferPanel } from '@/features/account/offer-panel';
import { useSignUp } from '@/features/account/use-sign-up';
import { text } from '@/shared/i18n/text';
import { Link, useSearchParams, withSearch } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { Button } from '@/shared/ui/button';
import { Checkbox, TextField } from '@/shared/ui/field';
import { MandatoryNote } from '@/shared/ui/mandatory-note';
import { MobileField } from '@/shared/ui/mobile-field';
import { NameFields } from '@/shared/ui/name-fields';
import { Note } from '@/shared/ui/note';
import { PageLink } from '@/shared/ui/page-link';

/** Screen SignUp: account/signup, logged-out only. */
export function Component() {
  const [search] = useSearchParams();
  const { form, problem, isExisting, checkEmail, send } = useSignUp(search.get('route'));
  return (
    <Door
      title={text('account.createAccount')}
      aside={
        <div className={`${styles.beside} ${styles.before}`}>
          <OfferPanel />
        </div>
      }
    >
      {isExisting && <ExistingAccount route={search.get('route')} />}
      {problem && (
        <Note kind="bad" live>
          {problem}
        </Note>
      )}
      <form method="post" noValidate onSubmit={(event) => void send(event)}>
        <Fields form={form} checkEmail={checkEmail} />
        <MandatoryNote form={form.formState} />
        <Button type="submit" wide size="big" busy={form.formState.isSubmitting}>
          {text('account.createAccount')}
        </Button>
      </form>
      <p className="small">
        {text('account.haveOne')}{' '}
        <Link href={withSearch('/account/login', search)}>{text('account.signIn')}</Link>
      </p>
    </Door>
  );
}

type SignUp = ReturnType<typeof useSignUp>;

function Fields({ form, checkEmail }: Pick<SignUp, 'form' | 'checkEmail'>) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const password = useWatch({ control, name: 'password' });
  return (
    <>
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
      <MobileField optional error={errors.mobileNumber} {...register('mobileNumber')} />
      <NewPasswordFields
        label={text('field.password')}
        password={register('password')}
        rePassword={register('rePassword')}
        errors={errors}
        value={password}
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

export const head: ScreenModule['head'] = () => ({
  title: text('page.signUp.title'),
  description: text('page.signUp.description'),
});
