import { verifyLoginId } from '@/features/account/api';
import { Door } from '@/features/account/door';
import styles from '@/features/account/door.module.css';
import { LoginIdForm } from '@/features/account/login-id-form';
import { text } from '@/shared/i18n/text';
import { useNavigate, useSearchParams } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { ButtonLink } from '@/shared/ui/button';

/** Screen Login: account/login, logged-out only. One field, then the way it leads. */
export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const route = search.get('route');
  const send = async (loginId: string) => {
    await verifyLoginId(loginId, 'login');
    const query = new URLSearchParams({ ...(route && { route }) });
    navigate(`/account/login/pwd?${query.toString()}`, { state: { loginId } });
  };
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
      <LoginIdForm send={send}>{text('action.continue')}</LoginIdForm>
    </Door>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.login.title'),
  description: text('page.login.description'),
  robots: 'noindex,follow',
});
