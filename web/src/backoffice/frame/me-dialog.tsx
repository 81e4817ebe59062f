import { go } from '../address/address';
import { api } from '../api/client';
import { shut } from '../sign-in/door';
import { roleName } from '../staff/roles';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Facts } from '../ui/parts';
import { say } from '../ui/toast';
import { whenOf } from '../ui/times';
import { useHere } from './staff-context';

/** Locks the screen at once; what is on it stays below. */
export async function lockNow(): Promise<void> {
  try {
    await api.post('/backoffice/api/session/lock');
    shut('locked');
  } catch {
    say('The screen could not be locked: the server does not answer.', true);
  }
}

/** Who one is, and the ways out. */
export function MeDialog({ onClose, onKeys }: { onClose: () => void; onKeys: () => void }) {
  const { staff } = useHere();
  const signOut = async () => {
    try {
      await api.delete('/backoffice/api/session');
      window.location.assign('/backoffice/');
    } catch {
      say('You are still signed in: the server does not answer.', true);
    }
  };
  return (
    <Dialog title={staff.name} onClose={onClose}>
      <div className="bd">
        <Facts
          facts={[
            { name: 'Email', value: staff.email },
            { name: 'Roles', value: staff.roles.map(roleName).join(', ') },
            { name: 'Signed in until', value: whenOf(staff.expiresAt) },
            { name: 'Locks by itself after', value: `${Math.round(staff.idleLockAfterSeconds / 60)} min` },
          ]}
        />
        <div className="fl">
          <Button
            icon="key"
            onClick={() => {
              onClose();
              go('/me');
            }}
          >
            My sign-in
          </Button>
          <Button icon="help" onClick={onKeys}>
            Keys
          </Button>
          <Button
            icon="lock"
            onClick={() => {
              onClose();
              void lockNow();
            }}
          >
            Lock now
          </Button>
          <Button icon="out" onClick={() => void signOut()}>
            Sign out
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
