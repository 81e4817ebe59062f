import { sizeOf } from '@/shared/files/rules';
import { saveBlob } from '@/shared/files/save-blob';
import { clockOf, dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import { ConfirmItsYou } from './confirm-its-you';
import { useDataCalls, type DataExport } from './data-api';
import { SectionHead } from './section-head';
import styles from './security.module.css';
import { useConfirmed } from './use-confirmed';

/** One file with all that is held of the customer: asked for, made, there for a day. */
export function DownloadSection({ made }: { made: DataExport }) {
  const { askForFile, file } = useDataCalls();
  const { run, mustConfirm, confirmed, problem, isBusy } = useConfirmed();
  const make = () => void run(askForFile);
  const save = () => void run(async () => saveBlob(await file(), text('privacy.fileName')));
  return (
    <section className="panel" aria-labelledby="download">
      <SectionHead id="download" title={text('privacy.download')}>
        <p className="small muted">{text('privacy.downloadText')}</p>
      </SectionHead>
      <div className={styles.step}>
        {problem && (
          <Note kind="bad" live>
            {problem}
          </Note>
        )}
        {made.state === 'none' && <p>{text('privacy.none')}</p>}
        {made.state === 'making' && (
          <Note live>
            <b>{text('privacy.making')}</b>
            <p>{text('privacy.makingText')}</p>
          </Note>
        )}
        {made.state === 'ready' && (
          <Note kind="good" live>
            <b>{text('privacy.ready')}</b>{' '}
            {text('privacy.readyText', {
              size: sizeOf(made.size ?? 0),
              day: dayOf(made.expiresAt),
              time: clockOf(made.expiresAt),
            })}
          </Note>
        )}
        {made.state !== 'making' && !mustConfirm && (
          <div className={styles.acts}>
            {made.state === 'ready' && (
              <Button busy={isBusy} onClick={save}>
                {text('privacy.downloadZip')}
              </Button>
            )}
            <Button kind={made.state === 'ready' ? 'secondary' : 'primary'} busy={isBusy} onClick={make}>
              {made.state === 'ready' ? text('privacy.makeAgain') : text('privacy.make')}
            </Button>
          </div>
        )}
      </div>
      {mustConfirm && <ConfirmItsYou onConfirmed={confirmed} />}
    </section>
  );
}
