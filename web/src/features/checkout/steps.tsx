import { text } from '@/shared/i18n/text';
import { Stepper } from '@/shared/ui/stepper';
import layout from './layout.module.css';

const steps = () => [
  { label: text('step.cart'), href: '/cart' },
  { label: text('step.delivery'), href: '/checkout' },
  { label: text('step.review'), href: '/ordersummary' },
  { label: text('step.payment'), href: '/payment' },
];

export const Steps = ({ current }: { current: 1 | 2 | 3 }) => (
  <div className={layout.steps}>
    <div className="wrap">
      <Stepper steps={steps()} current={current} />
    </div>
  </div>
);
