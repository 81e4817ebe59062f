import { text } from '@/shared/i18n/text';
import { ButtonLink } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { useReturnEntries } from './entries';
import { itemsAt } from './paths';

interface Props {
  orderCode: string;
  /** Something of it has been handed over. */
  isDelivered: boolean;
}

/** The way to return something of an order, where something of it may come back; why not, where its time is over. */
export function ReturnLink({ orderCode, isDelivered }: Props) {
  const { data } = useReturnEntries(isDelivered ? orderCode : null);
  if (!data) return null;
  if (data.isReturnable)
    return (
      <ButtonLink size="small" kind="secondary" href={itemsAt(orderCode)}>
        <Icon name="ret" size="s" /> {text('return.anItem')}
      </ButtonLink>
    );
  const entries = data.shipments.flatMap((shipment) => shipment.entries);
  const over = entries.find(({ notReturnableReason }) => notReturnableReason === 'windowClosed');
  return over ? <p className="small muted">{over.notReturnableMsg}</p> : null;
}
