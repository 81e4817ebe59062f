import { ChangePlace } from '@/features/location/change-place';
import { text } from '@/shared/i18n/text';
import { defaultPlace, displayAddress, usePlace } from '@/shared/session/place';
import { Note } from '@/shared/ui/note';

/** Where the cart goes to, and how to change it. */
export function DeliveredTo() {
  const place = usePlace() ?? defaultPlace();
  return (
    <Note>
      {text('cart.placeNote')} <b>{displayAddress(place)}</b>. {text('address.changeInCart')} <ChangePlace />
    </Note>
  );
}
