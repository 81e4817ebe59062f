import { useState } from 'react';
import type { Schema } from '@/shared/api/types';
import { dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { ButtonLink } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import { BeatSums } from './beat-sums';
import { EntryChoice } from './entry-choice';
import styles from './price-beat.module.css';
import { typedCents } from './rules';
import { SendClaim } from './send-claim';
import { TheirPrice } from './their-price';
import { useClaimForm } from './use-claim-form';
import { WhatCounts } from './what-counts';

const kind = 'post_purchase_price_beat';

/** Claims for one unit of what was bought with an order. */
export function ClaimForm({ order }: { order: Schema<'PriceBeatEntries'> }) {
  const { orderCode, entries, windowDays, placed } = order;
  const open = entries.filter(({ claimable }) => claimable);
  const [chosen, setChosen] = useState(open.length === 1 ? open[0]!.entryNumber : undefined);
  const entry = open.find(({ entryNumber }) => entryNumber === chosen);
  const own = entry && Math.round(entry.productPrice.value * 100);
  const claim = useClaimForm({
    kind,
    own,
    target: entry && { kind, order: orderCode, entry: entry.entryNumber },
  });
  const choice = (
    <EntryChoice
      entries={entries}
      chosen={chosen}
      problem={claim.problems.item}
      onChoose={(number) => {
        claim.choose();
        setChosen(number);
      }}
    />
  );
  if (open.length === 0)
    return (
      <>
        <Empty
          drawing="no-results"
          level={2}
          title={text('priceBeat.nothingLeft')}
          action={
            <ButtonLink kind="secondary" href="/orderhistory/neworders">
              {text('priceBeat.otherOrder')}
            </ButtonLink>
          }
        >
          {entries[0]?.reason}
        </Empty>
        {choice}
      </>
    );
  return (
    <>
      <p className="muted">{text('priceBeat.lead', { code: orderCode, day: dayOf(placed) })}</p>
      <form method="post" noValidate className={styles.columns} onSubmit={claim.submit}>
        <div className={styles.main}>
          {choice}
          <TheirPrice title={text('priceBeat.theirStep')} claim={claim} />
        </div>
        <div className={styles.side}>
          <BeatSums kind={kind} own={own} theirs={typedCents(claim.draft.price)} />
          <SendClaim claim={claim} label={text('priceBeat.send')} after={text('priceBeat.afterSend')} />
          <WhatCounts windowDays={windowDays} />
        </div>
      </form>
    </>
  );
}
