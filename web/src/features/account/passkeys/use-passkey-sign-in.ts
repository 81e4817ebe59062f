import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { answerFrom, isCancelled } from '@/shared/passkeys/ceremony';
import { offerInField } from '@/shared/passkeys/offer-in-field';
import { goOn } from '../api';
import { askToSignIn, signInWith } from './api';

/**
 * Signing in with a passkey: by a button, or picked from what the browser offers in the field of the email address.
 * `problem` is a refusal, `hint` a quiet word that nothing happened.
 */
export function usePasskeySignIn(canUse: boolean, route: string | null) {
  const [problem, setProblem] = useState('');
  const [hint, setHint] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [round, setRound] = useState(0);

  const failed = useCallback((failure: unknown) => {
    if (isCancelled(failure)) setHint(text('passkey.cancelled'));
    else setProblem(messageOf(failure));
  }, []);
  const goesOn = useEffectEvent(() => goOn(route, { offersPasskey: false }));

  useEffect(() => {
    if (!canUse) return;
    return offerInField({
      ask: askToSignIn,
      picked: async (asked, credential) => {
        try {
          await signInWith(asked, credential);
          goesOn();
        } catch (failure) {
          failed(failure);
        }
      },
    });
  }, [canUse, round, failed]);

  const signIn = async () => {
    setProblem('');
    setHint('');
    setBusy(true);
    try {
      const asked = await askToSignIn();
      await signInWith(asked, await answerFrom(asked.publicKey));
      goOn(route, { offersPasskey: false });
    } catch (failure) {
      failed(failure);
      setRound((before) => before + 1); // the button took over from the field
    } finally {
      setBusy(false);
    }
  };
  return { signIn, problem, hint, isBusy };
}
