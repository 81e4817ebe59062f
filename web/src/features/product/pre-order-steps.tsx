import type { Product } from '@/shared/api/types';
import { dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { Icon, type IconName } from '@/shared/ui/icon';
import styles from './pre-order-steps.module.css';

type Step = [icon: IconName, title: string, about: string];

const steps = ({ preOrderDate, tradingType }: Product): Step[] => [
  ['card', text('pdp.preOrderToday'), text('pdp.preOrderTodayAbout')],
  [
    'box',
    preOrderDate ? text('pdp.preOrderReleased', { day: dayOf(preOrderDate) }) : text('pdp.preOrderNoDay'),
    text('pdp.preOrderKept'),
  ],
  tradingType === '09'
    ? ['store', text('pdp.preOrderCollected'), text('pdp.preOrderNotice')]
    : ['truck', text('pdp.preOrderSent'), text('pdp.preOrderNotice')],
  ['ret', text('pdp.preOrderCancel'), text('pdp.preOrderCancelAbout')],
];

/** What happens with a pre-order, from paying to the door. */
export const PreOrderSteps = ({ product }: { product: Product }) => (
  <section className={`panel ${styles.steps}`} aria-labelledby="pre-order-steps">
    <h2 id="pre-order-steps">{text('pdp.preOrderHow')}</h2>
    <ol>
      {steps(product).map(([icon, title, about]) => (
        <li key={title}>
          <Icon name={icon} />
          <span>
            <b>{title}</b>
            <span className="small muted">{about}</span>
          </span>
        </li>
      ))}
    </ol>
  </section>
);
