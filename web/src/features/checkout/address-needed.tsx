import type { Cart } from '@/shared/api/types';
import { text } from '@/shared/i18n/text';
import { ButtonLink } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';
import { CartPanel } from './cart-panel';
import layout from './layout.module.css';

interface Props {
  message?: string;
  /** What is being checked out. */
  cart?: Cart;
}

/** Instead of the ways of delivery while nobody knows where to; what it comes to stays in view. */
export const AddressNeeded = ({ message, cart }: Props) => (
  <div className={`wrap ${layout.columns}`}>
    <div className={`panel ${layout.main}`}>
      <Empty
        drawing="orders"
        title={message ?? text('checkout.addressNeeded')}
        action={
          <ButtonLink href="/account/address/useAddress?route=%2Fcheckout">
            {text('address.addNew')}
          </ButtonLink>
        }
      >
        {text('checkout.addressWhy')}
      </Empty>
    </div>
    {cart && <CartPanel cart={cart} />}
  </div>
);
