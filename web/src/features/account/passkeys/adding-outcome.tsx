import { text } from '@/shared/i18n/text';
import { Note } from '@/shared/ui/note';
import type { AddPasskey } from './use-add-passkey';
import { Waiting } from './waiting';

/** What becomes of a passkey being made: the device asks, the customer closed that, or it went wrong. */
export const AddingOutcome = ({ flow }: { flow: AddPasskey }) => (
  <>
    {flow.isAsking && <Waiting />}
    {flow.isCancelled && (
      <Note kind="warn" live>
        <b>{text('passkey.noneSaved')}</b> {text('passkey.noneSavedText')}
      </Note>
    )}
    {flow.problem && (
      <Note kind="bad" live>
        {flow.problem}
      </Note>
    )}
  </>
);
