import type { Schema } from '@/shared/api/types';
import { library, type Asked } from './ceremony';

/** A challenge lives for 5 minutes; a page that stays open asks for another before that. */
const renewedAfter = 4 * 60_000;

interface Offer {
  ask: () => Promise<Asked>;
  /** What was picked in the field; whoever wants to try again after a refusal has the button. */
  picked: (asked: Asked, credential: Schema<'PasskeyAssertion'>) => Promise<void>;
}

/** Passkeys among what the browser offers in the field of the email address, until what it returns is called. */
export function offerInField({ ask, picked }: Offer): () => void {
  let isHere = true;
  const offer = async () => {
    const { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } = await library();
    if (!(await browserSupportsWebAuthnAutofill())) return;
    let isOld = true;
    while (isHere && isOld) {
      isOld = false;
      const asked = await ask();
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
      if (credential && isHere) await picked(asked, credential);
    }
  };
  // What cannot be offered there is not missed: the button says what is wrong.
  void offer().catch(() => undefined);
  return () => {
    isHere = false;
    void library().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
  };
}
