import { useState } from 'react';
import { AccountFrame } from '@/features/account/account-frame';
import { AddWithCoupon } from '@/features/cart/add-with-coupon';
import { DocumentButton } from '@/features/orders/document-button';
import { useClaim, type Claim } from '@/features/price-beat/api';
import { ClaimCard } from '@/features/price-beat/claim-card';
import { isBefore, isCouponOpen } from '@/features/price-beat/rules';
import { ApiError } from '@/shared/api/errors';
import { SaveFile } from '@/shared/files/save-file';
import { text } from '@/shared/i18n/text';
import { Link, useParams } from '@/shared/routing/routing';
import type { ScreenModule } from '@/shared/screen';
import { serverNow } from '@/shared/state/clock';
import { ButtonLink } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import { rand } from '@/shared/ui/price';
import { RetryWrapper } from '@/shared/ui/retry-wrapper';

/** Screen PriceBeatDetails: account/pricebeats/{claimId}, logged-in only. */
export function Component() {
  const { claimId = '' } = useParams();
  const claim = useClaim(claimId);
  const [now] = useState(serverNow);
  const isUnknown = claim.error instanceof ApiError && claim.error.status === 404;
  return (
    <AccountFrame title={text('page.priceBeatDetails.title', { id: claimId })}>
      {isUnknown ? (
        <Empty
          drawing="no-results"
          level={2}
          title={text('priceBeat.unknownTitle')}
          action={<ButtonLink href="/account/pricebeats">{text('priceBeat.mine')}</ButtonLink>}
        />
      ) : (
        <RetryWrapper query={claim}>
          {(found) => (
            <>
              <ClaimCard claim={found} now={now} isOpen actions={<Actions claim={found} now={now} />} />
              <Proof claim={found} />
            </>
          )}
        </RetryWrapper>
      )}
      <p>
        <Link href="/account/pricebeats">{text('priceBeat.mine')}</Link>
      </p>
    </AccountFrame>
  );
}

const againAt = (claim: Claim) =>
  isBefore(claim)
    ? `/account/writetous/pb1?product=${encodeURIComponent(claim.productCode)}`
    : `/pb/${encodeURIComponent(claim.orderCode ?? '')}`;

function Actions({ claim, now }: { claim: Claim; now: number }) {
  if (claim.status.id === 'REFUSED')
    return (
      <>
        <ButtonLink kind="secondary" size="small" href={againAt(claim)}>
          {text('priceBeat.claimAgain')}
        </ButtonLink>
        <ButtonLink
          kind="plain"
          size="small"
          href={`/account/writetous?new=1&order=${encodeURIComponent(claim.orderCode ?? '')}`}
        >
          {text('priceBeat.askWhy')}
        </ButtonLink>
      </>
    );
  if (claim.creditNote)
    return (
      <DocumentButton
        number={claim.creditNote}
        label={text('order.creditNote', { number: claim.creditNote })}
      />
    );
  if (!isCouponOpen(claim, now) || !claim.couponCode) return null;
  return (
    <AddWithCoupon productCode={claim.productCode} coupon={claim.couponCode}>
      {text('priceBeat.addAt', { amount: rand(claim.beatenPrice?.value ?? 0) })}
    </AddWithCoupon>
  );
}

const Proof = ({ claim: { attachments = [], comment } }: { claim: Claim }) => (
  <section className="panel pad stack" aria-label={text('priceBeat.proof')}>
    <h2>{text('priceBeat.proof')}</h2>
    {comment && <p>{comment}</p>}
    <ul>
      {attachments.map((file) => (
        <li key={file.id}>
          <SaveFile file={file} />
        </li>
      ))}
    </ul>
  </section>
);

export const head: ScreenModule['head'] = ({ params }) => ({
  title: text('page.priceBeatDetails.title', { id: params.claimId ?? '' }),
  description: text('page.priceBeatDetails.description'),
  robots: 'noindex,follow',
});
