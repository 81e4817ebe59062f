import { consent } from '@/shared/analytics/track';
import { text } from '@/shared/i18n/text';
import { useKept } from '@/shared/state/kept';
import { PageLink } from '@/shared/ui/page-link';
import styles from './footer.module.css';

/** Whether others may measure: asked where it is in nobody's way, off until somebody says yes. */
export function Consent() {
  const given = useKept(consent, undefined);
  return (
    <div className={styles.consent} role="group" aria-label={text('consent.title')}>
      <p>
        {text('consent.text')} <PageLink href="/s/privacy">{text('footer.privacy')}</PageLink>
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
