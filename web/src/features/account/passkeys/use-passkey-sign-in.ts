import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { messageOf } from '@/shared/api/errors';
import { text } from '@/shared/i18n/text';
import { goOn } from '../api';
import { askToSignIn, signInWith } from './api';
import { answerFrom, isCancelled, library } from './ceremony';

/** A challenge lives for 5 minutes; a page that stays open asks for another before that. */
const renewedAfter = 4 * 60_000;

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
    let isHere = true;
    const offerInField = async () => {
      const { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } = await library();
      if (!(await browserSupportsWebAuthnAutofill())) return;
      let isOld = true;
      while (isHere && isOld) {
        isOld = false;
        const asked = await askToSignIn();
        if (!isHere) return;
        const timer = setTimeout(() => {
          isOld = true;
          WebAuthnAbortService.cancelCeremony();
        }, renewedAfter);
        const credential = await startAuthentication({
          optionsJSON: asked.publicKey,
          useBrowserAutofill: true,
        }).catch(() => undefined); // cancelled, taken over by the button, or to be renewed
        clearTimeout(timer);
        if (!credential || !isHere) continue;
        try {
          await signInWith(asked, credential);
          goesOn();
        } catch (failure) {
          failed(failure); // whoever wants to try again has the button
        }
      }
    };
    // What cannot be offered there is not missed: the button says what is wrong.
    void offerInField().catch(() => undefined);
    return () => {
      isHere = false;
      void library().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
    };
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
