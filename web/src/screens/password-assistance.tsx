import { useState } from 'react';
import { forgotPassword } from '@/features/account/api';
import { Door } from '@/features/account/door';
import { LoginIdForm } from '@/features/account/login-id-form';
import { text } from '@/shared/i18n/text';
import { Link, useHistoryState } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { Note } from '@/shared/ui/note';

/** Screen PasswordAssistance: account/login/pwd/passwordassistance, logged-out only. */
export function Component() {
  const state = useHistoryState<{ loginId?: string }>();
  const [sent, setSent] = useState('');
  const send = async (loginId: string) => setSent(await forgotPassword(loginId));
  return (
    <Door title={text('account.forgot')}>
      {sent ? (
        <Note kind="good" live>
          {sent}
        </Note>
      ) : (
        <p>{text('account.forgotText')}</p>
      )}
      <LoginIdForm initial={state?.loginId} send={send}>
        {sent ? text('account.sendLinkAgain') : text('account.sendLink')}
      </LoginIdForm>
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
