import { text } from '@/shared/i18n/text';
import { useKept } from '@/shared/state/kept';
import { Checkbox } from '@/shared/ui/field';
import { staysSignedIn } from './stays-signed-in';

/** Ticked unless somebody said no in this tab: without it the session ends with the browser, after half a day at most. */
export function KeepSignedIn() {
  const stays = useKept(staysSignedIn, true);
  return (
    <Checkbox
      label={text('account.keepSignedIn')}
      hint={stays ? undefined : text('account.notKeptSignedIn')}
      checked={stays}
      onChange={(event) => staysSignedIn.set(event.target.checked)}
    />
  );
}
