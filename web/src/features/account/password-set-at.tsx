import { dayOf } from '@/shared/i18n/dates';
import { text } from '@/shared/i18n/text';

/** When the password was last changed; nothing where the shop does not know. */
export const PasswordSetAt = ({ at }: { at?: string }) =>
  at ? <p className="small muted">{text('account.passwordSetAt', { day: dayOf(at) })}</p> : null;
