import { text } from '@/shared/i18n/text';
import { useNavigate, useSearchParams, withSearch } from '@/shared/routing/routing';
import { Note } from '@/shared/ui/note';
import styles from './door.module.css';
import { EmailForm } from './email-form';
import { providerName } from './providers';
import { useProviderReturn } from './use-provider-return';
import { waitingIdentity, type Waiting } from './waiting-identity';

/** On the sign-in screen: what comes of it that somebody has been to a provider. */
export function ProviderReturn() {
  const { comingFrom, problem, waiting } = useProviderReturn();
  if (comingFrom) return <Note live>{text('social.signingIn', { provider: providerName(comingFrom) })}</Note>;
  if (problem)
    return (
      <Note kind="bad" live>
        {problem}
      </Note>
    );
  if (!waiting) return null;
  return (
    <>
      <Note live>{waiting.words}</Note>
      {waiting.needsAddress && <OneThingMissing waiting={waiting} />}
    </>
  );
}

/** The address the provider did not tell; the account is made, and linked, once a code has shown that it is theirs. */
function OneThingMissing({ waiting }: { waiting: Waiting }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const send = async (loginId: string) => {
    waitingIdentity.set({ ...waiting, address: loginId });
    navigate(withSearch('/account/create', search), { state: { loginId } });
  };
  return (
    <section className={styles.missing} aria-labelledby="missing">
      <h2 id="missing">{text('social.oneThingMissing')}</h2>
      <p className="muted">{text('social.noAddress', { provider: providerName(waiting.provider) })}</p>
      <EmailForm send={send} />
    </section>
  );
}
