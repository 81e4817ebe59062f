import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { Checkbox, TextField } from '@/shared/ui/field';
import { MobileField } from '@/shared/ui/mobile-field';
import { Note } from '@/shared/ui/note';
import type { Address } from './api';
import { different, self, type ModeDraft } from './draft';
import { Problem } from './problem';
import { modeAt } from './paths';
import type { ModeProblems } from './rules';
import styles from './returns.module.css';

interface Props {
  orderCode: string;
  mode: ModeDraft;
  /** Where the order went. */
  where?: Address;
  others: readonly Address[];
  problems: ModeProblems;
  onChange: (to: Partial<ModeDraft>) => void;
}

/** An address in one line. */
export const lineOf = ({ formattedAddress, line1, line2, town, postalCode }: Address): string =>
  formattedAddress || [[line2, line1].filter(Boolean).join(' '), town, postalCode].filter(Boolean).join(', ');

/** From where it is collected, and who hands it over. */
export function Pickup({ orderCode, mode, where, others, problems, onChange }: Props) {
  const { recepientDetail: who, requestPickupType } = mode;
  const changeWho = (to: Partial<typeof who>) => onChange({ recepientDetail: { ...who, ...to } });
  const known = where ? others.filter((address) => lineOf(address) !== lineOf(where)) : others;
  return (
    <>
      <fieldset className={`panel pad ${styles.main}`}>
        <legend className="sr">{text('return.whereFrom')}</legend>
        <h2 aria-hidden="true">{text('return.whereFrom')}</h2>
        {where && (
          <Checkbox
            type="radio"
            name="address"
            label={lineOf(where)}
            checked={!mode.addressId}
            onChange={() => onChange({ addressId: undefined })}
          />
        )}
        {known.map((address) => (
          <Checkbox
            key={address.id}
            type="radio"
            name="address"
            label={lineOf(address)}
            checked={mode.addressId === address.id}
            onChange={() => onChange({ addressId: address.id })}
          />
        ))}
        {!where && known.length === 0 && <Note>{text('return.noPickup')}</Note>}
        {problems.address && <Problem>{problems.address}</Problem>}
        <p>
          <Link href={`/account/address/new?route=${encodeURIComponent(modeAt(orderCode))}`}>
            {text('return.otherAddress')}
          </Link>
        </p>
      </fieldset>
      <fieldset className={`panel pad ${styles.main}`}>
        <legend className="sr">{text('return.whoHands')}</legend>
        <h2 aria-hidden="true">{text('return.whoHands')}</h2>
        <div className={styles.who}>
          <Checkbox
            type="radio"
            name="who"
            label={text('return.self')}
            checked={requestPickupType === self}
            onChange={() => onChange({ requestPickupType: self })}
          />
          <Checkbox
            type="radio"
            name="who"
            label={text('return.different')}
            checked={requestPickupType === different}
            onChange={() => onChange({ requestPickupType: different })}
          />
        </div>
        {requestPickupType === different && (
          <div className={styles.pair}>
            <TextField
              label={text('checkout.recipientName')}
              maxLength={80}
              autoComplete="off"
              value={who.name}
              error={problems.name}
              onChange={({ target }) => changeWho({ name: target.value })}
            />
            <MobileField
              autoComplete="off"
              value={who.uid}
              error={problems.uid}
              onChange={({ target }) => changeWho({ uid: target.value })}
            />
          </div>
        )}
      </fieldset>
    </>
  );
}
