import { text } from '@/shared/i18n/text';
import { Price, rand } from '@/shared/ui/price';
import type { Kind } from './api';
import styles from './price-beat.module.css';
import { beatenBy } from './rules';

interface Props {
  kind: Kind;
  /** In cents; undefined while nothing is chosen, or typed. */
  own?: number;
  theirs?: number;
  /** It is decided what it comes to. */
  isSent?: boolean;
}

const exampleLess = 50_000;

/** Our price beside theirs, and what that comes to. */
export function BeatSums({ kind, own, theirs, isSent }: Props) {
  const isBefore = kind === 'pre_purchase_price_beat';
  return (
    <section className={styles.beat} aria-label={text('priceBeat.sums')}>
      <div>
        <span className="small muted">{text('priceBeat.ourPrice')}</span>
        {own === undefined ? (
          <span className={styles.unknown}>–</span>
        ) : (
          <Price price={{ value: own / 100 }} size="l" />
        )}
        <span className="tiny muted">
          {isBefore ? text('priceBeat.onShopNow') : text('priceBeat.youPaid')}
        </span>
      </div>
      <div>
        <span className="small muted">{text('priceBeat.theirPrice')}</span>
        {theirs === undefined ? (
          <span className={styles.unknown}>{text('priceBeat.typeIt')}</span>
        ) : (
          <>
            <Price price={{ value: theirs / 100 }} size="l" />
            <span className="tiny muted">{text('priceBeat.onTheirPage')}</span>
          </>
        )}
      </div>
      <div className={styles.result} aria-live="polite">
        <Result isBefore={isBefore} own={own} theirs={theirs} isSent={isSent} />
      </div>
    </section>
  );
}

function Result({ isBefore, own, theirs, isSent }: Omit<Props, 'kind'> & { isBefore: boolean }) {
  if (own === undefined || theirs === undefined) {
    const less = rand(exampleLess / 100);
    const back = rand(beatenBy(exampleLess * 2, exampleLess)!.amount / 100);
    return (
      <p className="small">
        {isBefore
          ? text('priceBeat.exampleBefore', { less, back })
          : text('priceBeat.example', { less, back })}
      </p>
    );
  }
  const beaten = beatenBy(own, theirs);
  if (!beaten) return <p className="small">{text('priceBeat.notLower')}</p>;
  const total = isBefore ? own - beaten.amount : beaten.amount;
  const name = isBefore
    ? isSent
      ? text('priceBeat.wouldPay')
      : text('priceBeat.youPay')
    : isSent
      ? text('priceBeat.wouldGetBack')
      : text('priceBeat.youGetBack');
  return (
    <dl>
      <div>
        <dt>{text('priceBeat.difference')}</dt>
        <dd>{rand(beaten.difference / 100)}</dd>
      </div>
      <div>
        <dt>{text('priceBeat.bonus')}</dt>
        <dd>{rand(beaten.bonus / 100)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{name}</dt>
        <dd>
          <Price price={{ value: total / 100 }} size="l" />
        </dd>
      </div>
    </dl>
  );
}
