import { useState, useSyncExternalStore } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { setNewPassword } from '@/features/account/api';
import { Door } from '@/features/account/door';
import { NewPasswordFields } from '@/features/account/new-password-fields';
import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { endSession } from '@/shared/session/reset';
import { Link, useNavigate } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { toast } from '@/shared/ui/toast';
import { fieldsResolver } from '@/shared/validation/field';

interface Form {
  password: string;
  rePassword: string;
}

const onHash = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};
const tokenHere = () => window.location.hash.slice(1);

/** Screen NewPassword: account/newpassword#token, for anybody with the link. What follows the # is never sent with the page. */
export function Component() {
  const token = useSyncExternalStore(onHash, tokenHere, () => undefined);
  return (
    <Door title={text('account.newPassword')}>
      {token === '' ? (
        <>
          <p>{text('account.resetLinkMissing')}</p>
          <ButtonLink wide href="/account/login/pwd/passwordassistance">
            {text('account.askForLink')}
          </ButtonLink>
        </>
      ) : (
        <Choice token={token} />
      )}
    </Door>
  );
}

/** `token` is not known until the page is taken over. */
function Choice({ token }: { token?: string }) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  const { register, handleSubmit, control, formState } = useForm<Form>({
    resolver: fieldsResolver<Form>({ password: 'newPassword', rePassword: 'rePassword' }),
    defaultValues: { password: '', rePassword: '' },
    mode: 'onBlur',
  });
  const chosen = useWatch({ control, name: 'password' });
  const send = handleSubmit(async ({ password }) => {
    setProblem('');
    try {
      toast.success(await setNewPassword(token ?? '', password));
      endSession(); // the server has ended every one
      navigate('/account/login');
    } catch (failure) {
      setProblem(messageOf(failure));
    }
  });
  return (
    <>
      {problem && (
        <Note kind="bad" live>
          {problem} <Link href="/account/login/pwd/passwordassistance">{text('account.askForLink')}</Link>
        </Note>
      )}
      <form method="post" noValidate onSubmit={(event) => void send(event)}>
        <NewPasswordFields
          label={text('field.newPassword')}
          password={register('password')}
          rePassword={register('rePassword')}
          errors={formState.errors}
          value={chosen}
        />
        <Button type="submit" wide size="big" busy={formState.isSubmitting} disabled={token === undefined}>
          {text('account.savePassword')}
        </Button>
      </form>
    </>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.newPassword.title'),
  description: text('page.newPassword.description'),
  robots: 'noindex,nofollow',
});
