import { useState } from 'react';
import { text } from '@/shared/i18n/text';
import { useConfirmed } from '../use-confirmed';
import { addPasskey, useRefreshPasskeys, type Passkey } from './api';
import { isCancelled, isThereAlready } from '@/shared/passkeys/ceremony';

export type AddPasskey = ReturnType<typeof useAddPasskey>;

/** Makes a passkey on this device. `isAsking`: the device asks now; `isCancelled`: the customer closed that. */
export function useAddPasskey(onAdded: (made: Passkey) => void) {
  const refresh = useRefreshPasskeys();
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<'cancelled' | 'there'>();
  const confirmed = useConfirmed();
  const add = () =>
    confirmed.run(async () => {
      setOutcome(undefined);
      try {
        const made = await addPasskey(() => setAsking(true));
        await refresh();
        onAdded(made);
      } catch (failure) {
        if (isCancelled(failure)) setOutcome('cancelled');
        else if (isThereAlready(failure)) setOutcome('there');
        else throw failure;
      } finally {
        setAsking(false);
      }
    });
  return {
    add,
    isAsking,
    isCancelled: outcome === 'cancelled',
    isBusy: confirmed.isBusy,
    mustConfirm: confirmed.mustConfirm,
    confirmed: confirmed.confirmed,
    problem: outcome === 'there' ? text('passkey.hereAlready') : confirmed.problem,
  };
}
