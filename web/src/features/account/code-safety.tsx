import { text } from '@/shared/i18n/text';
import styles from './door.module.css';
import { SidePanel } from './side-panel';

/** Beside the field of a code: how to know that it is the shop's, and that it stays one's own. */
export const CodeSafety = ({ byEmail }: { byEmail: boolean }) => (
  <div className={styles.beside}>
    <SidePanel
      badge={text('otp.safeBadge')}
      title={text('otp.safeTitle')}
      facts={[!byEmail && text('otp.safeSms'), text('otp.safeOnce'), text('otp.safeNobody')]}
      drawing="by-phone"
    />
  </div>
);
