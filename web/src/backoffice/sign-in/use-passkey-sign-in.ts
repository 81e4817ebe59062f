import { useEffect, useEffectEvent, useState } from 'react';
import { answerFrom } from '@/shared/passkeys/ceremony';
import { offerInField } from '@/shared/passkeys/offer-in-field';
import type { Staff } from './door';
import { askToSignIn, signInWith } from './passkeys';
import { useCeremony, type Ceremony } from './use-ceremony';

async function signIn(): Promise<Staff> {
  const asked = await askToSignIn();
  return signInWith(asked, await answerFrom(asked.publicKey));
}

/** By a button, or picked from what the browser offers in the field of the email address. */
export function usePasskeySignIn(canUse: boolean, onIn: (staff: Staff) => void): Ceremony {
  const [round, setRound] = useState(0);
  const way = useCeremony(signIn, onIn);
  const isIn = useEffectEvent(onIn);
  const failed = useEffectEvent(way.failed);
  useEffect(() => {
    if (!canUse) return;
    return offerInField({
      ask: askToSignIn,
      picked: async (asked, credential) => {
        try {
          isIn(await signInWith(asked, credential));
        } catch (failure) {
          failed(failure);
        }
      },
    });
  }, [canUse, round]);
  const run = async () => {
    await way.run();
    setRound((before) => before + 1); // the button took over from the field
  };
  return { ...way, run };
}
