import { useState } from 'react';
import { messageOf } from '@/shared/api/errors';
import { clockOf, dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { toast } from '@/shared/ui/toast';
import { download, type Attachment, type Ticket, type TicketEvent } from './api';
import { TicketBadges } from './badges';
import { Reply } from './reply';
import { sizeOf } from './rules';
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

/** A file is saved and never shown in the page. */
function SaveFile({ file }: { file: Attachment }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const url = URL.createObjectURL(await download(file.id));
      const link = document.createElement('a');
      link.href = url;
      link.download = file.filename;
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    } catch (problem) {
      toast.error(messageOf(problem));
    }
    setBusy(false);
  };
  return (
    <Button size="small" kind="secondary" busy={busy} onClick={() => void save()}>
      <Icon name="invoice" size="s" /> {text('file.save', { name: file.filename, size: sizeOf(file.size) })}
    </Button>
  );
}
