import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { useConfig } from '@/shared/session/shop-terms';
import { TextButton } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';
import { toast } from '@/shared/ui/toast';
import { ConfirmItsYou } from './confirm-its-you';
import { providerName, type Provider } from './providers';
import { SectionHead } from './section-head';
import styles from './security.module.css';
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
        <section className="panel" aria-labelledby="linked">
          <SectionHead id="linked" title={text('social.linkedAccounts')}>
            <p className="small muted">{text('social.linkedText')}</p>
          </SectionHead>
          {linkProblem && (
            <div className={styles.step}>
              <Note kind="bad" live>
                {linkProblem}
              </Note>
            </div>
          )}
          <ul className={styles.rows}>
            {shown.map((provider) => (
              <Row
                key={provider}
                provider={provider}
                linked={all.find((each) => each.provider === provider)}
              />
            ))}
          </ul>
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
    <li>
      <div>
        <b>{named.provider}</b>
        <p className="small muted">
          {linked ? (linked.email ?? text('social.isLinked')) : text('social.notLinked')}
        </p>
      </div>
      {linked ? (
        <TextButton
          className={styles.danger}
          aria-label={text('social.unlinkLabel', named)}
          disabled={isBusy}
          onClick={end}
        >
          {text('social.unlink')}
        </TextButton>
      ) : (
        <TextButton aria-label={text('social.linkLabel', named)} disabled={isBusy} onClick={link}>
          {text('social.link')}
        </TextButton>
      )}
      {(mustConfirm || problem) && (
        <div className={styles.under}>
          {mustConfirm && <ConfirmItsYou onConfirmed={confirmed} />}
          {problem && (
            <Note kind="warn" live>
              {problem}{' '}
              {isLastWayIn && (
                <Link href="/account/login/pwd/passwordassistance">{text('social.makePassword')}</Link>
              )}
            </Note>
          )}
        </div>
      )}
    </li>
  );
}
