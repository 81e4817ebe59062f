import { useState } from 'react';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { Count, Field } from '../ui/fields';
import { money } from '../ui/money';
import { Note } from '../ui/states';
import type { Return } from './cases';
import { MoveDialog } from '../ui/move-dialog';
import { ReasonDialog } from './parts';
import { wrongWith, type Found, type ReturnMove } from './return-rules';

export type { ReturnMove };

interface Props {
  one: Return;
  changed: (words?: string) => (now: Return) => void;
  reload: () => void;
  onClose: () => void;
}

/** The dialog of a move. */
export function ReturnDialogs({ move, ...rest }: Props & { move: ReturnMove }) {
  switch (move) {
    case 'decline':
      return <Refuse {...rest} how="decline" />;
    case 'sendBack':
      return <Refuse {...rest} how="send-back" />;
    case 'receive':
      return <Receive {...rest} />;
    case 'inspect':
      return <Inspect {...rest} />;
    case 'refund':
      return <PayOut {...rest} how="refund" />;
    case 'replace':
      return <PayOut {...rest} how="replace" />;
    default:
      return null;
  }
}

function Refuse({ one, changed, reload, onClose, how }: Props & { how: 'decline' | 'send-back' }) {
  const draft = useState('');
  const path = { returnCode: one.code };
  const move = useMove(
    (reason: string) =>
      how === 'decline'
        ? api.post('/backoffice/api/returns/{returnCode}/decline', { path, body: { reason } })
        : api.post('/backoffice/api/returns/{returnCode}/send-back', { path, body: { reason } }),
    (now: Return) => {
      onClose();
      changed(
        how === 'decline'
          ? 'Declined: the customer is shown why.'
          : 'It goes back to the customer, who is shown why.',
      )(now);
    },
  );
  const title = how === 'decline' ? `Decline ${one.code}` : `Send ${one.code} back`;
  return (
    <ReasonDialog
      title={title}
      label={how === 'decline' ? 'Why may it not come back?' : 'Why is it not paid back?'}
      confirm={how === 'decline' ? 'Decline this return' : 'Send it back, pay nothing'}
      kind="bad"
      draft={draft}
      move={move}
      onReason={(reason) => void move.send(reason)}
      onClose={onClose}
      onReload={reload}
    />
  );
}

function Receive({ one, changed, reload, onClose }: Props) {
  const [store, setStore] = useState('');
  const move = useMove(
    (body: { store?: string }) =>
      api.post('/backoffice/api/returns/{returnCode}/receive', { path: { returnCode: one.code }, body }),
    (now: Return) => {
      onClose();
      changed('Received. Next: say what came in.')(now);
    },
  );
  return (
    <MoveDialog
      title={`${one.code} has arrived`}
      confirm="It has arrived"
      move={move}
      onSend={() => void move.send(store.trim() ? { store: store.trim() } : {})}
      onClose={onClose}
      onReload={reload}
    >
      <Field
        label="Store, if it is another one"
        hint={`It was meant for ${one.store}.`}
        value={store}
        maxLength={64}
        data-first=""
        onChange={({ target }) => setStore(target.value)}
      />
    </MoveDialog>
  );
}

const kindsFound = [
  ['sellable', 'Back to shelf'],
  ['refurbish', 'To repair'],
  ['scrap', 'Write off'],
] as const;

function Inspect({ one, changed, reload, onClose }: Props) {
  const [found, setFound] = useState<Found[]>(() =>
    one.entries.map(({ units }) => ({ sellable: units, refurbish: 0, scrap: 0 })),
  );
  const move = useMove(
    (now: readonly Found[]) =>
      api.post('/backoffice/api/returns/{returnCode}/inspect', {
        path: { returnCode: one.code },
        body: { found: one.entries.map(({ entry }, n) => ({ entry, ...now[n]! })) },
      }),
    (now: Return) => {
      onClose();
      changed('Inspected. Next: pay it back, replace it, or send it back.')(now);
    },
  );
  const wrong = wrongWith(
    found,
    one.entries.map(({ units }) => units),
  );
  const set = (n: number, kind: keyof Found, value: number) =>
    setFound(found.map((each, at) => (at === n ? { ...each, [kind]: value } : each)));
  return (
    <MoveDialog
      title={`What came in of ${one.code}`}
      confirm="Save what came in"
      move={move}
      disabled={wrong !== undefined}
      onSend={() => void move.send(found)}
      onClose={onClose}
      onReload={reload}
    >
      {one.entries.map(({ entry, productName, units }, n) => (
        <fieldset key={entry} className="stack t8">
          <legend>
            <b>{productName}</b> <span className="muted">{units} sent</span>
          </legend>
          <dl className="kv">
            {kindsFound.map(([kind, words]) => (
              <div key={kind}>
                <dt>{words}</dt>
                <dd>
                  <Count
                    label={`${words}, ${productName}`}
                    value={found[n]![kind]}
                    most={units}
                    onChange={(value) => set(n, kind, value)}
                  />
                </dd>
              </div>
            ))}
          </dl>
        </fieldset>
      ))}
      {wrong && <Note kind="warn">{wrong}</Note>}
    </MoveDialog>
  );
}

function PayOut({ one, changed, reload, onClose, how }: Props & { how: 'refund' | 'replace' }) {
  const path = { returnCode: one.code };
  const done = (now: Return) => {
    onClose();
    const ended = how === 'refund' ? 'refunded' : 'replaced';
    changed(
      now.status === ended
        ? how === 'refund'
          ? 'Paid back.'
          : 'The same goes out again.'
        : 'Your yes is kept. A second person has to agree.',
    )(now);
  };
  const move = useMove(
    (_: undefined, idempotencyKey) =>
      how === 'refund'
        ? api.post('/backoffice/api/returns/{returnCode}/refund', { path, idempotencyKey })
        : api.post('/backoffice/api/returns/{returnCode}/replace', { path, idempotencyKey }),
    done,
  );
  const allCame = one.entries.every(
    ({ units, inspection }) =>
      inspection && inspection.sellable + inspection.refurbish + inspection.scrap === units,
  );
  const amount = allCame ? money(one.expected) : 'what came in';
  return (
    <MoveDialog
      title={how === 'refund' ? `Refund ${one.code}` : `Replace ${one.code}`}
      confirm={how === 'refund' ? `Refund ${amount}` : 'Send the same out again'}
      move={move}
      onSend={() => void move.send(undefined)}
      onClose={onClose}
      onReload={reload}
    >
      <p>
        {how === 'refund'
          ? `The customer gets ${amount} back the way it was paid, and a credit note by mail.`
          : 'The same goes out to the customer again; nothing is paid back.'}
      </p>
      {!allCame && (
        <Note kind="warn">
          Less came in than was announced. Only what came in is paid back; at most {money(one.expected)}.
        </Note>
      )}
      <Note>Above the limit your yes is kept, and a second person has to agree before anything is paid.</Note>
    </MoveDialog>
  );
}
