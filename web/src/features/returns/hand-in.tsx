import { useState } from 'react';
import { messageOf } from '@/shared/api/errors';
import { dayOf } from '@/shared/i18n/dates';
import { saveBlob } from '@/shared/files/save-blob';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { CodeBox } from '@/shared/ui/code-box';
import { Icon } from '@/shared/ui/icon';
import { toast } from '@/shared/ui/toast';
import { labelOf, type ReturnRequest } from './api';
import { dropAtStore } from './draft';
import { Fact, type Directions } from './how';
import { Panel } from './panel';
import styles from './returns.module.css';

/** What is shown or said when it is handed in: the code, where or when, and the label. */
export function HandIn({ found, directions }: { found: ReturnRequest; directions: Directions }) {
  const { dropOffCode, store, pickup, handInUntil, returnMode, returnLabelDownloadUrl } = found;
  if (!dropOffCode && !pickup?.day && !returnLabelDownloadUrl) return null;
  const isDropped = returnMode?.returnCode === dropAtStore;
  const name = store?.displayName ?? store?.name ?? '';
  const at = store?.geoPoint;
  return (
    <Panel title={isDropped ? text('return.bringIt') : text('return.weCollect')}>
      <div className={`${styles.main} ${styles.inside}`}>
        {dropOffCode && (
          <CodeBox code={dropOffCode}>
            {isDropped ? text('return.showCode', { store: name }) : text('return.sayCode')}
          </CodeBox>
        )}
        <dl className={styles.facts}>
          {isDropped && (
            <Fact name={text('return.dropOffAt')}>
              <b>{name}</b>
              {handInUntil && (
                <span className="small muted">{text('return.dropOffBy', { day: dayOf(handInUntil) })}</span>
              )}
            </Fact>
          )}
          {pickup?.day && (
            <Fact name={text('return.when')}>
              <b>{[pickup.day, pickup.window].filter(Boolean).join(', ')}</b>
              {pickup.carrier && (
                <span className="small muted">
                  {[pickup.carrier, pickup.reference].filter(Boolean).join(', ')}
                </span>
              )}
            </Fact>
          )}
          {pickup && (
            <Fact name={text('return.collectFrom')}>
              <b>{pickup.name}</b>
              <span className="small muted">{pickup.formattedAddress}</span>
            </Fact>
          )}
        </dl>
        <div className={styles.acts}>
          {isDropped && at?.latitude !== undefined && at.longitude !== undefined && (
            <a
              href={directions({ latitude: at.latitude, longitude: at.longitude })}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="pin" size="s" /> {text('stores.directions')}
            </a>
          )}
          {returnLabelDownloadUrl && <Label code={found.code} />}
        </div>
      </div>
    </Panel>
  );
}

/** Saves the label; nobody has to print it for a store. */
function Label({ code }: { code: string }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveBlob(await labelOf(code), `${code}.pdf`);
    } catch (problem) {
      toast.error(messageOf(problem));
    }
    setBusy(false);
  };
  return (
    <Button size="small" kind="secondary" busy={busy} onClick={() => void save()}>
      <Icon name="invoice" size="s" /> {text('return.saveLabel')}
    </Button>
  );
}
