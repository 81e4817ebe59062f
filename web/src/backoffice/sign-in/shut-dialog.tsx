import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from '@/shared/state/store';
import { api } from '../api/client';
import { Dialog } from '../ui/dialog';
import { door, opened, shut, type Staff } from './door';
import { SignInForm } from './forms';
import { UnlockForm } from './unlock-form';

/** Over the page while the door is shut; whoever comes in again finds everything as it was. */
export function ShutDialog({ staff }: { staff: Staff }) {
  const state = useStore(door);
  const cache = useQueryClient();
  const onOver = useCallback(() => shut('over'), []);
  if (state === 'open') return null;
  const onIn = (now: Staff) => {
    // Somebody else sits here now: nothing of who was here before is for them.
    if (now.email !== staff.email) return window.location.assign('/backoffice/');
    opened();
    void cache.invalidateQueries();
  };
  const signOut = async () => {
    await api.delete('/backoffice/api/session').catch(() => undefined);
    window.location.assign('/backoffice/');
  };
  const title = state === 'locked' ? 'Locked' : 'Sign in again';
  return (
    <div className="lock">
      <Dialog title={title} key={state}>
        <div className="bd">
          {state === 'locked' ? (
            <UnlockForm name={staff.name} ways={staff.waysIn} onIn={onIn} onOver={onOver} />
          ) : (
            <>
              <p>
                Your session is over. Sign in again here: what you typed stays, and goes on where it stopped.
              </p>
              <SignInForm email={staff.email} onIn={onIn} />
            </>
          )}
          <button type="button" className="link" onClick={() => void signOut()}>
            Not you? Sign out
          </button>
        </div>
      </Dialog>
    </div>
  );
}
