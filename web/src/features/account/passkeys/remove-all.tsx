import { useState } from 'react';
import { text } from '@/shared/i18n/text';
import { TextButton } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import styles from '../security.module.css';
import { useRefreshSecurity } from '../two-step-api';
import { removePasskeys, useRefreshPasskeys } from './api';
import { RemovalAsks } from './removal-asks';

/** Ends every passkey at once, for who does not know one of them. */
export function RemoveAllPasskeys() {
  const refresh = useRefreshPasskeys();
  const refreshSessions = useRefreshSecurity();
  const [isOpen, setOpen] = useState(false);
  const remove = async () => {
    await removePasskeys();
    toast.success(text('passkey.allRemoved'));
    await refresh();
    await refreshSessions();
  };
  return (
    <div className={styles.foot}>
      {isOpen ? (
        <RemovalAsks
          title={text('passkey.removeAllTitle')}
          consequence={text('passkey.removeAllText')}
          label={text('passkey.removeAll')}
          remove={remove}
          onKeep={() => setOpen(false)}
        />
      ) : (
        <TextButton className={styles.danger} onClick={() => setOpen(true)}>
          {text('passkey.removeAll')}
        </TextButton>
      )}
    </div>
  );
}
