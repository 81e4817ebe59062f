import { Link } from '@/shared/routing/routing';
import { TextButton } from './button';
import { Icon } from './icon';
import { toasts, type Toast } from './toast';
import styles from './toaster.module.css';
import { usePassing } from './use-passing';

const shownFor = 1500;
/** Where something went wrong and there is a way on. */
const shownForChoice = 10_000;

/** Shows the latest toast for 1.5 s, longer while pointed at or focused. */
export function Toaster() {
  const { it: toast, pointedAt } = usePassing(toasts, ({ kind, link }) =>
    link && kind === 'error' ? shownForChoice : shownFor,
  );
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
