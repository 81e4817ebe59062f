import { useState } from 'react';
import { forgotPassword, type Assistance } from '@/features/account/api';
import { AssistanceForm } from '@/features/account/assistance-form';
import { Door } from '@/features/account/door';
import { text } from '@/shared/i18n/text';
import { Link, useHistoryState } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { Note } from '@/shared/ui/note';

/** Screen PasswordAssistance: account/login/pwd/passwordassistance, logged-out only. */
export function Component() {
  const state = useHistoryState<{ loginId?: string }>();
  const [sent, setSent] = useState('');
  const send = async (whose: Assistance) => setSent(await forgotPassword(whose));
  return (
    <Door title={text('account.forgot')}>
      {sent ? (
        <Note kind="good" live>
          {sent}
        </Note>
      ) : (
        <p>{text('account.forgotText')}</p>
      )}
      <AssistanceForm loginId={state?.loginId} send={send}>
        {sent ? text('account.sendLinkAgain') : text('account.sendLink')}
      </AssistanceForm>
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
