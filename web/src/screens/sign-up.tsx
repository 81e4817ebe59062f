import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { goOn, signUp, verifyLoginId, type SignUpForm } from '@/features/account/api';
import { Door } from '@/features/account/door';
import styles from '@/features/account/door.module.css';
import { PasswordRules } from '@/features/account/password-rules';
import { ApiError, messageOf } from '@/shared/api/errors';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Link, useNavigate, useSearchParams } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { Button } from '@/shared/ui/button';
import { Checkbox, TextField } from '@/shared/ui/field';
import { NameFields } from '@/shared/ui/name-fields';
import { Note } from '@/shared/ui/note';
import { fieldsResolver, messagesFor } from '@/shared/validation/field';

const redirectAfter = 5000;

type Form = Required<Omit<SignUpForm, 'titleCode'>>;

const empty: Form = {
  firstName: '',
  lastName: '',
  email: '',
  mobileNumber: '',
  password: '',
  rePassword: '',
  termsAndConditions: false,
  marketingCommunications: false,
};

/** Screen SignUp: account/signup, logged-out only. */
export function Component() {
  const [search] = useSearchParams();
  const [problem, setProblem] = useState('');
  const [isExisting, setExisting] = useState(false);
  const { register, handleSubmit, control, formState, setError } = useForm<Form>({
    resolver: fieldsResolver<Form>({
      firstName: 'firstName',
      lastName: 'lastName',
      email: 'email',
      mobileNumber: 'mobileNumber',
      password: 'password',
      rePassword: 'rePassword',
      termsAndConditions: 'termsAndConditions',
    }),
    defaultValues: empty,
    mode: 'onBlur',
  });
  const password = useWatch({ control, name: 'password' });
  const { errors } = formState;

  const checkEmail = async (email: string) => {
    if (messagesFor('email', email.trim()).length > 0) return;
    try {
      const check = await verifyLoginId(email.trim(), 'signup');
      setExisting(check.isExisting === true);
    } catch (failure) {
      // The check only saves typing: sending the form tells for certain.
      setExisting(
        failure instanceof ApiError &&
          (failure.body as Schema<'LoginIdCheck'> | undefined)?.isExisting === true,
      );
    }
  };

  const send = handleSubmit(async (form) => {
    setProblem('');
    try {
      const { mobileNumber, ...rest } = form;
      await signUp({ ...rest, email: form.email.trim(), ...(mobileNumber && { mobileNumber }) });
      goOn(search.get('route'));
    } catch (failure) {
      if (failure instanceof ApiError && (failure.body as Schema<'Session'> | undefined)?.isExisting)
        return setExisting(true);
      if (failure instanceof ApiError)
        for (const { subject, message } of failure.problems)
          if (subject && subject in empty) setError(subject as keyof Form, { message });
      setProblem(messageOf(failure));
    }
  });

  return (
    <Door title={text('account.createAccount')}>
      <p className="muted">{text('account.signUpMessage')}</p>
      {isExisting && <ExistingAccount route={search.get('route')} />}
      {problem && (
        <Note kind="bad" live>
          {problem}
        </Note>
      )}
      <form noValidate onSubmit={(event) => void send(event)}>
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
        <TextField
          label={text('field.mobile')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={10}
          optional
          error={errors.mobileNumber}
          {...register('mobileNumber')}
        />
        <TextField
          label={text('field.password')}
          type="password"
          autoComplete="new-password"
          hint={<PasswordRules value={password} id="password-rules" />}
          error={errors.password}
          {...register('password')}
        />
        <TextField
          label={text('field.rePassword')}
          type="password"
          autoComplete="new-password"
          error={errors.rePassword}
          {...register('rePassword')}
        />
        <Checkbox
          label={
            <>
              {text('field.termsAndConditions')} (<Link href="/s/terms">{text('account.readTerms')}</Link>)
            </>
          }
          error={errors.termsAndConditions}
          {...register('termsAndConditions')}
        />
        <Checkbox label={text('field.marketingCommunications')} {...register('marketingCommunications')} />
        <Button type="submit" wide size="big" busy={formState.isSubmitting}>
          {text('account.createAccount')}
        </Button>
      </form>
      <p className="small">
        {text('account.haveOne')}{' '}
        <Link href={`/account/login?${search.toString()}`}>{text('account.signIn')}</Link>
      </p>
    </Door>
  );
}

/** The account is there already: say so, and go to sign-in after five seconds (specification §4). */
function ExistingAccount({ route }: { route: string | null }) {
  const navigate = useNavigate();
  const [left, setLeft] = useState(redirectAfter / 1000);
  const href = `/account/login${route ? `?route=${encodeURIComponent(route)}` : ''}`;
  useEffect(() => {
    const tick = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    const leave = setTimeout(() => navigate(href), redirectAfter);
    return () => {
      clearInterval(tick);
      clearTimeout(leave);
    };
  }, [href, navigate]);
  return (
    <Note kind="warn" live>
      {text('account.existing')} <Link href={href}>{text('account.signIn')}</Link>{' '}
      <span aria-hidden="true">({left})</span>
    </Note>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.signUp.title'),
  description: text('page.signUp.description'),
});
