import { useEffect, useRef, useState, type ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { hasDraft } from '@/shared/session/use-draft';
import { TextButton } from '@/shared/ui/button';
import styles from './details.module.css';

type Form = (close: () => void) => ReactNode;

interface Props {
  name: string;
  value?: ReactNode;
  /** The form that changes it. */
  form?: Form;
  /** Another form about it, and what its button says. */
  other?: { label: string; form: Form };
  /** What the form keeps its draft under: it opens when there is one. */
  draft?: string;
  /** What stands where the button would. */
  action?: ReactNode;
}

/** One of the details, and the way to change it in its place. */
export function DetailsRow({ name, value, form, other, draft, action }: Props) {
  const [open, setOpen] = useState<'form' | 'other' | undefined>(() =>
    draft !== undefined && hasDraft(draft) ? 'form' : undefined,
  );
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open !== undefined;
  }, [open]);
  const shown = open === 'other' ? other?.form : form;
  return (
    <div className={`${styles.row} ${open ? styles.open : ''}`}>
      <dt>{name}</dt>
      <dd className={styles.value}>{value || text('answer.none')}</dd>
      <dd className={styles.action}>
        {action}
        {other && !open && (
          <TextButton aria-label={`${other.label}: ${name}`} onClick={() => setOpen('other')}>
            {other.label}
          </TextButton>
        )}
        {form && !open && (
          <TextButton
            ref={button}
            aria-label={`${text('action.edit')}: ${name}`}
            onClick={() => setOpen('form')}
          >
            {text('action.edit')}
          </TextButton>
        )}
      </dd>
      {open && shown && <dd className={styles.edit}>{shown(() => setOpen(undefined))}</dd>}
    </div>
  );
}
