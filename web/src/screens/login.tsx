import { useForm } from 'react-hook-form';
import { verifyLoginId } from '@/features/account/api';
import { Door } from '@/features/account/door';
import styles from '@/features/account/door.module.css';
import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { useNavigate, useSearchParams } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { Button, ButtonLink } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { fieldsResolver } from '@/shared/validation/field';

interface Form {
  loginId: string;
}

/** Screen Login: account/login, logged-out only. One field, then the way it leads. */
export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const route = search.get('route');
  const { register, handleSubmit, setError, formState } = useForm<Form>({
    resolver: fieldsResolver<Form>({ loginId: 'loginId' }),
    defaultValues: { loginId: '' },
    mode: 'onBlur',
  });
  const send = handleSubmit(async ({ loginId }) => {
    try {
      await verifyLoginId(loginId.trim(), 'login');
      const query = new URLSearchParams({ ...(route && { route }) });
      navigate(`/account/login/pwd?${query.toString()}`, { state: { loginId: loginId.trim() } });
    } catch (problem) {
      setError('loginId', { message: messageOf(problem) });
    }
  });
  return (
    <Door
      title={text('account.signIn')}
      aside={
        <section className={styles.teaser}>
          <h2>{text('account.newHere')}</h2>
          <p>{text('account.signUpMessage')}</p>
          <ButtonLink
            kind="secondary"
            href={`/account/signup${route ? `?route=${encodeURIComponent(route)}` : ''}`}
          >
            {text('account.createAccount')}
          </ButtonLink>
        </section>
      }
    >
      <form noValidate onSubmit={(event) => void send(event)}>
        <TextField
          label={text('field.loginId')}
          autoComplete="username"
          inputMode="email"
          error={formState.errors.loginId}
          {...register('loginId')}
        />
        <Button type="submit" wide size="big" busy={formState.isSubmitting}>
          {text('action.continue')}
        </Button>
      </form>
    </Door>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.login.title'),
  description: text('page.login.description'),
  robots: 'noindex,follow',
});
