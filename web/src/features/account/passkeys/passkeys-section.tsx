import { useState } from 'react';
import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { toast } from '@/shared/ui/toast';
import { ConfirmItsYou } from '../confirm-its-you';
import { SectionHead } from '../section-head';
import styles from '../security.module.css';
import { Tile } from '../tile';
import { AddingOutcome } from './adding-outcome';
import { PasskeyRow } from './passkey-row';
import { RemoveAllPasskeys } from './remove-all';
import { useCanUsePasskeys } from '@/shared/passkeys/support';
import { useAddPasskey } from './use-add-passkey';

/** The customer's passkeys: made, named and removed. */
export function PasskeysSection({ passkeys, most }: Schema<'Passkeys'>) {
  const canUse = useCanUsePasskeys();
  const [fresh, setFresh] = useState('');
  const flow = useAddPasskey(({ id }) => {
    toast.success(text('passkey.saved'));
    setFresh(id);
  });
  const isFull = passkeys.length >= most;
  const isEmpty = passkeys.length === 0;
  const add = (
    <Button
      kind="secondary"
      size={isEmpty ? 'medium' : 'small'}
      wide={isEmpty}
      busy={flow.isBusy}
      onClick={() => void flow.add()}
    >
      {isEmpty ? (
        text('passkey.add')
      ) : (
        <>
          <Icon name="plus" size="s" /> {text('passkey.addShort')}
        </>
      )}
    </Button>
  );
  return (
    <section className="panel" aria-labelledby="passkeys">
      <SectionHead
        id="passkeys"
        title={text('passkey.title')}
        action={canUse && !isEmpty && !isFull && !flow.mustConfirm && add}
      >
        <p className="small muted">{text('passkey.text')}</p>
      </SectionHead>
      {(flow.isAsking || flow.isCancelled || flow.problem) && (
        <div className={styles.step}>
          <AddingOutcome flow={flow} />
        </div>
      )}
      {flow.mustConfirm && <ConfirmItsYou onConfirmed={flow.confirmed} />}
      {isEmpty ? (
        <div className={styles.step}>
          <div className={styles.none}>
            <Tile icon="finger" />
            <p className="small muted">{canUse ? text('passkey.noneYet') : text('passkey.notHere')}</p>
          </div>
          {canUse && !flow.mustConfirm && add}
        </div>
      ) : (
        <ul className={styles.rows}>
          {passkeys.map((each) => (
            <PasskeyRow key={each.id} passkey={each} isNew={each.id === fresh} onNamed={() => setFresh('')} />
          ))}
        </ul>
      )}
      {passkeys.length > 1 && <RemoveAllPasskeys />}
      {isFull && (
        <div className={styles.foot}>
          <p className="small muted">{text('passkey.full', { most })}</p>
        </div>
      )}
    </section>
  );
}
