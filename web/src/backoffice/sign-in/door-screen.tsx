import { useEffect, useState, type ReactNode } from 'react';
import { Awning } from '@/shared/ui/awning';
import type { Schema } from '@/shared/api/types';
import { api } from '../api/client';
import { useMove } from '../api/use-move';
import { wordsOf } from '../api/words';
import { go } from '../address/address';
import { Button } from '../ui/button';
import { Note } from '../ui/states';
import type { Staff } from './door';
import { SignInForm } from './forms';
import { UnlockForm } from './unlock-form';

/** The only page with the awning: the shop's name, one card. */
export const DoorFrame = ({
  shopName,
  title,
  children,
}: {
  shopName: string;
  title: string;
  children: ReactNode;
}) => (
  <div className="door">
    <title>{`${title} | ${shopName} back office`}</title>
    <header className="on-brand">
      <span className="shop-word">{shopName}</span>
      <div className="awning-at">
        <Awning />
      </div>
    </header>
    <main>
      <section className="card">
        <h1>{title}</h1>
        {children}
      </section>
    </main>
    <footer className="tiny muted">Every sign-in is logged.</footer>
  </div>
);

interface Props {
  door: Schema<'StaffDoor'>;
  onIn: (staff: Staff) => void;
}

export function DoorScreen({ door, onIn }: Props) {
  const [isOver, setOver] = useState(false);
  const link = /^#link=(.+)$/.exec(window.location.hash)?.[1];
  if (link)
    return (
      <DoorFrame shopName={door.shopName} title="Sign in by link">
        <LinkStep token={link} onIn={onIn} />
      </DoorFrame>
    );
  if (door.state === 'locked' && !isOver)
    return (
      <DoorFrame shopName={door.shopName} title="Locked">
        <UnlockForm
          name={door.lockedName ?? 'the person who signed in'}
          ways={door.lockedWaysIn ?? ['password']}
          onIn={onIn}
          onOver={() => setOver(true)}
        />
      </DoorFrame>
    );
  return (
    <DoorFrame shopName={door.shopName} title="Staff sign-in">
      <SignInForm onIn={onIn} />
    </DoorFrame>
  );
}

/** A link is good once: only a press uses it, not a mail program that looks at it. */
function LinkStep({ token, onIn }: { token: string; onIn: (staff: Staff) => void }) {
  const move = useMove(
    () => api.post('/backoffice/api/session/link', { body: { token } }),
    (staff) => {
      go('/', { replace: true });
      onIn(staff);
    },
  );
  useEffect(() => () => window.history.replaceState(null, '', '/backoffice/'), []);
  return (
    <>
      <p>This link signs you in once, without password and code.</p>
      {move.problem && (
        <Note kind="bad" live>
          {wordsOf(move.problem)}
        </Note>
      )}
      <Button kind="pri" big busy={move.busy} onClick={() => void move.send(undefined)}>
        Sign in
      </Button>
    </>
  );
}
