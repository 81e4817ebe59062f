import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Members } from '@/shared/content/component';
import { Section } from './section';
import prose from './prose.module.css';
import styles from './tab-paragraph.module.css';

/** Texts one at a time. Without scripts the first is open and the others are read below it. */
export function TabParagraph({ title, tabs = [] }: Members) {
  const [open, setOpen] = useState(0);
  const id = useId();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (open + step + tabs.length) % tabs.length;
    setOpen(next);
    buttons.current[next]?.focus();
  };
  return (
    <Section title={title}>
      <div role="tablist" aria-label={title} className={styles.tabs}>
        {tabs.map((tab, n) => (
          <button
            key={tab.title ?? n}
            ref={(button) => void (buttons.current[n] = button)}
            role="tab"
            type="button"
            id={`${id}-tab-${n}`}
            aria-controls={`${id}-panel-${n}`}
            aria-selected={n === open}
            tabIndex={n === open ? 0 : -1}
            onClick={() => setOpen(n)}
            onKeyDown={move}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab, n) => (
        <div
          key={tab.title ?? n}
          role="tabpanel"
          id={`${id}-panel-${n}`}
          aria-labelledby={`${id}-tab-${n}`}
          hidden={n !== open}
          className={prose.prose}
          dangerouslySetInnerHTML={{ __html: tab.content ?? '' }}
        />
      ))}
    </Section>
  );
}
