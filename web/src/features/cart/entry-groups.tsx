import { useRef } from 'react';
import { text } from '@/shared/i18n/text';
import { rand } from '@/shared/ui/price';
import type { Schema } from '@/shared/api/types';
import { type Entry, type EntryGroup } from './entries';
import { EntryRow, GiftRow, type Focused } from './entry-row';
import styles from './entry-groups.module.css';

interface Props {
  groups: EntryGroup[];
  gifts: Entry[];
  busy?: number;
  onQuantity: (entry: Entry, quantity: number) => void;
  onRemove: (entry: Entry) => void;
  onMoveToWishlist?: (entry: Entry) => void;
}

/** What is in the cart: each deal in a panel of its own that says what it saves, then the rest, then gifts. */
export function EntryGroups({ groups, gifts, busy, onQuantity, onRemove, onMoveToWishlist }: Props) {
  const focusedRef = useRef<Focused>(undefined);
  return (
    <>
      {groups.map(({ deal, entries }) => (
        <section key={deal?.promotion?.code ?? 'rest'} className="panel" aria-label={deal?.description}>
          {deal && <DealHead deal={deal} />}
          <ul>
            {entries.map((entry) => (
              <EntryRow
                key={entry.product.code}
                entry={entry}
                focusedRef={focusedRef}
                busy={busy === entry.entryNumber}
                onQuantity={(quantity) => onQuantity(entry, quantity)}
                onRemove={() => onRemove(entry)}
                onMoveToWishlist={onMoveToWishlist && (() => onMoveToWishlist(entry))}
              />
            ))}
          </ul>
        </section>
      ))}
      {gifts.length > 0 && (
        <ul className="panel">
          {gifts.map((entry) => (
            <GiftRow key={entry.entryNumber} entry={entry} />
          ))}
        </ul>
      )}
    </>
  );
}

const DealHead = ({ deal: { description, discount } }: { deal: Schema<'PromotionResult'> }) => (
  <div className={styles.head}>
    <span className={styles.applied}>{text('cart.bundleApplied')}</span>
    <span className={styles.title}>{description}</span>
    {discount && <span className={styles.save}>{text('cart.save', { amount: rand(discount.value) })}</span>}
  </div>
);

/** Against former prices and without any promotion. */
function savedOn({ entries = [], totalDiscounts }: Schema<'Cart'>): number {
  const reduced = entries
    .filter(({ giveAway }) => !giveAway)
    .map(({ product: { price, wasPrice }, quantity }) =>
      price && wasPrice ? (wasPrice.value - price.value) * quantity : 0,
    );
  return reduced.reduce((sum, each) => sum + each, totalDiscounts?.value ?? 0);
}

export function YouSave({ cart }: { cart: Schema<'Cart'> }) {
  const saved = savedOn(cart);
  return saved > 0 ? <p className={styles.yousave}>{text('cart.youSave', { amount: rand(saved) })}</p> : null;
}
