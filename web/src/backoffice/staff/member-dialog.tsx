import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../api/client';
import { refresh } from '../api/query';
import { useMove, type Move } from '../api/use-move';
import { useHere } from '../frame/staff-context';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Note, Problem } from '../ui/states';
import { say } from '../ui/toast';
import { RoleChoice } from './role-choice';
import type { Invited, Member } from './screen';

interface Props {
  member: Member;
  onClose: () => void;
  onReset: (invited: Invited) => void;
}

const isSameChoice = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each) => other.includes(each));

/** What somebody may do, and the ways to let them out or in again. */
export function MemberDialog({ member, onClose, onReset }: Props) {
  const cache = useQueryClient();
  const { staff } = useHere();
  const [roles, setRoles] = useState(member.roles);
  const [isSure, setSure] = useState<'disable' | 'reset'>();
  const path = { memberId: member.id };
  const reload = () => void refresh(cache, '/backoffice/api/staff');
  const done = (words: string) => () => {
    reload();
    onClose();
    say(words);
  };
  const save = useMove<void, Member>(
    () => api.put('/backoffice/api/staff/{memberId}/roles', { path, body: { roles } }),
    done(`${member.name} may do other things from the next call on.`),
  );
  const disable = useMove<void, Member>(
    () => api.post('/backoffice/api/staff/{memberId}/disable', { path }),
    done(`${member.name} is out.`),
  );
  const enable = useMove<void, Member>(
    () => api.post('/backoffice/api/staff/{memberId}/enable', { path }),
    done(`${member.name} may come in again.`),
  );
  const reset = useMove<void, Invited>(
    () => api.post('/backoffice/api/staff/{memberId}/reset', { path }),
    (now) => {
      reload();
      onReset(now);
    },
  );
  const isOut = member.state === 'disabled';
  const problem = save.problem ?? disable.problem ?? enable.problem ?? reset.problem;
  return (
    <Dialog
      title={member.name}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Keep as is</Button>
          {!isOut && (
            <Button
              kind="pri"
              busy={save.busy}
              disabled={roles.length === 0 || isSameChoice(roles, member.roles)}
              onClick={() => void save.send()}
            >
              Save the roles
            </Button>
          )}
        </>
      }
    >
      <div className="bd">
        <p className="muted break">{member.email}</p>
        {isOut ? (
          <Note>This account is disabled: nobody comes in by it.</Note>
        ) : (
          <RoleChoice chosen={roles} onChange={setRoles} />
        )}
        <Problem problem={problem} onReload={reload} />
        {member.invitedBy && !isOut && (
          <OnePerson
            {...{ member, invitedBy: member.invitedBy }}
            onConfirmed={done(`${member.name} may be the second of two.`)}
          />
        )}
        <div className="fl">
          {isOut ? (
            <Button busy={enable.busy} onClick={() => void enable.send()}>
              Let them in again
            </Button>
          ) : (
            <>
              <Button icon="key" onClick={() => setSure('reset')}>
                Lost password or phone
              </Button>
              {member.email !== staff.email && (
                <Button kind="danger" icon="lock" onClick={() => setSure('disable')}>
                  Disable
                </Button>
              )}
            </>
          )}
        </div>
        {isSure === 'disable' && (
          <Sure button={`Disable ${member.name}`} move={disable}>
            {member.name} is out at once, and their tokens end.
          </Sure>
        )}
        {isSure === 'reset' && (
          <Sure button="Invite again" move={reset}>
            {member.name} is signed out everywhere, and sets up a sign-in anew by another invitation:
            password, app and passkeys are no good any more.
          </Sure>
        )}
      </div>
    </Dialog>
  );
}

/** What cannot be taken back is pressed twice. */
const Sure = ({ button, move, children }: { button: string; move: Move<void>; children: ReactNode }) => (
  <Note kind="warn" live>
    {children}{' '}
    <Button kind="bad" busy={move.busy} onClick={() => void move.send()}>
      {button}
    </Button>
  </Note>
);

interface OnePersonProps {
  member: Member;
  invitedBy: string;
  onConfirmed: () => void;
}

/** Whoever let somebody in could be both of two, unless another owner knows better. */
function OnePerson({ member, invitedBy, onConfirmed }: OnePersonProps) {
  const { staff } = useHere();
  const confirm = useMove<void, Member>(
    () => api.post('/backoffice/api/staff/{memberId}/confirm', { path: { memberId: member.id } }),
    onConfirmed,
  );
  return (
    <Note kind="warn">
      {invitedBy} invited {member.name}. Where two people must agree they count as one until another owner
      confirms that they are two.{' '}
      {invitedBy !== staff.name && (
        <Button busy={confirm.busy} onClick={() => void confirm.send()}>
          They are two people
        </Button>
      )}
      <Problem problem={confirm.problem} />
    </Note>
  );
}
