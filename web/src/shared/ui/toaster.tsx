import { Link } from '@/shared/routing/routing';
import { TextButton } from './button';
import { Icon } from './icon';
import { toasts, type Toast } from './toast';
import styles from './toaster.module.css';
import { usePassing } from './use-passing';

/** In ms: longer where something went wrong and there is a way on. */
const shownFor = ({ kind, link }: Toast) => (link && kind === 'error' ? 10_000 : 1500);

/** Shows the latest toast for 1.5 s, longer while pointed at or focused. */
export function Toaster() {
  const { it: toast, pointedAt } = usePassing(toasts, shownFor);
  const bad = toast?.kind === 'error';
  return (
    <div className={styles.place} {...pointedAt}>
      <div role="status">{toast && !bad && <Body key={toast.id} {...toast} />}</div>
      <div role="alert">{toast && bad && <Body key={toast.id} {...toast} />}</div>
    </div>
  );
}

function Body({ kind, message, link }: { kind: string; message: string; link?: Toast['link'] }) {
  return (
    <div className={`${styles.toast} ${kind === 'error' ? styles.bad : ''}`}>
      <Icon name={kind === 'error' ? 'alert' : 'check'} />
      <span>{message}</span>
      {link?.href && <Link href={link.href}>{link.label}</Link>}
      {link?.onPress && (
        <TextButton
          onClick={() => {
            toasts.set(undefined);
            link.onPress?.();
          }}
        >
          {link.label}
        </TextButton>
      )}
    </div>
  );
}
