import { goOn, signUp } from '@/features/account/api';
import { Door } from '@/features/account/door';
import styles from '@/features/account/door.module.css';
import { OfferPanel } from '@/features/account/offer-panel';
import { ProviderButtons } from '@/features/account/provider-buttons';
import { SignUpForm } from '@/features/account/sign-up-form';
import { useSignUp } from '@/features/account/use-sign-up';
import { text } from '@/shared/i18n/text';
import { Link, useSearchParams, withSearch } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';

/** Screen SignUp: account/signup, logged-out only. With a password, and signed in at once. */
export function Component() {
  const [search] = useSearchParams();
  const route = search.get('route');
  const form = useSignUp(async (values) => {
    await signUp(values);
    goOn(route, { offersPasskey: false });
  });
  return (
    <Door
      title={text('account.createAccount')}
      aside={
        <div className={`${styles.beside} ${styles.before}`}>
          <OfferPanel isShort />
        </div>
      }
    >
      <ProviderButtons route={route} isAbove />
      <SignUpForm signUp={form} route={route}>
        {text('account.createAccount')}
      </SignUpForm>
      <p className="small">
        {text('account.haveOne')}{' '}
        <Link href={withSearch('/account/login', search)}>{text('account.signIn')}</Link>
      </p>
      <p className="small">
        <Link href={withSearch('/account/create', search)}>{text('account.signUpWithCode')}</Link>
      </p>
    </Door>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.signUp.title'),
  description: text('page.signUp.description'),
});
