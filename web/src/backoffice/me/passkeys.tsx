import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schema } from '@/shared/api/types';
import { useCanUsePasskeys } from '@/shared/passkeys/support';
import { refresh } from '../api/query';
import { useHere } from '../frame/staff-context';
import { CeremonyOutcome } from '../sign-in/passkey-way';
import { addPasskey } from '../sign-in/passkeys';
import { useCeremony } from '../sign-in/use-ceremony';
import { Button } from '../ui/button';
import { Panel } from '../ui/parts';
import { Empty, Note } from '../ui/states';
import { say } from '../ui/toast';
import { ConfirmDialog, mustConfirm } from './confirm-dialog';
import { NameDialog } from './name-dialog';
import { onlyWayOf } from './only-way';
import { PasskeyTable } from './passkey-table';
import { RemoveDialog } from './remove-dialog';

export type Passkey = Schema<'Passkey'>;

type Open =
  | { kind: 'name' | 'remove'; passkey: Passkey }
  /** Who is there is to be shown before one is added. */
  | { kind: 'confirm' };

/** One's own passkeys: added, named and removed. */
export function Passkeys({ passkeys, most }: Schema<'Passkeys'>) {
  const cache = useQueryClient();
  const { staff, renew } = useHere();
  const canUse = useCanUsePasskeys();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const changed = async (words: string) => {
    setOpen(undefined);
    say(words);
    await Promise.all([refresh(cache, '/backoffice/api/session/passkeys'), renew?.()]);
  };
  const adding = useCeremony(
    addPasskey,
    ({ name }) => changed(`${name} is added: it signs you in from now on.`),
    (failure) => {
      const asks = mustConfirm(failure);
      if (asks) setOpen({ kind: 'confirm' });
      return asks;
    },
  );
  const onlyWay = onlyWayOf(passkeys, staff.waysIn);
  const isFull = passkeys.length >= most;
  const add = canUse && !isFull && (
    <Button kind="pri" icon="plus" busy={adding.busy} onClick={() => void adding.run()}>
      Add a passkey
    </Button>
  );
  return (
    <Panel title="Passkeys" className="narrow" beside={<span className="push">{add}</span>}>
      <p className="muted">
        A passkey stays on your device and signs you in by fingerprint, face or PIN: in place of password and
        code. It cannot be phished or guessed.
      </p>
      <CeremonyOutcome way={adding} />
      {!canUse && <Note>This browser has no passkeys for this address. Add one from another browser.</Note>}
      {isFull && <Note>You have {most} passkeys, which is as many as there can be. Remove one first.</Note>}
      {passkeys.length === 0 ? (
        <Empty>No passkeys yet.</Empty>
      ) : (
        <PasskeyTable
          passkeys={passkeys}
          onlyWay={onlyWay}
          onName={(passkey) => setOpen({ kind: 'name', passkey })}
          onRemove={(passkey) => setOpen({ kind: 'remove', passkey })}
        />
      )}
      {open?.kind === 'name' && (
        <NameDialog
          passkey={open.passkey}
          onClose={close}
          onDone={() => void changed('The name is saved.')}
        />
      )}
      {open?.kind === 'remove' && (
        <RemoveDialog
          passkey={open.passkey}
          onClose={close}
          onDone={() => void changed(`${open.passkey.name} is removed.`)}
        />
      )}
      {open?.kind === 'confirm' && (
        <ConfirmDialog
          onClose={close}
          onConfirmed={() => {
            setOpen(undefined);
            void adding.run();
          }}
        />
      )}
    </Panel>
  );
}
