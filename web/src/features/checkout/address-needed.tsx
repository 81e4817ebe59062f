import { text } from '@/shared/i18n/text';
import { ButtonLink } from '@/shared/ui/button';
import { Empty } from '@/shared/ui/empty';

/** Instead of the ways of delivery while nobody knows where to. */
export const AddressNeeded = ({ message }: { message?: string }) => (
  <Empty
    drawing="orders"
    title={message ?? text('checkout.addressNeeded')}
    action={
      <ButtonLink href="/account/address/useAddress?route=%2Fcheckout">{text('address.addNew')}</ButtonLink>
    }
  >
    {text('checkout.addressWhy')}
  </Empty>
);
