import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { goOn, signIn } from '@/features/account/api';
import { Door } from '@/features/account/door';
import { KeepSignedIn } from '@/features/account/keep-signed-in';
import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { Link, useHistoryState, useNavigate, useSearchParams, withSearch } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';
import { fieldsResolver } from '@/shared/validation/field';

interface Form {
  loginId: string;
  password: string;
}

/** Screen LoginViaPassword: account/login/pwd, logged-out only. */
export function Component() {
  const [search] = useSearchParams();
  const state = useHistoryState<{ loginId?: string }>();
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  const { register, handleSubmit, control, formState } = useForm<Form>({
    // An existing password is only asked for, not judged: older ones may follow older rules.
    resolver: fieldsResolver<Form>({ loginId: 'loginId', password: 'oldPassword' }),
    // A page drawn by the server hears of it a moment later; what was typed by then stays.
    values: { loginId: state?.loginId ?? '', password: '' },
    resetOptions: { keepDirtyValues: true },
    mode: 'onBlur',
  });
  const loginId = useWatch({ control, name: 'loginId' });
  const send = handleSubmit(async ({ loginId: typed, password }) => {
    setProblem('');
    try {
      if (await signIn(typed.trim(), password)) goOn(search.get('route'));
      else navigate(withSearch('/account/login/otp', search));
    } catch (failure) {
      setProblem(messageOf(failure));
    }
  });
  return (
    <Door title={text('account.signIn')}>
      {search.get('mfaViaOtp') === 'true' && !problem && <Note>{text('mfa.passwordFirst')}</Note>}
      {problem && (
        <Note kind="bad" live>
          {problem}
        </Note>
      )}
      <form method="post" noValidate onSubmit={(event) => void send(event)}>
        <TextField
          label={text('field.loginId')}
          autoComplete="username"
          inputMode="email"
          error={formState.errors.loginId}
          {...register('loginId')}
        />
        <TextField
          label={text('field.password')}
          type="password"
          autoComplete="current-password"
          error={formState.errors.password}
          {...register('password')}
        />
        <KeepSignedIn />
        <Button type="submit" wide size="big" busy={formState.isSubmitting}>
          {text('account.signIn')}
        </Button>
      </form>
      <p className="small">
        <Link href="/account/login/pwd/passwordassistance" state={{ loginId: loginId }}>
          {text('account.forgot')}
        </Link>
      </p>
      <p className="small">
        <Link href={withSearch('/account/create', search)}>{text('account.createAccount')}</Link>
      </p>
    </Door>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.loginViaPassword.title'),
  description: text('page.loginViaPassword.description'),
  robots: 'noindex,follow',
});
