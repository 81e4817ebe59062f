import { useEffect, useId, useRef, type ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { IconButton } from './button';
import { Icon } from './icon';
import styles from './modal.module.css';

interface Props {
  title: ReactNode;
  /** What it is called, where its title says something else. */
  label?: string;
  onClose: () => void;
  /** 444 wide, or 432 for a question. */
  kind?: 'form' | 'question' | 'side' | 'menu';
  children: ReactNode;
}

/** A native dialog: the browser traps the focus, closes on Escape and gives the focus back. What is marked `data-first` has the focus when it opens, else the way to close it. */
export function Modal({ title, label, onClose, kind = 'form', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    if (shown && !shown.open) shown.showModal();
    shown?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      shown?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.modal} ${styles[kind]}`}
      aria-label={label}
      aria-labelledby={label ? undefined : id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <IconButton label={text('common.close')} onClick={onClose}>
            <Icon name="x" />
          </IconButton>
        </div>
        {children}
      </div>
      {/* What lies beside the dialog closes it; Escape is the keyboard's way out. */}
      <button type="button" className={styles.beside} tabIndex={-1} aria-hidden="true" onClick={onClose} />
    </dialog>
  );
}
