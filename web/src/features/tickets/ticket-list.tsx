import { clockOf, dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { theShop } from '@/shared/session/shop';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import { RetryNote } from '@/shared/ui/retry-note';
import { PageSkeleton } from '@/shared/ui/skeleton';
import { useTickets, type TicketSummary } from './api';
import { TicketBadges } from './badges';
import styles from './tickets.module.css';

/** What a customer wrote, the last written to first. */
export function TicketList() {
  const tickets = useTickets();
  const found = tickets.data?.pages.flatMap((page) => page.tickets) ?? [];
  if (tickets.isPending) return <PageSkeleton />;
  if (tickets.isError && found.length === 0)
    return <RetryNote problem={tickets.error} onRetry={() => void tickets.refetch()} />;
  if (found.length === 0) return <NoTickets />;
  return (
    <>
      <ul className={`panel ${styles.list}`} aria-label={text('ticket.list')}>
        {found.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} />
        ))}
      </ul>
      {tickets.isFetchNextPageError && (
        <RetryNote problem={tickets.error} onRetry={() => void tickets.fetchNextPage()} />
      )}
      {tickets.hasNextPage && !tickets.isFetchNextPageError && (
        <Button
          kind="secondary"
          busy={tickets.isFetchingNextPage}
          onClick={() => void tickets.fetchNextPage()}
        >
          {text('ticket.loadMore')}
        </Button>
      )}
    </>
  );
}

const TicketRow = ({ ticket }: { ticket: TicketSummary }) => (
  <li>
    <div className={styles.badges}>
      <TicketBadges {...ticket} />
    </div>
    <Link href={`/account/writetous/${ticket.id}`}>{ticket.subject}</Link>
    <span className="small muted">
      {ticket.associatedTo
        ? text('ticket.aboutOrder', { id: ticket.id, code: ticket.associatedTo.code })
        : text('ticket.aboutNothing', { id: ticket.id })}{' '}
      {text('ticket.lastWord')}: {ticket.answered ? theShop().name : text('ticket.you')},{' '}
      {dayOf(ticket.modifiedAt)} {clockOf(ticket.modifiedAt)}
    </span>
  </li>
);

const NoTickets = () => (
  <Empty
    drawing="no-results"
    level={2}
    title={text('ticket.none')}
    action={
      <ButtonLink kind="secondary" href="/account/helpandsupport">
        {text('page.help.title')}
      </ButtonLink>
    }
  >
    {text('ticket.noneText')}
  </Empty>
);
