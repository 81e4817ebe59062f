import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { maintenance } from '@/shared/api/client';
import { text } from '@/shared/i18n/text';
import { Button } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import styles from './maintenance.module.css';

/** Covers everything while the shop is closed. */
export default function Maintenance() {
  const dialog = useRef<HTMLDialogElement>(null);
  const cache = useQueryClient();
  useEffect(() => dialog.current?.showModal(), []);
  const again = () => {
    maintenance.set(false);
    void cache.refetchQueries({ type: 'active' });
  };
  return (
    <dialog
      ref={dialog}
      className={styles.maintenance}
      aria-label={text('error.maintenanceTitle')}
      onCancel={(event) => event.preventDefault()}
    >
      <Empty
        drawing="maintenance"
        title={text('error.maintenanceTitle')}
        action={<Button onClick={again}>{text('common.retry')}</Button>}
      >
        {text('error.maintenanceText')}
      </Empty>
    </dialog>
  );
}
