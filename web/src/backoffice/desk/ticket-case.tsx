import { apiPath } from '@/shared/api/path';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { useMay } from '../frame/staff-context';
import { Badge, Facts, Panel, type BadgeKind } from '../ui/parts';
import { Loaded } from '../ui/states';
import { whenOf } from '../ui/times';
import { categoryWords, ticketWords, type Ticket } from './cases';
import { Files, OrderBeside, Taken } from './parts';
import { Reply } from './reply';
import { OrderLink } from './return-case';
import { useCase } from './use-case';

export function TicketCase({ id }: { id: string }) {
  const path = { staffTicketId: id };
  const { query, changed, reload } = useCase(
    'tickets',
    apiPath('/backoffice/api/tickets/{staffTicketId}', { path }),
  );
  return (
    <Loaded query={query}>{(one) => <TicketShown one={one} changed={changed} reload={reload} />}</Loaded>
  );
}

export interface TicketProps {
  one: Ticket;
  changed: (words?: string) => (now: Ticket) => void;
  reload: () => void;
}

const badgeOf: Record<Ticket['status'], BadgeKind> = { OPEN: 'info', INPROCESS: 'warn', CLOSED: 'yes' };

function TicketShown({ one, changed, reload }: TicketProps) {
  const may = useMay();
  const path = { staffTicketId: one.id };
  const take = useMove(
    (body: { over?: boolean }) => api.post('/backoffice/api/tickets/{staffTicketId}/take', { path, body }),
    changed(),
  );
  const release = useMove(
    () => api.post('/backoffice/api/tickets/{staffTicketId}/release', { path }),
    changed(),
  );
  return (
    <>
      <div className="stack t16">
        <Panel
          title={one.subject}
          beside={<Badge kind={badgeOf[one.status]}>{ticketWords[one.status]}</Badge>}
        >
          <p className="muted">
            {one.id}
            {one.orderCode && (
              <>
                , order <OrderLink code={one.orderCode} />
              </>
            )}
            , about {categoryWords[one.category]}
          </p>
          <ol className="stack t8" aria-label="What was written">
            {one.events.map((event) => (
              <Written key={event.number} event={event} />
            ))}
          </ol>
          {one.status !== 'CLOSED' && (
            <Taken takenBy={one.takenBy} takenAt={one.takenAt} {...{ take, release }} onReload={reload} />
          )}
        </Panel>
        {may('serve') && <Reply {...{ one, changed, reload }} />}
      </div>
      <aside className="stack t16" aria-label="Round this ticket">
        <OrderBeside orderCode={one.orderCode} customerId={one.customerId} />
        <Panel title="This ticket">
          <Facts
            facts={[
              { name: 'Written', value: whenOf(one.createdAt) },
              { name: 'Last change', value: whenOf(one.modifiedAt) },
              { name: 'Answered', value: one.answered ? 'Yes' : 'Not yet' },
              one.satisfaction && { name: 'Did it help?', value: one.satisfaction.helped ? 'Yes' : 'No' },
            ]}
          />
          {one.satisfaction?.comment && <p className="words">“{one.satisfaction.comment}”</p>}
        </Panel>
      </aside>
    </>
  );
}

function Written({ event }: { event: Ticket['events'][number] }) {
  const { author, at, message, byShop, internal, files } = event;
  return (
    <li className={`bub ${internal ? 'inner' : byShop ? 'me' : ''}`}>
      <p className="words">{message}</p>
      <Files files={files} />
      <small>
        {internal && 'Note for staff, '}
        {author}, {whenOf(at)}
      </small>
    </li>
  );
}
