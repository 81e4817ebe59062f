import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { text } from '@/shared/i18n/text';
import { isOnline } from '@/shared/state/online';
import { isHalfFilled } from '@/shared/state/scripts';
import { useStore } from '@/shared/state/store';
import { Button, IconButton } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { toast } from '@/shared/ui/toast';
import styles from './release-notice.module.css';
import { readyRelease } from './releases';

/** That a new release is ready: taken when the shopper says so, and never what they typed with it. */
function ReleaseNotice() {
  const ready = useStore(readyRelease);
  const [closed, setClosed] = useState<string>();
  const [wouldLose, setWouldLose] = useState(false);
  const isShown = ready !== undefined && ready !== closed;
  const update = () => {
    if (!isOnline()) toast.error(text('error.offline'));
    else if (!wouldLose && isHalfFilled()) setWouldLose(true);
    else window.location.reload();
  };
  const close = () => {
    setClosed(ready);
    setWouldLose(false);
  };
  return (
    <div role="status" className={styles.place}>
      {isShown && (
        <div className={styles.notice}>
          <span>{wouldLose ? text('release.wouldLose') : text('release.ready')}</span>
          <Button size="small" kind="inverse" onClick={update}>
            {wouldLose ? text('release.updateAnyway') : text('release.update')}
          </Button>
          <IconButton label={text('release.later')} onClick={close}>
            <Icon name="x" />
          </IconButton>
        </div>
      )}
    </div>
  );
}

/** Beside the page, so that it stands whichever screen is shown. */
export function showReleases(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ReleaseNotice />);
}
