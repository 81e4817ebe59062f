import { useState } from 'react';
import { apiPath } from '@/shared/api/path';
import type { Schema } from '@/shared/api/types';
import { useApi } from '../api/query';
import { useHere } from '../frame/staff-context';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { Button } from '../ui/button';
import { counted } from '../ui/money';
import { Badge, Initials, type BadgeKind } from '../ui/parts';
import { Empty, Loaded } from '../ui/states';
import { shortDay, whenOf } from '../ui/times';
import { InviteDialog, InvitedDialog } from './invite-dialog';
import { MemberDialog } from './member-dialog';
import { roleName } from './roles';

export type Member = Schema<'StaffMember'>;
export type Invited = Schema<'StaffInvited'>;

export const membersPath = apiPath('/backoffice/api/staff');

const states: Record<Member['state'], readonly [string, BadgeKind]> = {
  invited: ['Invited', 'info'],
  active: ['Active', 'yes'],
  disabled: ['Disabled', 'fact'],
};

const ways: Record<Member['waysIn'][number], string> = {
  password: 'Password and app code',
  passkey: 'Passkey',
};

/** Who works here and as what; only owners see it. */
export function Screen() {
  const { shopName } = useHere();
  const members = useApi(membersPath);
  const [open, setOpen] = useState<'invite' | Member>();
  const [invited, setInvited] = useState<Invited>();
  const invite = () => setOpen('invite');
  useShortcuts('Staff', [{ keys: 'n', what: 'Invite somebody', run: invite }]);
  const onInvited = (now: Invited) => {
    setOpen(undefined);
    setInvited(now);
  };
  return (
    <>
      <title>{`Staff and roles | ${shopName} back office`}</title>
      <div className="hd">
        <div className="ti">
          <h1>Staff and roles</h1>
          <span className="muted">{members.data && wordsFor(members.data.members)}</span>
        </div>
        <div className="fl acts">
          <Button kind="pri" icon="plus" keys="N" onClick={invite}>
            Invite
          </Button>
        </div>
      </div>
      <Loaded query={members}>
        {(data) =>
          data.members.length === 0 ? (
            <div className="pn">
              <Empty>Nobody has an account yet.</Empty>
            </div>
          ) : (
            <Members members={data.members} onOpen={setOpen} />
          )
        }
      </Loaded>
      {open === 'invite' && <InviteDialog onClose={() => setOpen(undefined)} onInvited={onInvited} />}
      {open !== undefined && open !== 'invite' && (
        <MemberDialog member={open} onClose={() => setOpen(undefined)} onReset={onInvited} />
      )}
      {invited && <InvitedDialog invited={invited} onClose={() => setInvited(undefined)} />}
    </>
  );
}

function wordsFor(members: readonly Member[]): string {
  const waiting = members.filter(({ state }) => state === 'invited').length;
  const people = counted(members.length, 'person', 'people');
  return waiting > 0 ? `${people}, ${waiting} invited` : people;
}

const Members = ({ members, onOpen }: { members: readonly Member[]; onOpen: (member: Member) => void }) => (
  <div className="pn np tw cardt">
    <table className="t">
      <caption className="sr">Everybody who works here</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Roles</th>
          <th scope="col">Sign-in</th>
          <th scope="col">State</th>
          <th scope="col">Last signed in</th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => {
          const { id, name, email, roles, state, waysIn, createdAt, signedInAt } = member;
          return (
            <tr key={id}>
              <td>
                <span className="ii own">
                  <Initials name={name} />
                  <span>
                    <button type="button" className="link" onClick={() => onOpen(member)}>
                      {name}
                    </button>
                    <small className="break">{email}</small>
                  </span>
                </span>
              </td>
              <td>{roles.map(roleName).join(', ')}</td>
              <td>{waysIn.map((way) => ways[way]).join(', ') || 'None yet'}</td>
              <td className="r">
                <Badge kind={states[state][1]}>{states[state][0]}</Badge>
              </td>
              <td>{signedInAt ? whenOf(signedInAt) : `Never; since ${shortDay(createdAt)}`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);
