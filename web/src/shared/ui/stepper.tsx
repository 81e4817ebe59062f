import { Link } from '@/shared/routing/routing';
import { text } from '@/shared/i18n/text';
import { Icon } from './icon';
import styles from './stepper.module.css';

export interface Step {
  label: string;
  href: string;
}

/** Where the shopper is on the way to paying; done steps link back. */
export function Stepper({ steps, current }: { steps: readonly Step[]; current: number }) {
  return (
    <nav aria-label={text('stepper.label')}>
      <ol className={styles.steps}>
        {steps.map(({ label, href }, n) => {
          const state = n < current ? 'done' : n === current ? 'now' : 'todo';
          const body = (
            <>
              <span className={styles.number}>
                {state === 'done' ? <Icon name="check" size="xs" /> : n + 1}
              </span>
              <span className={styles.label}>{label}</span>
            </>
          );
          return (
            <li key={href} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
              {state === 'done' ? <Link href={href}>{body}</Link> : body}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
