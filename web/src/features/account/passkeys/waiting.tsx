import { text } from '@/shared/i18n/text';
import { Note } from '@/shared/ui/note';

/** The device asks the customer now. */
export const Waiting = () => (
  <Note live>
    <b>{text('passkey.waiting')}</b>
    <p>{text('passkey.waitingText')}</p>
  </Note>
);
