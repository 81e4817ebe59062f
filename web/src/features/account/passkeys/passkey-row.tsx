import { useState } from 'react';
import { dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { Badge } from '@/shared/ui/badge';
import { Button, TextButton } from '@/shared/ui/button';
import type { IconName } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { toast } from '@/shared/ui/toast';
import { ConfirmItsYou } from '../confirm-its-you';
import styles from '../security.module.css';
import { Tile } from '../tile';
import { useConfirmed } from '../use-confirmed';
import { removePasskey, useRefreshPasskeys, type Passkey } from './api';
import { PasskeyName } from './passkey-name';

const icons: Record<Passkey['kind'], IconName> = { device: 'finger', phone: 'phone', securityKey: 'key' };

const usedOf = ({ createdAt, lastUsedAt }: Passkey) =>
  lastUsedAt
    ? text('passkey.used', { made: dayOf(createdAt), used: dayOf(lastUsedAt) })
    : text('passkey.neverUsed', { made: dayOf(createdAt) });

interface Props {
  passkey: Passkey;
  /** It was made just now, and is named next. */
  isNew: boolean;
  onNamed: () => void;
}

/** One passkey; its row opens to name it, or to ask before it is removed. */
export function PasskeyRow({ passkey, isNew, onNamed }: Props) {
  const refresh = useRefreshPasskeys();
  const [chosen, setOpen] = useState<'name' | 'remove'>();
  const open = chosen ?? (isNew ? 'name' : undefined);
  const removal = useConfirmed();
  const { id, name, isSynced, isSuspect } = passkey;
  const close = () => {
    setOpen(undefined);
    onNamed();
  };
  const remove = () =>
    void removal.run(async () => {
      await removePasskey(id);
      toast.success(text('passkey.removed', { name }));
      await refresh();
    });
  return (
    <li>
      <Tile icon={icons[passkey.kind]} />
      <div>
        <p className={styles.name}>
          <b>{name}</b>
          {isSuspect && <Badge kind="warn">{text('passkey.refused')}</Badge>}
        </p>
        <p className="small muted">{usedOf(passkey)}</p>
        <p className="small muted">{isSynced ? text('passkey.synced') : text('passkey.oneDevice')}</p>
      </div>
      {!open && (
        <div className={styles.acts}>
          <TextButton aria-label={text('passkey.renameThis', { name })} onClick={() => setOpen('name')}>
            {text('passkey.rename')}
          </TextButton>
          <TextButton
            className={styles.danger}
            aria-label={text('passkey.removeThis', { name })}
            onClick={() => setOpen('remove')}
          >
            {text('passkey.remove')}
          </TextButton>
        </div>
      )}
      {isSuspect && !open && (
        <div className={styles.under}>
          <Note kind="warn">{text('passkey.copied')}</Note>
        </div>
      )}
      {open === 'name' && <PasskeyName passkey={passkey} onClose={close} />}
      {open === 'remove' && (
        <div className={`${styles.under} ${styles.asks}`}>
          <h3>{text('passkey.removeTitle', { name })}</h3>
          <p className="small muted">{text('passkey.removeText')}</p>
          {removal.problem && (
            <Note kind="bad" live>
              {removal.problem}
            </Note>
          )}
          {removal.mustConfirm ? (
            <ConfirmItsYou onConfirmed={removal.confirmed} />
          ) : (
            <div className={styles.answers}>
              <Button kind="danger" busy={removal.isBusy} onClick={remove}>
                {text('passkey.remove')}
              </Button>
              <Button onClick={() => setOpen(undefined)}>{text('passkey.keep')}</Button>
            </div>
          )}
        </div>
      )}
    </li>
  );
}
