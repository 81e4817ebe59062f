import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client';
import { refresh } from '../api/query';
import { useMove } from '../api/use-move';
import { MoveDialog } from '../ui/move-dialog';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Field } from '../ui/fields';
import { whenOf } from '../ui/times';
import { RoleChoice } from './role-choice';
import type { Role } from './roles';
import type { Invited } from './screen';

interface Props {
  onClose: () => void;
  onInvited: (invited: Invited) => void;
}

export function InviteDialog({ onClose, onInvited }: Props) {
  const cache = useQueryClient();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<Role[]>([]);
  const [isTried, setTried] = useState(false);
  const reload = () => void refresh(cache, '/backoffice/api/staff');
  const move = useMove<void, Invited>(
    () => api.post('/backoffice/api/staff', { body: { name: name.trim(), email: email.trim(), roles } }),
    (now) => {
      reload();
      onInvited(now);
    },
  );
  const said = (field: string) => move.problem?.problems.find(({ subject }) => subject === field)?.message;
  const send = () => {
    setTried(true);
    if (name.trim() && email.trim() && roles.length > 0) void move.send();
  };
  return (
    <MoveDialog
      title="Invite somebody"
      confirm="Send the invitation"
      move={move}
      onSend={send}
      onClose={onClose}
      onReload={reload}
    >
      <Field
        label="Name"
        hint="It stands in histories and in front of customers. One person, one name."
        maxLength={60}
        value={name}
        data-first=""
        error={said('name') ?? (isTried && !name.trim() ? 'Please enter a name' : undefined)}
        onChange={({ target }) => setName(target.value)}
      />
      <Field
        label="Work email"
        type="email"
        maxLength={254}
        value={email}
        error={said('email') ?? (isTried && !email.trim() ? 'Please enter an email address' : undefined)}
        onChange={({ target }) => setEmail(target.value)}
      />
      <RoleChoice
        chosen={roles}
        error={
          said('roles') ?? (isTried && roles.length === 0 ? 'Please choose at least one role' : undefined)
        }
        onChange={setRoles}
      />
    </MoveDialog>
  );
}

/** What happens now. */
export const InvitedDialog = ({
  invited: { member, until },
  onClose,
}: {
  invited: Invited;
  onClose: () => void;
}) => (
  <Dialog
    title={`${member.name} is invited`}
    onClose={onClose}
    footer={
      <Button kind="pri" onClick={onClose} data-first="">
        Done
      </Button>
    }
  >
    <div className="bd">
      <p>
        The invitation is on its way to {member.email}. It is good once, until {whenOf(until)}.
      </p>
    </div>
  </Dialog>
);
