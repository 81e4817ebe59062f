import { Link } from '@/shared/routing/routing';
import { text } from '@/shared/i18n/text';
import { Icon } from './icon';
import styles from './stepper.module.css';

export interface Step {
  label: string;
  href: string;
}

interface Props {
  steps: readonly Step[];
  current: number;
  /** What they lead to, where not to paying. */
  label?: string;
}

/** Where the shopper is on the way to paying or another end; done steps link back. */
export function Stepper({ steps, current, label = text('stepper.label') }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map(({ label: name, href }, n) => {
          const state = n < current ? 'done' : n === current ? 'now' : 'todo';
          const body = (
            <>
              <span className={styles.number}>
                {state === 'done' ? <Icon name="check" size="xs" /> : n + 1}
              </span>
              <span className={styles.label}>{name}</span>
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
