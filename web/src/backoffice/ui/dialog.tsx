import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from './button';

interface Props {
  title: ReactNode;
  onClose?: () => void;
  /** Ctrl Enter. */
  onConfirm?: () => void;
  kind?: '' | 'wide' | 'pal';
  /** Without a head of its own: what it is called. */
  label?: string;
  children: ReactNode;
  footer?: ReactNode;
}

/** A native dialog: the browser keeps the focus in it and gives it back. On a phone it is a sheet at the foot. */
export function Dialog({ title, onClose, onConfirm, kind = '', label, children, footer }: Props) {
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
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    // Browsers close a dialog with the second Escape, whatever is said of the first.
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose?.();
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !onConfirm) return;
    event.preventDefault();
    onConfirm();
  };
  return (
    <dialog
      ref={dialog}
      className={`dlg ${kind}`}
      aria-label={label}
      aria-labelledby={label ? undefined : id}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      {!label && (
        <header>
          <h2 id={id}>{title}</h2>
          {onClose && <IconButton label="Close" icon="x" onClick={onClose} />}
        </header>
      )}
      {children}
      {footer && <footer>{footer}</footer>}
    </dialog>
  );
}
