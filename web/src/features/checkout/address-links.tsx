import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { Icon } from '@/shared/ui/icon';
import type { Checkout } from './api';
import layout from './layout.module.css';

type Address = NonNullable<Checkout['deliveryAddress']>;

/** What can be done about the address of a cart under way: it is corrected here, and changed in the cart. */
export function AddressLinks({ address }: { address: Address }) {
  const form = `/account/address/useAddress/${address.id ?? ''}?route=%2Fcheckout`;
  return (
    <>
      {address.isInvalidAddress ? (
        <Link className="small" href={form}>
          {text('address.correct')}
        </Link>
      ) : (
        <p className={`tiny ${layout.fixed}`}>
          <Icon name="info" size="s" />
          <span>
            {text('checkout.addressFixed')} <Link href="/cart">{text('checkout.back')}</Link>
          </span>
        </p>
      )}
      {!address.vatNumber && (
        <Link className="small" href={`${form}&for=business`}>
          {text('checkout.forBusiness')}
        </Link>
      )}
    </>
  );
}
