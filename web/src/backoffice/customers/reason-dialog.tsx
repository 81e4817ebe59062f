import { useState } from 'react';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { Area } from '../ui/fields';
import { MoveDialog } from '../ui/move-dialog';
import type { Changed } from './use-customer';
import type { Customer } from './words';

interface Words {
  title: string;
  about: string;
  confirm: string;
  done: string;
  isBad?: boolean;
}

const words = {
  block: {
    title: 'Block this customer',
    about:
      'They cannot place orders or pay. They still sign in, follow what they bought, return it and write to you.',
    confirm: 'Block',
    done: 'They may not buy any more.',
    isBad: true,
  },
  unblock: {
    title: 'Let this customer buy again',
    about: 'They can place orders and pay at once.',
    confirm: 'Let them buy',
    done: 'They may buy again.',
  },
  'sign-out': {
    title: 'Sign out everywhere',
    about: 'Every session ends now, on every device. For an account that may be in a stranger’s hands.',
    confirm: 'Sign out everywhere',
    done: 'They are signed out everywhere.',
  },
  deletion: {
    title: 'Delete personal data',
    about:
      'A second person has to agree. Then the customer is notified, has some days to keep the account, and it is deleted but for what invoices need.',
    confirm: 'Ask a second person',
    done: 'It waits for a second person.',
    isBad: true,
  },
  'deletion/keep': {
    title: 'Keep this account',
    about: 'It is not deleted.',
    confirm: 'Take the deletion back',
    done: 'The account stays.',
  },
} as const satisfies Record<string, Words>;

export type Reasoned = keyof typeof words;

interface Props {
  customer: Customer;
  what: Reasoned;
  changed: Changed;
  reload: () => void;
  onClose: () => void;
}

/** What is done about a customer is done for a reason, which stands in the notes. */
export function ReasonDialog({ customer, what, changed, reload, onClose }: Props) {
  const { title, about, confirm, done, ...more }: Words = words[what];
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const move = useMove(
    (why: string) =>
      api.post(`/backoffice/api/customers/{customerId}/${what}`, {
        path: { customerId: customer.id },
        body: { reason: why },
      }),
    (now: Customer) => {
      onClose();
      changed(done)(now);
    },
  );
  return (
    <MoveDialog
      title={`${title}: ${customer.name}`}
      confirm={confirm}
      cancel="Back"
      kind={more.isBad ? 'bad' : 'pri'}
      move={move}
      onSend={() => {
        setMissing(!reason.trim());
        if (reason.trim()) void move.send(reason.trim());
      }}
      onClose={onClose}
      onReload={reload}
    >
      <p>{about}</p>
      {what === 'deletion' && customer.deletion.obstacles.length > 0 && (
        <ul className="stack t4">
          {customer.deletion.obstacles.map(({ kind, code, words: why }) => (
            <li key={`${kind}-${code}`}>{why}</li>
          ))}
        </ul>
      )}
      <Area
        label={what === 'deletion' ? 'Who asked, and how you know' : 'Why?'}
        rows={2}
        maxLength={300}
        value={reason}
        error={isMissing && !reason.trim() ? 'Please say why' : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </MoveDialog>
  );
}
