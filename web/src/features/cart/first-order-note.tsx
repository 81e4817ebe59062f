import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { useFirstOrderOffer } from '@/shared/session/first-order-offer';
import { useIsLoggedIn } from '@/shared/session/session';
import { Note } from '@/shared/ui/note';

/** What signing up gives a guest's cart; a new customer's cart has it already. */
export function FirstOrderNote() {
  const offer = useFirstOrderOffer();
  const isLoggedIn = useIsLoggedIn();
  if (isLoggedIn !== false || !offer) return null;
  return (
    <Note>
      {offer} {text('cart.firstOrderSignIn')}{' '}
      <Link href="/account/signup?route=%2Fcart">{text('account.createAccount')}</Link>
    </Note>
  );
}
