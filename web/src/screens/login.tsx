import { verifyLoginId } from '@/features/account/api';
import { beginWithCode } from '@/features/account/code-api';
import { Door } from '@/features/account/door';
import styles from '@/features/account/door.module.css';
import { LoginIdForm } from '@/features/account/login-id-form';
import { OfferPanel } from '@/features/account/offer-panel';
import { PasskeyButton } from '@/features/account/passkeys/passkey-button';
import { isKnownHere } from '@/features/account/passkeys/support';
import { useCanUsePasskeys } from '@/shared/passkeys/support';
import { usePasskeySignIn } from '@/features/account/passkeys/use-passkey-sign-in';
import { ProviderButtons } from '@/features/account/provider-buttons';
import { ProviderReturn } from '@/features/account/provider-return';
import { text } from '@/shared/i18n/text';
import { useHistoryState, useNavigate, useSearchParams, withSearch } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { useKept } from '@/shared/state/kept';
import { ButtonLink } from '@/shared/ui/button';

/** Screen Login: account/login, logged-out only. One field, then the way it leads (specification §4). */
export function Component() {
  const navigate = useNavigate();
  const state = useHistoryState<{ loginId?: string }>();
  const [search] = useSearchParams();
  const canUse = useCanUsePasskeys();
  const isFirst = useKept(isKnownHere, false);
  const passkey = usePasskeySignIn(canUse, search.get('route'));
  const goTo = (path: string, loginId: string, query = search) =>
    navigate(withSearch(path, query), { state: { loginId } });
  const withPassword = async (loginId: string) => {
    const { isMultipleUsers } = await verifyLoginId(loginId, 'login');
    goTo(isMultipleUsers ? '/account/login/email' : '/account/login/pwd', loginId);
  };
  const withCode = async (loginId: string) => {
    const { isMultipleUsers, isMfaRequired } = await verifyLoginId(loginId, 'login');
    if (isMfaRequired) return goTo('/account/login/pwd', loginId);
    if (isMultipleUsers) {
      const query = new URLSearchParams(search);
      query.set('signInViaOtp', 'true');
      return goTo('/account/login/email', loginId, query);
    }
    await beginWithCode(loginId);
    goTo('/account/login/otp', loginId);
  };
  return (
    <Door
      title={text('account.signIn')}
      aside={
        <div className={styles.beside}>
          <OfferPanel>
            <ButtonLink kind="inverse" href={withSearch('/account/create', search)}>
              {text('account.createAccount')}
            </ButtonLink>
          </OfferPanel>
        </div>
      }
    >
      <p className="muted">{text('account.usedUpHere')}</p>
      <ProviderReturn />
      {canUse && isFirst && <PasskeyButton way={passkey} isFirst />}
      <LoginIdForm
        initial={state?.loginId}
        hasPasskeys={canUse}
        isSecond={canUse && isFirst}
        send={withPassword}
        other={{ label: text('account.sendCode'), send: withCode }}
      >
        {text('action.continue')}
      </LoginIdForm>
      {canUse && !isFirst && <PasskeyButton way={passkey} isFirst={false} />}
      <ProviderButtons route={search.get('route')} />
      <p className="tiny muted">{text('account.neverAsk')}</p>
    </Door>
  );
}

export const head: ScreenModule['head'] = () => ({
  title: text('page.login.title'),
  description: text('page.login.description'),
  robots: 'noindex,follow',
});
