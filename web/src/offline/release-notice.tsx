import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { text } from '@/shared/i18n/text';
import { usePath } from '@/shared/routing/routing';
import { isOnline, useIsOnline } from '@/shared/state/online';
import { isHalfFilled } from '@/shared/state/scripts';
import { useStore } from '@/shared/state/store';
import { Button, IconButton } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import styles from './release-notice.module.css';
import { readyRelease } from './releases';

/** What stands between the shopper and the new release. */
const words = {
  noLine: text('error.offline'),
  wouldLose: text('release.wouldLose'),
};

/** That a new release is ready: taken when the shopper says so, and never what they typed with it. */
function ReleaseNotice() {
  const ready = useStore(readyRelease);
  const [closed, setClosed] = useState<string>();
  const path = usePath();
  const hasLine = useIsOnline();
  const [stands, setHitch] = useState<{ why: 'noLine' | 'wouldLose'; at: string }>();
  // With the line back, on another page, or once it was sent, it is one no more.
  const isOver = stands?.why === 'noLine' ? hasLine : stands?.at !== path || !isHalfFilled();
  const hitch = isOver ? undefined : stands?.why;
  const isShown = ready !== undefined && ready !== closed;
  const update = () => {
    if (!isOnline()) setHitch({ why: 'noLine', at: path });
    else if (hitch !== 'wouldLose' && isHalfFilled()) setHitch({ why: 'wouldLose', at: path });
    else window.location.reload();
  };
  const close = () => {
    setClosed(ready);
    setHitch(undefined);
  };
  return (
    <div role="status" className={styles.place}>
      {isShown && (
        <div className={styles.notice}>
          <span>{hitch ? words[hitch] : text('release.ready')}</span>
          <Button size="small" kind="inverse" onClick={update}>
            {hitch === 'wouldLose' ? text('release.updateAnyway') : text('release.update')}
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
