import { useQueryClient } from '@tanstack/react-query';
import { AccountFrame } from '@/features/account/account-frame';
import { ChangePasswordForm } from '@/features/account/change-password-form';
import { keyOf } from '@/shared/api/query';
import { text } from '@/shared/i18n/text';
import { useNavigate } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { customerPath, useUser } from '@/shared/session/user';
import { toast } from '@/shared/ui/toast';

const back = '/account/security';

/** Screen ChangePassword: account/changepassword, logged-in only. */
export function Component() {
  const { data: user } = useUser();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const saved = (words: string) => {
    toast.success(words);
    void cache.invalidateQueries({ queryKey: keyOf(customerPath) }); // its call brings the new tokens
    navigate(back);
  };
  return (
    <AccountFrame title={text('account.changePassword')}>
      <ChangePasswordForm
        username={user?.uid ?? ''}
        setAt={user?.passwordSetAt}
        back={back}
        onSaved={saved}
      />
    </AccountFrame>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.changePassword.title'),
  description: text('page.changePassword.description'),
  robots: 'noindex,follow',
});
