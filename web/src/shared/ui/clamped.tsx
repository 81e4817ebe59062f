import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { TextButton } from './button';
import styles from './clamped.module.css';

interface Props {
  lines: number;
  /** On a phone, where it differs. */
  phoneLines?: number;
  children: ReactNode;
}

/** So many lines of a text at first, the rest when asked for. Without scripts all of it is there. */
export function Clamped({ lines, phoneLines = lines, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const shown = box.current;
    if (!shown || isOpen) return;
    const look = () => setLong(shown.scrollHeight > shown.clientHeight + 1);
    const sizes = new ResizeObserver(look);
    sizes.observe(shown);
    return () => sizes.disconnect();
  }, [isOpen]);
  const limits = { '--lines': lines, '--phone-lines': phoneLines } as CSSProperties;
  return (
    <div className={styles.clamped}>
      <div ref={box} className={isOpen ? undefined : styles.few} style={limits}>
        {children}
      </div>
      {(isLong || isOpen) && (
        <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? text('common.showLess') : text('common.showMore')}
        </TextButton>
      )}
    </div>
  );
}
