import { useState } from 'react';
import { dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { Badge } from '@/shared/ui/badge';
import { TextButton } from '@/shared/ui/button';
import type { IconName } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { toast } from '@/shared/ui/toast';
import styles from '../security.module.css';
import { Tile } from '../tile';
import { useRefreshSecurity } from '../two-step-api';
import { removePasskey, useRefreshPasskeys, type Passkey } from './api';
import { PasskeyName } from './passkey-name';
import { RemovalAsks } from './removal-asks';

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
  const refreshSessions = useRefreshSecurity();
  const { id, name, isSynced, isSuspect } = passkey;
  const close = () => {
    setOpen(undefined);
    onNamed();
  };
  const remove = async () => {
    await removePasskey(id);
    toast.success(text('passkey.removed', { name }));
    await refresh();
    await refreshSessions();
  };
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
        <RemovalAsks
          title={text('passkey.removeTitle', { name })}
          consequence={text('passkey.removeText')}
          label={text('passkey.remove')}
          remove={remove}
          onKeep={() => setOpen(undefined)}
        />
      )}
    </li>
  );
}
