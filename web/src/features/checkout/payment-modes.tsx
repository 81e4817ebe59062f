import type { Schema } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { instalmentCount } from '@/shared/session/ways-to-pay';
import { PayMark } from '@/shared/ui/pay-mark';
import { rand } from '@/shared/ui/price';
import styles from './payment-modes.module.css';

type Mode = Schema<'PaymentMode'>;

interface Props {
  modes: readonly Mode[];
  /** What is paid now, in rand. */
  amount?: number;
  chosen?: Mode['code'];
  disabled?: boolean;
  onChoose: (code: Mode['code']) => void;
}

/** The ways to pay; one at a time. */
export const PaymentModes = ({ modes, amount, chosen, disabled, onChoose }: Props) => (
  <fieldset className={`panel ${styles.modes}`} disabled={disabled}>
    <legend className="sr">{text('payment.how')}</legend>
    {modes.map(({ code, name, description }) => (
      <label key={code} className={code === chosen ? styles.chosen : undefined}>
        <input
          type="radio"
          name="paymentMode"
          value={code}
          checked={code === chosen}
          onChange={() => onChoose(code)}
        />
        <PayMark code={code} />
        <span>
          <b>{name}</b>
          {code === 'instalments' && amount !== undefined && <Instalments amount={amount} />}
          {code === 'card' && description ? (
            <Marks names={description.split(', ')} />
          ) : (
            description && <span className="small muted">{description}</span>
          )}
          {code === 'instalments' && code === chosen && amount !== undefined && <Schedule amount={amount} />}
        </span>
      </label>
    ))}
  </fieldset>
);

/** Whose cards are taken. */
const Marks = ({ names }: { names: readonly string[] }) => (
  <span className={styles.marks}>
    {names.map((name) => (
      <span key={name}>{name}</span>
    ))}
  </span>
);

/** What each instalment comes to. */
const Instalments = ({ amount }: { amount: number }) => (
  <b className="small tnum">
    {text('payment.instalmentsOf', { count: instalmentCount, amount: rand(amount / instalmentCount) })}
  </b>
);

const weeksBetween = 2;

/** What is paid when; a cent that does not divide is in the first. */
export function instalmentsOf(amount: number): { weeks: number; cents: number }[] {
  const cents = Math.round(amount * 100);
  const each = Math.floor(cents / instalmentCount);
  return Array.from({ length: instalmentCount }, (_, n) => ({
    weeks: n * weeksBetween,
    cents: n === 0 ? cents - each * (instalmentCount - 1) : each,
  }));
}

const Schedule = ({ amount }: { amount: number }) => (
  <span className={styles.schedule}>
    {instalmentsOf(amount).map(({ weeks, cents }) => (
      <span key={weeks}>
        <span className="tiny muted">
          {weeks === 0 ? text('payment.today') : text('payment.inWeeks', { count: weeks })}
        </span>{' '}
        <b className="small tnum">{rand(cents / 100)}</b>
      </span>
    ))}
  </span>
);
