import { useEffect, useRef, useState, type ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { hasDraft } from '@/shared/session/use-draft';
import { TextButton } from '@/shared/ui/button';
import styles from './details.module.css';

interface Props {
  name: string;
  value?: ReactNode;
  /** The form that changes it. */
  form?: (close: () => void) => ReactNode;
  /** What the form keeps its draft under: it opens when there is one. */
  draft?: string;
  /** What stands where the button would. */
  action?: ReactNode;
}

/** One of the details, and the way to change it in its place. */
export function DetailsRow({ name, value, form, draft, action }: Props) {
  const [isOpen, setOpen] = useState(() => draft !== undefined && hasDraft(draft));
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div className={`${styles.row} ${isOpen ? styles.open : ''}`}>
      <dt>{name}</dt>
      <dd className={styles.value}>{value || text('answer.none')}</dd>
      <dd className={styles.action}>
        {action}
        {form && !isOpen && (
          <TextButton
            ref={button}
            aria-label={`${text('action.edit')}: ${name}`}
            onClick={() => setOpen(true)}
          >
            {text('action.edit')}
          </TextButton>
        )}
      </dd>
      {isOpen && form && <dd className={styles.edit}>{form(() => setOpen(false))}</dd>}
    </div>
  );
}
