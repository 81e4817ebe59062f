import { consent } from '@/shared/analytics/track';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { useKept } from '@/shared/state/kept';
import styles from './footer.module.css';

/** Whether others may measure: asked where it is in nobody's way, off until somebody says yes. */
export function Consent() {
  const given = useKept(consent, undefined);
  return (
    <div className={styles.consent} role="group" aria-label={text('consent.title')}>
      <p>
        {text('consent.text')} <Link href="/s/privacy">{text('footer.privacy')}</Link>
      </p>
      <div>
        <button type="button" aria-pressed={given === 'granted'} onClick={() => consent.set('granted')}>
          {text('consent.allow')}
        </button>
        <button type="button" aria-pressed={given !== 'granted'} onClick={() => consent.set('denied')}>
          {text('consent.deny')}
        </button>
      </div>
    </div>
  );
}
