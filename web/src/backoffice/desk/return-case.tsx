import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import { Link } from '../address/address';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { useHere, useMay } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Button } from '../ui/button';
import { money, spoken } from '../ui/money';
import { Badge, Facts, Log, Panel, type LogLine } from '../ui/parts';
import { Loaded, Problem } from '../ui/states';
import { shortDay, whenOf } from '../ui/times';
import { isReturnOver, type Return } from './cases';
import { Files, isSame, OrderBeside, SecondPerson, Taken } from './parts';
import { ReturnDialogs, type ReturnMove } from './return-dialogs';
import { nextMovesOf } from './return-rules';
import { useCase } from './use-case';

export function ReturnCase({ id }: { id: string }) {
  const path = { returnCode: id };
  const { query, changed, reload } = useCase(
    'returns',
    apiPath('/backoffice/api/returns/{returnCode}', { path }),
  );
  return (
    <Loaded query={query}>{(one) => <ReturnShown one={one} changed={changed} reload={reload} />}</Loaded>
  );
}

export interface ReturnProps {
  one: Return;
  changed: (words?: string) => (now: Return) => void;
  reload: () => void;
}

function ReturnShown({ one, changed, reload }: ReturnProps) {
  const path = { returnCode: one.code };
  const take = useMove(
    (body: { over?: boolean }) => api.post('/backoffice/api/returns/{returnCode}/take', { path, body }),
    changed(),
  );
  const release = useMove(
    () => api.post('/backoffice/api/returns/{returnCode}/release', { path }),
    changed(),
  );
  return (
    <>
      <div className="stack t16">
        <Panel
          title={`Return ${one.code}`}
          beside={<Badge kind={isReturnOver(one) ? 'fact' : 'info'}>{one.statusText}</Badge>}
        >
          <p className="muted">
            Order <OrderLink code={one.orderCode} />. Asked {whenOf(one.requestedAt)}; answer by{' '}
            {shortDay(one.answerBy)}.{' '}
            {one.mode === 'pickup' ? 'Wants it fetched.' : `Brings it to store ${one.store}.`}
          </p>
          {one.entries.map((entry) => (
            <ReturnedEntry key={entry.entry} entry={entry} />
          ))}
          {!isReturnOver(one) && (
            <Taken takenBy={one.takenBy} takenAt={one.takenAt} {...{ take, release }} onReload={reload} />
          )}
        </Panel>
        {one.firstAgreed && (
          <SecondPerson
            firstAgreed={one.firstAgreed}
            to={one.firstAgreedTo === 'replaced' ? 'the replacement' : 'the refund'}
          />
        )}
        <MoneyBack one={one} />
        <Decide {...{ one, changed, reload }} />
      </div>
      <aside className="stack t16" aria-label="Round this return">
        <OrderBeside orderCode={one.orderCode} customerId={one.customerId} />
        {(one.pickup ?? one.booking) && <Fetched one={one} />}
        <Panel title="What happened">
          <Log lines={linesOf(one)} />
        </Panel>
      </aside>
    </>
  );
}

export function OrderLink({ code }: { code: string }) {
  return useMay()('orders') ? <Link to={`/orders/${encodeURIComponent(code)}`}>{code}</Link> : <b>{code}</b>;
}

const ReturnedEntry = ({ entry }: { entry: Return['entries'][number] }) => (
  <div className="stack t8">
    <div className="ph">
      <div>
        <b>{entry.productName}</b>
        <br />
        <span className="tiny muted">
          {entry.units} × {entry.productCode}. {spoken(entry.reason)}.
        </span>
      </div>
      <b className="num nw">{money(entry.value)}</b>
    </div>
    {entry.comment && <p className="words">“{entry.comment}”</p>}
    {entry.inspection && (
      <p className="tiny muted">
        Found: {entry.inspection.sellable} as new, {entry.inspection.refurbish} to repair,{' '}
        {entry.inspection.scrap} to write off.
      </p>
    )}
    <Files files={entry.files} />
  </div>
);

const MoneyBack = ({ one }: { one: Return }) => (
  <Panel title="Money back">
    <Facts
      facts={[
        ...one.entries.map(({ productName, units, value }) => ({
          name: `${units} × ${productName}`,
          value: money(value),
        })),
        one.paidBack === undefined && { name: 'Goes back', value: money(one.expected), total: true },
        ...one.refunds.map(({ id, amount }) => ({ name: `Refund ${id}`, value: money(amount) })),
        one.paidBack !== undefined && { name: 'Went back', value: money(one.paidBack), total: true },
        one.creditNotes.length > 0 && { name: 'Credit notes', value: one.creditNotes.join(', ') },
        one.failure !== undefined && { name: 'The customer reads', value: one.failure },
      ]}
    />
  </Panel>
);

const Fetched = ({ one }: { one: Return }) => (
  <Panel title="Pick-up">
    <Facts
      facts={[
        one.pickup && { name: 'From', value: one.pickup.name },
        one.pickup && { name: 'Phone', value: one.pickup.phone },
        one.pickup && { name: 'Address', value: one.pickup.address },
        one.booking && { name: one.booking.carrier, value: one.booking.reference },
        one.booking && { name: 'Booked for', value: `${one.booking.day}, ${one.booking.window}` },
      ]}
    />
  </Panel>
);

const historyWords: Record<Return['status'], string> = {
  requested: 'Asked for',
  authorised: 'Authorised',
  collectionBooked: 'Pick-up booked',
  droppedOff: 'Dropped off',
  collected: 'Fetched',
  inspected: 'Inspected',
  refunded: 'Paid back',
  replaced: 'Replaced',
  sentBack: 'Sent back',
  declined: 'Declined',
  cancelled: 'Cancelled',
  expired: 'Never arrived',
};

const linesOf = (one: Return): LogLine[] =>
  one.history.toReversed().map(({ status, at, by, note }) => ({
    at,
    icon: status === 'refunded' ? 'card' : 'ret',
    what: note ? `${historyWords[status]}: ${note}` : `${historyWords[status]}.`,
    who: by,
    bad: status === 'declined',
  }));

/** The next step is the only petrol button; what is refused or paid asks once more. */
function Decide({ one, changed, reload }: ReturnProps) {
  const { staff } = useHere();
  const may = useMay();
  const [open, setOpen] = useState<ReturnMove>();
  const authorise = useMove(
    () => api.post('/backoffice/api/returns/{returnCode}/authorise', { path: { returnCode: one.code } }),
    changed('Authorised: the customer is notified.'),
  );
  const moves = nextMovesOf(one, {
    serve: may('serve'),
    pay: may('pay') && !isSame(one.firstAgreed, staff.name),
  });
  const press = (move: ReturnMove) => (move === 'authorise' ? void authorise.send(undefined) : setOpen(move));
  useShortcuts(
    'This return',
    moves.map(({ move, key, words }) => ({ keys: key, what: words, run: () => press(move) })),
  );
  if (moves.length === 0) return null;
  return (
    <Panel title="Next step" className="decide">
      <div className="fl">
        {moves.map(({ move, words, key, danger }, n) => (
          <Button
            key={move}
            kind={danger ? 'danger' : n === 0 ? 'pri' : 'plain'}
            keys={key.toUpperCase()}
            busy={move === 'authorise' && authorise.busy}
            onClick={() => press(move)}
          >
            {words}
          </Button>
        ))}
      </div>
      {open && <ReturnDialogs move={open} onClose={() => setOpen(undefined)} {...{ one, changed, reload }} />}
      <Problem problem={authorise.problem} onReload={reload} />
    </Panel>
  );
}
