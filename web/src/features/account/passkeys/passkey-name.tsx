import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import styles from '../security.module.css';
import { renamePasskey, useRefreshPasskeys, type Passkey } from './api';

/** What the customer calls a passkey, in 1 to 40 characters. */
export function PasskeyName({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const refresh = useRefreshPasskeys();
  const [name, setName] = useState(passkey.name);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === '') return setProblem(text('passkey.nameLength'));
    if (name.trim() === passkey.name) return onClose();
    setBusy(true);
    setProblem('');
    try {
      await renamePasskey(passkey.id, name.trim());
      await refresh();
      toast.success(text('passkey.named'));
      onClose();
    } catch (failure) {
      setProblem(messageOf(failure));
      setBusy(false);
    }
  };
  return (
    <form
      method="post"
      noValidate
      className={`${styles.under} ${styles.asks}`}
      onSubmit={(event) => void save(event)}
    >
      <TextField
        label={text('passkey.name')}
        hint={text('passkey.nameHint')}
        maxLength={40}
        autoComplete="off"
        value={name}
        error={problem}
        ref={field}
        onChange={(event) => setName(event.target.value)}
      />
      <div className={styles.answers}>
        <Button type="submit" busy={isBusy}>
          {text('passkey.saveName')}
        </Button>
        <Button kind="plain" onClick={onClose}>
          {text('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
