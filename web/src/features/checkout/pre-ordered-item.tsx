import type { Schema } from '@/shared/api/types';
import { Icon } from '@/shared/ui/icon';
import { Quantity } from '@/shared/ui/quantity';
import { EntryList } from './entry-list';

interface Props {
  entry: Schema<'OrderEntry'>;
  disabled: boolean;
  onQuantity: (quantity: number) => void;
}

/** The product of a pre-order, when it comes, and how many. */
export const PreOrderedItem = ({ entry, disabled, onQuantity }: Props) => (
  <section className="panel pad stack" aria-label={entry.product.name}>
    <EntryList entries={[entry]} />
    {entry.expectedDeliveryMsg && (
      <p className="row small">
        <Icon name="clock" size="s" /> {entry.expectedDeliveryMsg}
      </p>
    )}
    <div className="row">
      <Quantity
        value={entry.quantity}
        max={entry.product.maxOrderQuantity}
        of={entry.product.name}
        disabled={disabled}
        onChange={onQuantity}
      />
    </div>
  </section>
);
