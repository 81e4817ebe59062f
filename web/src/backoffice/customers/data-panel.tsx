import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { useMay } from '../frame/staff-context';
import { Button } from '../ui/button';
import { Badge, Panel } from '../ui/parts';
import { Problem } from '../ui/states';
import { shortDay, whenOf } from '../ui/times';
import type { Reasoned } from './reason-dialog';
import type { Changed } from './use-customer';
import type { Customer } from './words';

interface Props {
  customer: Customer;
  changed: Changed;
  reload: () => void;
  onDo: (what: Reasoned) => void;
}

/** What the law lets a customer ask for: a copy of all that is held, and that it is deleted. */
export const DataPanel = (props: Props) => (
  <Panel title="Requests about personal data" className="t8">
    <Copy {...props} />
    <Deletion {...props} />
  </Panel>
);

function Copy({ customer, changed, reload }: Props) {
  const may = useMay();
  const copy = useMove<void, Customer>(
    () => api.post('/backoffice/api/customers/{customerId}/data-copy', { path: { customerId: customer.id } }),
    changed('The copy is being made; the customer gets a mail.'),
  );
  const made = customer.dataCopy;
  return (
    <div className="stack t4">
      <b>Copy of all that is held</b>
      <span className="muted">
        {made === undefined
          ? 'Only the customer gets it: a mail says when it waits in their account, for 24 hours.'
          : made.readyAt
            ? `Waits in their account since ${whenOf(made.readyAt)}.`
            : `Being made since ${whenOf(made.askedAt)}.`}
      </span>
      {may('customers') && (
        <span>
          <Button busy={copy.busy} icon="file" onClick={() => void copy.send()}>
            {made ? 'Make a newer copy' : 'Make a copy for them'}
          </Button>
        </span>
      )}
      <Problem problem={copy.problem} onReload={reload} />
    </div>
  );
}

function Deletion({ customer, changed, reload, onDo }: Props) {
  const may = useMay();
  const agree = useMove<void, Customer>(
    () =>
      api.post('/backoffice/api/customers/{customerId}/deletion/agree', {
        path: { customerId: customer.id },
      }),
    changed('The customer is notified, and can still keep the account.'),
  );
  const { state, obstacles, dueAt, by, isMine } = customer.deletion;
  return (
    <div className="stack t4">
      <b>
        Delete the account {state === 'proposed' && <Badge kind="warn">Waits for a second person</Badge>}
        {state === 'planned' && <Badge kind="warn">Planned</Badge>}
      </b>
      {state === 'none' && obstacles.length > 0 && (
        <div className="muted">
          Not possible yet:
          <ul>
            {obstacles.map(({ kind, code, words }) => (
              <li key={`${kind}-${code}`}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      {state === 'none' && obstacles.length === 0 && (
        <span className="muted">
          Orders, invoices and television licence checks stay as long as the law says, without a name where it
          can be.
        </span>
      )}
      {state === 'proposed' && <span className="muted">Proposed by {by}.</span>}
      {state === 'planned' && dueAt && (
        <span className="muted">On {shortDay(dueAt)}; until then the account can be kept.</span>
      )}
      {may('forget') && (
        <span className="fl">
          {state === 'none' && (
            <Button
              kind="danger"
              icon="trash"
              disabled={obstacles.length > 0}
              onClick={() => onDo('deletion')}
            >
              Delete personal data
            </Button>
          )}
          {state === 'proposed' && !isMine && (
            <Button kind="danger" icon="users" busy={agree.busy} onClick={() => void agree.send()}>
              I agree: delete it
            </Button>
          )}
          {state !== 'none' && by !== 'customer' && (
            <Button onClick={() => onDo('deletion/keep')}>Keep the account</Button>
          )}
        </span>
      )}
      <Problem problem={agree.problem} onReload={reload} />
    </div>
  );
}
