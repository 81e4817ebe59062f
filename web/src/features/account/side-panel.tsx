import type { ReactNode } from 'react';
import { Icon } from '@/shared/ui/icon';
import styles from './side-panel.module.css';

interface Props {
  badge?: string;
  title: string;
  facts: (string | undefined | false)[];
  /** On a phone the title is enough. */
  isShortOnPhones?: boolean;
  /** A drawing below, on the sun. */
  drawing?: 'welcome' | 'nearly-there' | 'by-phone';
  children?: ReactNode;
}

/** Beside a door, in the shop's colour: what there is to know, in a few lines. */
export const SidePanel = ({ badge, title, facts, isShortOnPhones, drawing, children }: Props) => (
  <section className={`on-brand ${styles.panel} ${isShortOnPhones ? styles.short : ''}`}>
    {badge && <p className={styles.badge}>{badge}</p>}
    <h2>{title}</h2>
    <ul className={styles.facts}>
      {facts.map(
        (fact) =>
          fact && (
            <li key={fact}>
              <Icon name="check" size="s" />
              {fact}
            </li>
          ),
      )}
    </ul>
    {children}
    {drawing && (
      <span className={styles.drawing} aria-hidden="true">
        <img src={`/brand/${drawing}.svg`} alt="" width="300" height="300" />
      </span>
    )}
  </section>
);
