import type { Cart } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { TextButton } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { Plate } from '@/shared/ui/plate';
import { rand } from '@/shared/ui/price';
import AddLicence from './add-licence';
import { useLicence } from './changes';
import styles from './tv-licence.module.css';

/** The licence a cart's televisions are bought with, or the way to one. */
export default function TvLicence({ cart }: { cart: Cart }) {
  const { busy, remove } = useLicence(cart.isPreOrderCart ? cart.code : undefined);
  const licence = cart.tvLicence;
  if (!licence?.isRequired) return null;
  const sum = (licence.licenseFeeAmount?.value ?? 0) + (licence.outstandingFeeAmount?.value ?? 0);
  return licence.isAdded ? (
    <section className={`panel ${styles.row}`} aria-label={text('tvLicence.title')}>
      <Plate>
        <Icon name="invoice" size="l" />
      </Plate>
      <div className={styles.words}>
        <h2 className={styles.name}>
          {licence.licenceType === 40 ? text('tvLicence.kind.40') : text('tvLicence.kind.7')}
        </h2>
        <p className="tiny muted">{text('tvLicence.forNumber', { number: licence.maskedNumber ?? '' })}</p>
        <TextButton disabled={busy} aria-label={text('tvLicence.remove')} onClick={() => void remove()}>
          {text('action.remove')}
        </TextButton>
      </div>
      <b className="tnum">{sum > 0 ? rand(sum) : text('tvLicence.paidUp')}</b>
    </section>
  ) : (
    <Note kind="warn">
      <p>{text('tvLicence.needed')}</p>
      <AddLicence cart={cart} size="small" kind="secondary" />
    </Note>
  );
}
