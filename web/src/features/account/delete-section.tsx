import { useState } from 'react';
import { dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Icon, type IconName } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { toast } from '@/shared/ui/toast';
import { ConfirmItsYou } from './confirm-its-you';
import { useDataCalls, type AccountDeletion } from './data-api';
import styles from './data.module.css';
import { SectionHead } from './section-head';
import security from './security.module.css';
import { useConfirmed } from './use-confirmed';

const dayIn = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000).toISOString());

/** The end of an account: what goes, what the law makes the shop keep, and the days to change one's mind. */
export function DeleteSection({ deletion }: { deletion: AccountDeletion }) {
  const { deleteAccount, keepAccount } = useDataCalls();
  const { run, mustConfirm, confirmed, problem, isBusy } = useConfirmed();
  const [isSure, setSure] = useState(false);
  const isOpen = deletion.obstacles.length > 0;
  const remove = () =>
    void run(async () => {
      await deleteAccount();
      setSure(false);
    });
  const keep = () =>
    void run(async () => {
      await keepAccount();
      toast.success(text('privacy.kept'));
    });
  return (
    <section className="panel" aria-labelledby="delete">
      <SectionHead id="delete" title={text('privacy.delete')}>
        <p className="small muted">{text('privacy.deleteText', { days: deletion.graceDays })}</p>
      </SectionHead>
      <div className={styles.both}>
        <Points
          title={text('privacy.goes')}
          icon="x"
          points={[text('privacy.goesText'), text('privacy.goesReviews')]}
        />
        <Points
          title={text('privacy.stays')}
          icon="check"
          points={[text('privacy.staysInvoices'), text('privacy.staysLicences'), text('privacy.staysDraw')]}
        />
      </div>
      <div className={security.step}>
        {problem && (
          <Note kind="bad" live>
            {problem}
          </Note>
        )}
        {deletion.isAsked ? (
          <>
            <Note kind="warn" live>
              <b>{text('privacy.asked', { day: dayOf(deletion.deletedAt) })}</b> {text('privacy.askedText')}
            </Note>
            <div className={security.acts}>
              <Button busy={isBusy} onClick={keep}>
                {text('privacy.keep')}
              </Button>
            </div>
          </>
        ) : (
          !mustConfirm && (
            <>
              {isOpen && <NotYet deletion={deletion} />}
              {isSure && (
                <div>
                  <h3>{text('privacy.deleteSure')}</h3>
                  <p className="small muted">
                    {text('privacy.deleteSureText', { day: dayIn(deletion.graceDays) })}
                  </p>
                </div>
              )}
              <div className={security.acts}>
                <Button
                  kind="danger"
                  busy={isBusy}
                  disabled={isOpen}
                  onClick={isSure ? remove : () => setSure(true)}
                >
                  {text('privacy.deleteNow')}
                </Button>
                {isSure && <Button onClick={() => setSure(false)}>{text('privacy.keep')}</Button>}
              </div>
            </>
          )
        )}
      </div>
      {mustConfirm && !deletion.isAsked && <ConfirmItsYou onConfirmed={confirmed} />}
    </section>
  );
}

function Points({ title, icon, points }: { title: string; icon: IconName; points: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="small">
        {points.map((point) => (
          <li key={point}>
            <Icon name={icon} size="s" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const NotYet = ({ deletion }: { deletion: AccountDeletion }) => (
  <Note kind="warn">
    <b>{text('privacy.notYet')}.</b> {text('privacy.notYetText')}
    <ul>
      {deletion.obstacles.map(({ kind, code, message }) => (
        <li key={`${kind} ${code}`}>{message}</li>
      ))}
    </ul>
  </Note>
);
