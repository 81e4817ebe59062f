import type { ReactNode } from 'react';
import { clockOf, dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { Badge } from '@/shared/ui/badge';
import { Icon } from '@/shared/ui/icon';
import { rand } from '@/shared/ui/price';
import type { Claim } from './api';
import { BeatSums } from './beat-sums';
import { ClaimSteps } from './claim-steps';
import styles from './price-beat.module.css';
import { colourOf, headingOf, isBefore, isCouponOpen } from './rules';

interface Props {
  claim: Claim;
  now: number;
  /** With its steps and sums. */
  isOpen?: boolean;
  level?: 1 | 2;
  actions?: ReactNode;
}

/** Where a claim stands, in one sentence first. */
export function ClaimCard({ claim, now, isOpen, level = 2, actions }: Props) {
  const Title = level === 1 ? 'h1' : 'h2';
  const isDecided = claim.status.id === 'PAID' || claim.status.id === 'REFUSED';
  return (
    <article className={`panel ${styles.card}`}>
      <header>
        <div className={styles.stand}>
          <Badge kind={colourOf(claim.status)}>{claim.status.name}</Badge>
          <Title>{headingOf(claim, now)}</Title>
          <p className="small muted">
            {isCouponOpen(claim, now)
              ? text('priceBeat.couponUntil', {
                  day: dayOf(claim.couponEnds),
                  time: clockOf(claim.couponEnds),
                })
              : text('priceBeat.sentOn', {
                  id: claim.id,
                  day: dayOf(claim.createdAt),
                  time: clockOf(claim.createdAt),
                })}
          </p>
        </div>
        {isDecided && (
          <dl className={styles.facts}>
            <div>
              <dt>{text('priceBeat.claimNumber')}</dt>
              <dd>{claim.id}</dd>
            </div>
            {!isBefore(claim) && (
              <div>
                <dt>{text('priceBeat.gotBack')}</dt>
                <dd>{rand(claim.status.id === 'PAID' ? claim.amount.value : 0)}</dd>
              </div>
            )}
          </dl>
        )}
      </header>
      <div className={isOpen ? styles.whole : styles.brief}>
        <div className={styles.main}>
          <Item claim={claim} />
          {isOpen && claim.status.id !== 'REFUSED' && <ClaimSteps claim={claim} />}
        </div>
        {isOpen && (
          <BeatSums
            kind={claim.requestType}
            own={Math.round(claim.ownPrice.value * 100)}
            theirs={Math.round(claim.competitorPrice.value * 100)}
            isSent
          />
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}

const Item = ({ claim }: { claim: Claim }) => (
  <div className={styles.item}>
    <span className={styles.plate}>
      {claim.imageUrl && <img src={claim.imageUrl} alt="" width="72" height="72" loading="lazy" />}
    </span>
    <span className={styles.about}>
      <b>{claim.url ? <Link href={claim.url}>{claim.productName}</Link> : claim.productName}</b>
      <a
        className="small"
        href={claim.competitorProductURL}
        target="_blank"
        rel="noopener noreferrer nofollow"
      >
        {text('priceBeat.seenAt', { host: claim.competitorHost, price: rand(claim.competitorPrice.value) })}
        <span className="sr"> {text('priceBeat.opensTheirs')}</span> <Icon name="right" size="xs" />
      </a>
      {claim.couponCode && (
        <span className="small">
          <Icon name="voucher" size="s" /> {text('priceBeat.coupon', { code: claim.couponCode })}
        </span>
      )}
    </span>
  </div>
);
