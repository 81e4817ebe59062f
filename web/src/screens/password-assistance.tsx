import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { forgotPassword } from '@/features/account/api';
import { Door } from '@/features/account/door';
import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { Link, useHistoryState } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';
import { fieldsResolver } from '@/shared/validation/field';

interface Form {
  loginId: string;
}

/** Screen PasswordAssistance: account/login/pwd/passwordassistance, logged-out only. */
export function Component() {
  const state = useHistoryState<{ loginId?: string }>();
  const [sent, setSent] = useState('');
  const { register, handleSubmit, setError, formState } = useForm<Form>({
    resolver: fieldsResolver<Form>({ loginId: 'loginId' }),
    defaultValues: { loginId: state?.loginId ?? '' },
    mode: 'onBlur',
  });
  const send = handleSubmit(async ({ loginId }) => {
    try {
      setSent(await forgotPassword(loginId.trim()));
    } catch (problem) {
      setError('loginId', { message: messageOf(problem) });
    }
  });
  return (
    <Door title={text('account.forgot')}>
      {sent ? (
        <Note kind="good" live>
          {sent}
        </Note>
      ) : (
        <p>{text('account.forgotText')}</p>
      )}
      <form noValidate onSubmit={(event) => void send(event)}>
        <TextField
          label={text('field.loginId')}
          autoComplete="username"
          inputMode="email"
          error={formState.errors.loginId}
          {...register('loginId')}
        />
        <Button type="submit" wide size="big" busy={formState.isSubmitting}>
          {sent ? text('account.sendLinkAgain') : text('account.sendLink')}
        </Button>
      </form>
      <p className="small">
        <Link href="/account/login">{text('account.backToSignIn')}</Link>
      </p>
    </Door>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.passwordAssistance.title'),
  description: text('page.passwordAssistance.description'),
  robots: 'noindex,follow',
});
