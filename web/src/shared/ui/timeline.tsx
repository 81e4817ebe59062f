import type { ReactNode } from 'react';
import { text } from '@/shared/i18n/text';
import { Icon, type IconName } from './icon';
import styles from './timeline.module.css';

export interface TimelineStep {
  label: ReactNode;
  when?: ReactNode;
  state: 'done' | 'now' | 'todo';
  icon: IconName;
}

/** How far a shipment is: done in leaf, now in petrol, next in grey. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  const spoken = { done: text('timeline.done'), now: text('timeline.now'), todo: text('timeline.todo') };
  return (
    <ol className={styles.timeline}>
      {steps.map(({ label, when, state, icon }, n) => (
        <li key={n} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={styles.dot}>
            <Icon name={state === 'done' ? 'check' : icon} size="xs" />
          </span>
          <div>
            <b>
              {label}
              <span className="sr"> {spoken[state]}</span>
            </b>
            {when && <span className={styles.when}>{when}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
}
