import { LatestOrder } from '@/features/orders/latest-order';
import { useLatestOrders } from '@/features/orders/use-latest-orders';
import { text } from '@/shared/i18n/text';
import { Link } from '@/shared/routing/routing';
import { useIsLoggedIn } from '@/shared/session/session';
import { ButtonLink } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

/** What most questions are about; a guest is asked to sign in for it. */
export default function YourOrder() {
  const isLoggedIn = useIsLoggedIn();
  const { data } = useLatestOrders();
  if (isLoggedIn === false)
    return (
      <Note>
        <Link href={`/account/login?route=${encodeURIComponent('/account/helpandsupport')}`}>
          {text('account.signIn')}
        </Link>{' '}
        {text('help.guest')}
      </Note>
    );
  const [order] = data?.orders ?? [];
  return order ? (
    <LatestOrder order={order}>
      <ButtonLink size="small" kind="secondary" href="/account/writetous?new=1">
        {text('help.problem')}
      </ButtonLink>
    </LatestOrder>
  ) : null;
}
