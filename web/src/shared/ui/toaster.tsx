import { useEffect, useState } from 'react';
import { Link } from '@/shared/routing/routing';
import { useStore } from '@/shared/state/store';
import { TextButton } from './button';
import { Icon } from './icon';
import { toasts, type Toast } from './toast';
import styles from './toaster.module.css';

const shownFor = 1500;
/** Where something went wrong and there is a way on. */
const shownForChoice = 10_000;

/** Shows the latest toast for 1.5 s, longer while pointed at or focused. */
export function Toaster() {
  const toast = useStore(toasts, undefined);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!toast || held) return;
    const time = toast.link && toast.kind === 'error' ? shownForChoice : shownFor;
    const timer = setTimeout(() => toasts.set(undefined), time);
    return () => clearTimeout(timer);
  }, [toast, held]);
  const bad = toast?.kind === 'error';
  return (
    <div
      className={styles.place}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
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
