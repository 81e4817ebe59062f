import { text } from '@/shared/i18n/text';
import { Button } from './button';
import { Icon } from './icon';
import styles from './offline.module.css';

interface Props {
  /** The heading of the screen that cannot be shown. */
  title?: string;
  onRetry: () => void;
}

/** Instead of a screen that is not at hand while there is no line: what is true, and the two ways on. */
export const Offline = ({ title, onRetry }: Props) => (
  <section className={styles.offline}>
    <span className={styles.sign}>
      <Icon name="offline" size="l" />
    </span>
    {title && <h1>{title}</h1>}
    <div role="alert" className={styles.words}>
      {title ? <h2>{text('offline.title')}</h2> : <h1>{text('offline.title')}</h1>}
      <p className="muted">{text('error.offline')}</p>
      <div className={styles.acts}>
        <Button onClick={onRetry}>{text('common.retry')}</Button>
        <Button kind="secondary" onClick={() => history.back()}>
          {text('common.back')}
        </Button>
      </div>
    </div>
    <p className="small muted">{text('offline.still')}</p>
  </section>
);
