import { SaveFile } from '@/shared/files/save-file';
import { clockOf, dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { Note } from '@/shared/ui/note';
import type { Ticket, TicketEvent } from './api';
import { TicketBadges } from './badges';
import { Reply } from './reply';
import { Satisfaction } from './satisfaction';
import styles from './tickets.module.css';

/** All that was written, oldest first, and room for the next word. */
export const Conversation = ({ ticket }: { ticket: Ticket }) => (
  <div className={styles.conversation}>
    <div className={styles.badges}>
      <TicketBadges {...ticket} />
      <span className="muted">
        {ticket.associatedTo ? (
          <Link href={`/orderdetails/${ticket.associatedTo.code}`}>
            {text('ticket.aboutOrder', { id: ticket.id, code: ticket.associatedTo.code })}
          </Link>
        ) : (
          text('ticket.aboutNothing', { id: ticket.id })
        )}
      </span>
    </div>
    <ol className={styles.events}>
      {ticket.ticketEvents.map((event) => (
        <Event key={event.code} event={event} />
      ))}
    </ol>
    {ticket.status.name === 'Created' && <Note>{text('ticket.createdText')}</Note>}
    {ticket.status.id === 'CLOSED' && <Note kind="good">{text('ticket.closedText')}</Note>}
    <Satisfaction ticket={ticket} />
    <Reply ticket={ticket.id} />
  </div>
);

const Event = ({ event }: { event: TicketEvent }) => (
  <li className={event.addedByAgent ? styles.theirs : styles.ours}>
    <p className="tiny muted">
      <b>{event.addedByAgent ? event.author : text('ticket.you')}</b>, {dayOf(event.createdAt)}{' '}
      {clockOf(event.createdAt)}
    </p>
    <div className={styles.bubble}>
      <p className={styles.message}>{event.message}</p>
      {event.ticketEventAttachments?.map((file) => (
        <SaveFile key={file.id} file={file} />
      ))}
    </div>
  </li>
);
