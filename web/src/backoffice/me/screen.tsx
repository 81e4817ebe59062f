import { apiPath } from '@/shared/api/path';
import { useApi } from '../api/query';
import { useHere } from '../frame/staff-context';
import { roleName } from '../staff/roles';
import { Facts, Panel } from '../ui/parts';
import { Loaded } from '../ui/states';
import { Passkeys } from './passkeys';

export const passkeysPath = apiPath('/backoffice/api/session/passkeys');

/** How one comes in: passkeys of one's own, and whether there is a password. */
export function Screen() {
  const { staff, shopName } = useHere();
  const passkeys = useApi(passkeysPath);
  return (
    <>
      <title>{`My sign-in | ${shopName} back office`}</title>
      <div className="hd">
        <div className="ti">
          <h1>My sign-in</h1>
        </div>
      </div>
      <Panel title={staff.name} className="narrow">
        <Facts
          facts={[
            { name: 'Email', value: staff.email },
            { name: 'Roles', value: staff.roles.map(roleName).join(', ') },
            {
              name: 'Password and app code',
              value: staff.waysIn.includes('password') ? 'Set up' : 'Not set up; passkeys only',
            },
          ]}
        />
        <p className="tiny muted">
          Lost your password, phone or computer? Ask an owner for a new invitation.
        </p>
      </Panel>
      <Loaded query={passkeys}>{(data) => <Passkeys {...data} />}</Loaded>
    </>
  );
}
