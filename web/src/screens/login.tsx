import { verifyLoginId } from '@/features/account/api';
import { Door } from '@/features/account/door';
import styles from '@/features/account/door.module.css';
import { LoginIdForm } from '@/features/account/login-id-form';
import { OfferPanel } from '@/features/account/offer-panel';
import { text } from '@/shared/i18n/text';
import { useNavigate, useSearchParams } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { ButtonLink } from '@/shared/ui/button';

/** Screen Login: account/login, logged-out only. One field, then the way it leads. */
export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const route = search.get('route');
  const query = route ? `?route=${encodeURIComponent(route)}` : '';
  const send = async (loginId: string) => {
    const { isMultipleUsers } = await verifyLoginId(loginId, 'login');
    if (isMultipleUsers) return text('account.multipleUsers');
    navigate(`/account/login/pwd${query}`, { state: { loginId } });
    return undefined;
  };
  return (
    <Door
      title={text('account.signIn')}
      aside={
        <div className={styles.beside}>
          <OfferPanel>
            <ButtonLink kind="inverse" href={`/account/signup${query}`}>
              {text('account.createAccount')}
            </ButtonLink>
          </OfferPanel>
        </div>
      }
    >
      <LoginIdForm send={send}>{text('action.continue')}</LoginIdForm>
    </Door>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.login.title'),
  description: text('page.login.description'),
  robots: 'noindex,follow',
});
