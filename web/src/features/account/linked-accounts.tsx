import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { useConfig } from '@/shared/session/shop-terms';
import { TextButton } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { toast } from '@/shared/ui/toast';
import { ConfirmItsYou } from './confirm-its-you';
import { DetailsRow } from './details-row';
import styles from './details.module.css';
import { providerName, type Provider } from './providers';
import { useConfirmed } from './use-confirmed';
import { leaveToLink, useIdentities, useLinkReturn, useUnlink } from './use-identities';

/** The accounts at providers one signs in with, to link and unlink; nothing where the shop offers none. */
export function LinkedAccounts() {
  const offered = useConfig()?.identityProviders ?? [];
  const identities = useIdentities();
  const linkProblem = useLinkReturn();
  const linked = identities.data?.identities ?? [];
  // One that is offered no more can still be unlinked.
  const shown = [...new Set([...offered, ...linked.map(({ provider }) => provider)])];
  if (shown.length === 0) return null;
  return (
    <RetryWrapper query={identities}>
      {({ identities: all }) => (
        <section className="panel">
          <h2 className={styles.heading}>{text('social.linkedAccounts')}</h2>
          {linkProblem && (
            <Note kind="bad" live>
              {linkProblem}
            </Note>
          )}
          <dl>
            {shown.map((provider) => (
              <Row
                key={provider}
                provider={provider}
                linked={all.find((each) => each.provider === provider)}
              />
            ))}
          </dl>
        </section>
      )}
    </RetryWrapper>
  );
}

function Row({ provider, linked }: { provider: Provider; linked?: { email?: string } }) {
  const { run, mustConfirm, confirmed, problem, failure, isBusy } = useConfirmed();
  const unlink = useUnlink(provider);
  const named = { provider: providerName(provider) };
  const link = () => void run(() => leaveToLink(provider));
  const end = () =>
    void run(async () => {
      await unlink();
      toast.success(text('social.unlinked', named));
    });
  const isLastWayIn = failure?.has('ValidationError') && linked;
  return (
    <DetailsRow
      name={named.provider}
      value={
        <>
          {linked ? (linked.email ?? text('social.isLinked')) : text('social.notLinked')}
          {mustConfirm && <ConfirmItsYou onConfirmed={confirmed} />}
          {problem && (
            <Note kind="warn" live>
              {problem}{' '}
              {isLastWayIn && (
                <Link href="/account/login/pwd/passwordassistance">{text('social.makePassword')}</Link>
              )}
            </Note>
          )}
        </>
      }
      action={
        linked ? (
          <TextButton aria-label={text('social.unlinkLabel', named)} disabled={isBusy} onClick={end}>
            {text('social.unlink')}
          </TextButton>
        ) : (
          <TextButton aria-label={text('social.linkLabel', named)} onClick={link}>
            {text('social.link')}
          </TextButton>
        )
      }
    />
  );
}
