import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import styles from './data.module.css';
import { SectionHead } from './section-head';
import { isAgreed, useStopAll, type Choice } from './use-consents';

/** What POPIA lets a customer do (sections 11(3), 23 and 24), besides taking their data along and having it deleted. */
export function RightsSection({ choices }: { choices: readonly Choice[] }) {
  const stop = useStopAll(choices);
  const getsMarketing = choices.some(isAgreed) || stop.isPending;
  return (
    <section className="panel" aria-labelledby="rights">
      <SectionHead id="rights" title={text('privacy.rights')}>
        <p className="small muted">{text('privacy.rightsText')}</p>
      </SectionHead>
      <ul className={styles.rights}>
        <li>
          <div>
            <b>{text('privacy.correct')}</b>
            <p className="small muted">{text('privacy.correctText')}</p>
          </div>
          <p className={styles.links}>
            <Link href="/account/personaldetails">{text('account.personalDetails')}</Link>
            <Link href="/account/addresses">{text('account.addresses')}</Link>
          </p>
        </li>
        <li>
          <div>
            <b>{text('privacy.objectMarketing')}</b>
            <p className="small muted" role="status">
              {getsMarketing ? text('privacy.objectMarketingOn') : text('privacy.objectMarketingOff')}
            </p>
            {stop.isError && (
              <Note kind="bad" live>
                {text('consent.notSaved')} {messageOf(stop.error)}
              </Note>
            )}
          </div>
          {getsMarketing && (
            <Button kind="secondary" size="small" busy={stop.isPending} onClick={() => stop.mutate()}>
              {text('consent.stopAll')}
            </Button>
          )}
        </li>
        <li>
          <div>
            <b>{text('privacy.objectOther')}</b>
            <p className="small muted">{text('privacy.objectOtherText')}</p>
          </div>
          <ButtonLink kind="secondary" size="small" href="/account/writetous?new=1&about=data">
            {text('privacy.objectOtherNow')}
          </ButtonLink>
        </li>
      </ul>
    </section>
  );
}
