import { text } from '@/shared/i18n/text';
import { Badge } from '@/shared/ui/badge';
import type { TicketSummary } from './api';
import { colourOf } from './rules';

/** The state of a ticket, and whether the last word is the shop's. */
export const TicketBadges = ({ status, answered }: Pick<TicketSummary, 'status' | 'answered'>) => (
  <>
    <Badge kind={colourOf(status)}>{status.name}</Badge>
    {answered && status.id !== 'CLOSED' && <Badge kind="info">{text('ticket.newReply')}</Badge>}
  </>
);
