import { text } from '@/shared/i18n/text';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import { RetryNote } from '@/shared/ui/retry-note';
import { PageSkeleton } from '@/shared/ui/skeleton';
import { useClaims } from './api';
import { ClaimCard } from './claim-card';
import styles from './price-beat.module.css';

/** A customer's price beats, the latest first; one that is open with its steps. */
export function ClaimList({ now }: { now: number }) {
  const claims = useClaims();
  const found = claims.data?.pages.flatMap((page) => page.claims) ?? [];
  if (claims.isPending) return <PageSkeleton />;
  if (claims.isError && found.length === 0)
    return <RetryNote problem={claims.error} onRetry={() => void claims.refetch()} />;
  if (found.length === 0)
    return (
      <Empty
        drawing="no-results"
        level={2}
        title={text('priceBeat.none')}
        action={<ButtonLink href="/orderhistory/neworders">{text('priceBeat.chooseOrder')}</ButtonLink>}
      >
        {text('priceBeat.noneText')}
      </Empty>
    );
  return (
    <>
      <ul className={styles.list} aria-label={text('priceBeat.mine')}>
        {found.map((claim, n) => (
          <li key={claim.id}>
            <ClaimCard
              claim={claim}
              now={now}
              isOpen={n === 0 && (claim.status.id === 'SENT' || claim.status.id === 'CHECKING')}
              actions={
                <ButtonLink kind="secondary" size="small" href={`/account/pricebeats/${claim.id}`}>
                  {text('priceBeat.details')} <span className="sr">{claim.id}</span>
                </ButtonLink>
              }
            />
          </li>
        ))}
      </ul>
      {claims.isFetchNextPageError && (
        <RetryNote problem={claims.error} onRetry={() => void claims.fetchNextPage()} />
      )}
      {claims.hasNextPage && !claims.isFetchNextPageError && (
        <Button kind="secondary" busy={claims.isFetchingNextPage} onClick={() => void claims.fetchNextPage()}>
          {text('priceBeat.loadMore')}
        </Button>
      )}
    </>
  );
}
